import { setsOf, type Transitions } from './state-machine.ts'

export type OrderState =
  | 'draft'
  | 'on_hold'
  | 'awaiting_payment'
  | 'awaiting_supplier'
  | 'pay_later'
  | 'confirmed'
  | 'partially_confirmed'
  | 'failed'
  | 'expired'
  | 'cancelled'

export const orderTransitions: Transitions<OrderState> = {
  /** The cart was checked; places are about to be taken. */
  draft: ['on_hold'],
  /** All places of the cart are taken for a limited time. */
  on_hold: ['awaiting_payment', 'awaiting_supplier', 'pay_later', 'failed', 'expired'],
  /** A payment page is open; or the buyer may open one again. One that fails or is left gives back to `pay_later` what has a deadline. */
  awaiting_payment: ['confirmed', 'partially_confirmed', 'pay_later', 'failed', 'expired', 'cancelled'],
  /** The supplier is asked first. */
  awaiting_supplier: ['awaiting_payment', 'failed', 'expired', 'cancelled'],
  /** Kept until a deadline, to be paid by a link. Money of a page that was thought closed confirms it too. */
  pay_later: ['awaiting_payment', 'confirmed', 'expired', 'cancelled'],
  confirmed: ['cancelled', 'partially_confirmed'],
  partially_confirmed: ['cancelled', 'confirmed'],
  /** Money that comes late takes the places again, or is refunded. */
  failed: ['confirmed', 'partially_confirmed'],
  expired: ['confirmed', 'partially_confirmed', 'failed'],
  cancelled: [],
}

export const orderStates = Object.keys(orderTransitions) as OrderState[]

/**
 * at_checkout: the open order of a cart, replaced by the next one. waiting: its seats are held for an answer or for a payment. unanswered: its
 * supplier has not answered. paying: a payment is expected now. payable: a payment page may be opened. listed: shown with its buyer's bookings.
 * upcoming: counts as an upcoming booking. counted: makes the next order its buyer's second. booked: at least one of its items is. complete:
 * all of its items are. paid: it was paid once. unsuccessful, unbooked: it ended without a booking, without or with its buyer's doing.
 * finished: nothing more is expected of it.
 */
type OrderSet =
  | 'at_checkout'
  | 'waiting'
  | 'unanswered'
  | 'paying'
  | 'payable'
  | 'listed'
  | 'upcoming'
  | 'counted'
  | 'booked'
  | 'complete'
  | 'paid'
  | 'unsuccessful'
  | 'unbooked'
  | 'finished'

export const orderSets = setsOf({
  draft: [],
  on_hold: ['at_checkout', 'waiting'],
  awaiting_payment: ['at_checkout', 'waiting', 'paying', 'payable', 'listed', 'upcoming'],
  awaiting_supplier: ['waiting', 'unanswered', 'listed', 'upcoming', 'counted'],
  pay_later: ['waiting', 'payable', 'listed', 'upcoming', 'counted'],
  confirmed: ['listed', 'upcoming', 'counted', 'booked', 'complete', 'paid', 'finished'],
  partially_confirmed: ['listed', 'upcoming', 'counted', 'booked', 'paid', 'finished'],
  failed: ['listed', 'unsuccessful', 'unbooked', 'finished'],
  expired: ['listed', 'unsuccessful', 'unbooked', 'finished'],
  cancelled: ['listed', 'paid', 'unbooked', 'finished'],
} satisfies Record<OrderState, OrderSet[]>)
