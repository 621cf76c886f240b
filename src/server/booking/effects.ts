import type { OperatorMessageKind, OrderMessageKind } from '#server/outbox/message-kinds.ts'
import type { EventReason } from './event-reasons.ts'

export interface Effect {
  /** Of the event. Null: the method of payment that the buyer chose. */
  reason: EventReason | null
  /** The mail to the buyer; its WhatsApp copy follows from its kind (outbox/message-kinds.ts). */
  buyer:
    | OrderMessageKind
    | 'booking_cancelled'
    | 'booking_refunded'
    | 'booking_rebooked'
    | 'booking_date_link'
    | 'booking_date_kept'
    | 'booking_date_refunded'
    | 'departure_cancelled'
    | 'departure_moved'
    | null
  /** The mail to the site's operator. */
  operator: OperatorMessageKind | null
  /** Removes the booked items from the cart. */
  emptiesCart: boolean
  /** What becomes of the accepted quote. */
  quote: 'booked' | 'ended' | null
}

const nothing = { buyer: null, operator: null, emptiesCart: false, quote: null } as const
const ended = { ...nothing, quote: 'ended' } as const
const booked = { ...nothing, emptiesCart: true, quote: 'booked' } as const

/** The effects of each change of an order, in the transaction of the change. */
export const effects = {
  // By the state of the new order.
  placed: {
    awaiting_payment: { ...nothing, reason: null },
    awaiting_supplier: {
      reason: null,
      buyer: 'order_on_hold',
      operator: 'staff_on_hold',
      emptiesCart: true,
      quote: null,
    },
    pay_later: { reason: null, buyer: 'order_reserved', operator: 'staff_reserved', emptiesCart: true, quote: null },
  },
  placedByTransfer: { ...nothing, reason: null, buyer: 'order_transfer', emptiesCart: true },
  accepted: { ...nothing, reason: 'confirmed_by_supplier', buyer: 'order_accepted' },
  linkSent: { ...nothing, reason: 'payment_link', buyer: 'order_payment_link' },
  partReceived: { ...nothing, reason: null, buyer: 'order_transfer_part' },
  confirmed: { ...booked, reason: 'paid', buyer: 'order_confirmed' },
  // By the state that late money leads to.
  late: {
    confirmed: { ...booked, reason: 'late_money', buyer: 'order_confirmed_late' },
    partially_confirmed: { ...booked, reason: 'late_money', buyer: 'order_partially_confirmed_late' },
    failed: { ...nothing, reason: 'late_money', buyer: 'order_failed_late' },
  },
  /** A card was declined and the order still waits for its money. */
  declined: { ...nothing, reason: 'payment_declined', buyer: 'order_payment_failed' },
  /** The provider has the payment and has not settled it. */
  underWay: { ...nothing, reason: null, buyer: 'order_in_progress' },
  holdEnded: { ...ended, reason: 'hold_ended', buyer: 'order_hold_ended' },
  transferExpired: { ...ended, reason: 'hold_ended', buyer: 'order_transfer_expired' },
  unpaid: { ...ended, reason: 'unpaid', buyer: 'order_unpaid' },
  unanswered: { ...ended, reason: 'no_answer', buyer: 'order_unanswered', operator: 'staff_unanswered' },
  /** Other activities of the request were confirmed in time, and await their payment. */
  partlyUnanswered: { ...nothing, reason: 'no_answer', operator: 'staff_partly_unanswered' },
  rejected: { ...ended, reason: 'rejected', buyer: 'order_rejected' },
  replaced: { ...ended, reason: 'replaced' },
  bookingCancelled: {
    ...nothing,
    reason: 'cancelled_by_buyer',
    buyer: 'booking_cancelled',
    operator: 'staff_cancelled',
  },
  /** With the last booking of an order that was never paid, in addition. */
  orderCancelled: { ...ended, reason: 'cancelled_by_buyer' },
  bookingCancelledByStaff: { ...nothing, reason: 'cancelled_by_staff', buyer: 'booking_cancelled' },
  refundedByStaff: { ...nothing, reason: 'refunded_by_staff', buyer: 'booking_refunded' },
  rebooked: { ...nothing, reason: 'rebooked_by_buyer', buyer: 'booking_rebooked', operator: 'staff_rebooked' },
  rebookedByStaff: { ...nothing, reason: 'rebooked_by_staff', buyer: 'booking_rebooked' },
  /** A dearer date is held until its difference is paid: by the buyer at once, or by the link that staff send. */
  dateChangeBegun: { ...nothing, reason: 'date_change_begun' },
  dateChangeLink: { ...nothing, reason: 'date_change_begun', buyer: 'booking_date_link' },
  /** Not paid in time, no longer available, or withdrawn. */
  dateChangeEnded: { ...nothing, reason: 'date_change_ended', buyer: 'booking_date_kept' },
  /** Paid, and refunded because the booking could not be moved any more. */
  notMoved: { ...nothing, reason: 'not_moved', buyer: 'booking_date_refunded' },
  departureCancelled: { ...nothing, reason: 'cancelled_by_staff', buyer: 'departure_cancelled' },
  departureMoved: { ...nothing, reason: 'rebooked_by_staff', buyer: 'departure_moved' },
} as const satisfies Record<string, Effect | Record<string, Effect>>

export type ReleaseEffect = (typeof effects)[
  | 'holdEnded'
  | 'transferExpired'
  | 'unpaid'
  | 'unanswered'
  | 'rejected'
  | 'replaced']
