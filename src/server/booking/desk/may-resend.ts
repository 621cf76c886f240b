import { itemSets, type ItemState } from '#domain/item-states.ts'
import { orderSets, type OrderState } from '#domain/order-states.ts'
import type { GuestMessageKind } from '#server/outbox/message-kinds.ts'

interface MailNow {
  /** The state of the activity that the mail is about. Null: the mail is about the order. */
  itemState: ItemState | null
  /** Whether no later mail is about a move of the same activity. */
  isLatestMove: boolean
  state: OrderState
  isTransfer: boolean
  /** Whether the deadline of the order has not passed. */
  isInTime: boolean
  /** Whether the sent text is stored: retention erases it together with the text that staff wrote. */
  hasText: boolean
}

const isBooked = ({ state }: MailNow) => orderSets.booked.includes(state)
const isPayable = ({ state, isInTime }: MailNow) => orderSets.payable.includes(state) && isInTime
const isPaying = ({ state, isInTime }: MailNow) => orderSets.paying.includes(state) && isInTime
const isTransferable = (mail: MailNow) => mail.isTransfer && isPaying(mail)
const isUnanswered = ({ state, isInTime }: MailNow) => orderSets.unanswered.includes(state) && isInTime
const isUnsuccessful = ({ state }: MailNow) => orderSets.unsuccessful.includes(state)
const isCalledOff = ({ itemState }: MailNow) => itemState !== null && itemSets.called_off.includes(itemState)
const isLive = ({ itemState }: MailNow) => itemState !== null && itemSets.live.includes(itemState)
const isMoved = (mail: MailNow) => isLive(mail) && mail.isLatestMove

/** Conditions under which each mail is still true. A mail is composed again when it is resent. */
const conditions: Record<GuestMessageKind, (mail: MailNow) => boolean> = {
  order_confirmed: isBooked,
  order_confirmed_late: isBooked,
  order_partially_confirmed_late: isBooked,
  order_failed_late: isUnsuccessful,
  order_reserved: isPayable,
  order_accepted: isPayable,
  order_payment_link: isPayable,
  order_reminder: isPayable,
  order_last_reminder: isPayable,
  order_payment_failed: isPayable,
  order_in_progress: isPaying,
  order_transfer: isTransferable,
  order_transfer_part: isTransferable,
  order_transfer_expired: isUnsuccessful,
  order_unpaid: isUnsuccessful,
  order_hold_ended: isUnsuccessful,
  order_on_hold: isUnanswered,
  order_rejected: isUnsuccessful,
  order_unanswered: isUnsuccessful,
  booking_cancelled: isCalledOff,
  booking_refunded: () => true,
  booking_rebooked: isMoved,
  // Its deadline goes on: staff withdraw it and send another one.
  booking_date_link: () => false,
  booking_date_kept: isLive,
  booking_date_refunded: isLive,
  departure_cancelled: isCalledOff,
  departure_moved: isMoved,
  departure_message: (mail) => isLive(mail) && mail.hasText,
  guest_changed: () => true,
}

/** Whether a mail to the guest is still true and may be sent again. */
export function mayResend(kind: GuestMessageKind, mail: MailNow): boolean {
  return conditions[kind](mail)
}

/** Kinds of mails about the move of an activity. */
export const moveKinds = ['booking_rebooked', 'departure_moved'] as const satisfies GuestMessageKind[]
