/** Given once to a booking or payment. */
export const refundReasons = [
  'cancelled_by_buyer',
  'cancelled_by_staff',
  'places_gone',
  'ordered_again',
  'unmatched',
  'not_moved',
] as const

/**
 * Given several times, with a number that tells them apart: of a surplus the captured amount in minor units, because each
 * capture has its own; of a cheaper date the id of its rebooking; of goodwill what was refunded for the booking before it.
 */
export const numberedReasons = ['surplus', 'rebooked', 'goodwill'] as const
type NumberedReason = (typeof numberedReasons)[number]

/** Why money is refunded (`refund.reason`). */
export type RefundReason = (typeof refundReasons)[number] | `${NumberedReason}_${number}`
export type RefundKind = (typeof refundReasons)[number] | NumberedReason

/** The reason without its number. An event also has reasons of its own, which stay as they are. */
export function kindOfReason<Reason extends string>(reason: Reason): RefundKind | Exclude<Reason, RefundReason> {
  const [, kind] = /^([a-z]+)_\d+$/.exec(reason) ?? []
  return numberedReasons.find((one) => one === kind) ?? (reason as RefundKind | Exclude<Reason, RefundReason>)
}
