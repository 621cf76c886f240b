import type { Transitions } from './state-machine.ts'

export type OrderState =
  | 'draft'
  | 'held'
  | 'awaiting_payment'
  | 'on_hold'
  | 'reserved'
  | 'confirmed'
  | 'partially_confirmed'
  | 'failed'
  | 'expired'
  | 'cancelled'

export const orderTransitions: Transitions<OrderState> = {
  /** The cart was checked; places are about to be taken. */
  draft: ['held'],
  /** All places of the cart are taken for a limited time. */
  held: ['awaiting_payment', 'on_hold', 'reserved', 'failed', 'expired'],
  /** A payment page is open; or the buyer may open one again. */
  awaiting_payment: ['confirmed', 'partially_confirmed', 'failed', 'expired'],
  /** The supplier is asked first. */
  on_hold: ['awaiting_payment', 'failed', 'expired'],
  /** Reserve now, pay later: until the deadline. */
  reserved: ['awaiting_payment', 'expired', 'cancelled'],
  confirmed: ['cancelled', 'partially_confirmed'],
  partially_confirmed: ['cancelled', 'confirmed'],
  /** Money that comes late takes the places again, or is refunded. */
  failed: ['confirmed', 'partially_confirmed'],
  expired: ['confirmed', 'partially_confirmed', 'failed'],
  cancelled: [],
}
