import type { PaymentMethodCode } from '#domain/payment-method.ts'
import type { numberedReasons, refundReasons, RefundReason } from '#domain/refund-reasons.ts'

/** Why an order, an item or a payment changed (`order_event.reason`), with the words that staff read. */
export const eventReasons = {
  checkout: 'checkout',
  places_taken: 'places taken',
  card: 'card',
  bank_transfer: 'bank_transfer',
  pay_later: 'pay_later',
  payment_page: 'payment page requested',
  payment_declined: 'payment declined',
  payment_expired: 'payment expired',
  payment_link: 'payment link sent',
  confirmed_by_supplier: 'confirmed by the supplier',
  transfer_received: 'money of the transfer received',
  paid: 'paid',
  late_money: 'late money',
  late_money_places_taken: 'late money, places taken again',
  late_money_ordered_again: 'late money, ordered again',
  late_money_places_gone: 'late money, places gone',
  rejected: 'rejected',
  no_answer: 'no answer in time',
  hold_ended: 'hold ended',
  unpaid: 'not paid by the deadline',
  replaced: 'replaced by a new checkout',
  short_accepted: 'transfer accepted although a little is missing',
  rest_waived: 'rest too small to be paid, waived',
  cancelled_by_buyer: 'cancelled by the buyer',
  cancelled_by_staff: 'cancelled by staff',
  refunded_by_staff: 'refunded by staff',
  rebooked_by_buyer: 'moved to another date by the buyer',
  rebooked_by_staff: 'moved to another date by staff',
  date_change_begun: 'dearer date held until it is paid',
  date_change_ended: 'dearer date no longer held',
  ticket_shown: 'ticket shown',
  ticket_undone: 'check-in undone',
  no_show: 'did not come',
  guest_changed: 'guest details changed',
  party_size_changed: 'number of people changed',
  special_request_changed: 'special request changed',
  guests_messaged: 'message to all guests of the departure',
  places_gone: 'places_gone',
  ordered_again: 'ordered_again',
  unmatched: 'unmatched',
  not_moved: 'paid for a date that the booking could not be moved to',
} as const satisfies Record<string, string> & Record<PaymentMethodCode | (typeof refundReasons)[number], string>

export type EventReason = keyof typeof eventReasons

/** A reason as an SQL literal. */
export const reasonSql = (reason: EventReason | RefundReason) => `'${reason}'`

/** Whether the column of a refund's reason is of the kind. */
export const isOfKindSql = (column: string, kind: (typeof numberedReasons)[number]) => `${column} like '${kind}\\_%'`

/** The index `order_event_late` is of the same reasons. */
export const lateReasons = [
  'late_money',
  'late_money_places_taken',
  'late_money_ordered_again',
  'late_money_places_gone',
] as const satisfies EventReason[]

/** Words of an event's reason; the event of a refund has the refund's reason. `note`: what staff wrote. */
export function wordsOfReason(reason: string, note: string): string {
  const words = Object.hasOwn(eventReasons, reason) ? eventReasons[reason as EventReason] : reason
  return note === '' ? words : `${words}: ${note}`
}
