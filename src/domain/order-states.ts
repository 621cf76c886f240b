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
  /** The cart was checked; seats are about to be reserved. */
  draft: ['on_hold'],
  /** All seats of the cart are held for a limited time. */
  on_hold: ['awaiting_payment', 'awaiting_supplier', 'pay_later', 'failed', 'expired'],
  /**
   * A payment page is open, or the buyer may open another one. After a failed or abandoned payment an order with a
   * deadline returns to `pay_later`.
   */
  awaiting_payment: ['confirmed', 'partially_confirmed', 'pay_later', 'failed', 'expired', 'cancelled'],
  /** Awaits the supplier's answer. */
  awaiting_supplier: ['awaiting_payment', 'failed', 'expired', 'cancelled'],
  /** Held until a deadline, to be paid through a link. A payment on a page that was believed closed confirms it too. */
  pay_later: ['awaiting_payment', 'confirmed', 'partially_confirmed', 'expired', 'cancelled'],
  confirmed: ['cancelled', 'partially_confirmed'],
  partially_confirmed: ['cancelled', 'confirmed'],
  /** A late payment takes the seats again, or is refunded. */
  failed: ['confirmed', 'partially_confirmed'],
  expired: ['confirmed', 'partially_confirmed', 'failed'],
  cancelled: [],
}

export const orderStates = Object.keys(orderTransitions) as OrderState[]

/**
 * at_checkout: the open order of a cart, replaced by the next one. placed: all but the first moments of a
 * checkout, before its payment page or the supplier's question. waiting: seats held, awaiting an answer or a
 * payment. unanswered: the supplier has not answered. paying: a payment is expected now. payable: a payment page may be
 * opened. listed: shown with the buyer's bookings. upcoming: counts as an upcoming booking. counted: a later order is
 * not the buyer's first. booked: at least one item is. complete: all items are. paid: was paid once. unsuccessful:
 * ended without a booking by itself. unbooked: ended without a booking, also if the buyer cancelled. finished: no
 * further change is expected.
 */
type OrderSet =
  | 'at_checkout'
  | 'placed'
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
  awaiting_payment: ['at_checkout', 'placed', 'waiting', 'paying', 'payable', 'listed', 'upcoming'],
  awaiting_supplier: ['placed', 'waiting', 'unanswered', 'listed', 'upcoming', 'counted'],
  pay_later: ['placed', 'waiting', 'payable', 'listed', 'upcoming', 'counted'],
  confirmed: ['placed', 'listed', 'upcoming', 'counted', 'booked', 'complete', 'paid', 'finished'],
  partially_confirmed: ['placed', 'listed', 'upcoming', 'counted', 'booked', 'paid', 'finished'],
  failed: ['placed', 'listed', 'unsuccessful', 'unbooked', 'finished'],
  expired: ['placed', 'listed', 'unsuccessful', 'unbooked', 'finished'],
  cancelled: ['placed', 'listed', 'paid', 'unbooked', 'finished'],
} satisfies Record<OrderState, OrderSet[]>)
