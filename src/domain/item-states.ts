import type { Transitions } from './state-machine.ts'

export type ItemState = 'pending' | 'approved' | 'confirmed' | 'failed' | 'expired' | 'cancelled' | 'refunded'

export const itemTransitions: Transitions<ItemState> = {
  /** Its supplier is asked first. */
  pending: ['approved', 'failed', 'expired', 'cancelled'],
  /** Its places are taken; payment is awaited. */
  approved: ['confirmed', 'failed', 'expired', 'cancelled'],
  confirmed: ['cancelled'],
  /** Late money takes places again where there are some. */
  failed: ['confirmed'],
  expired: ['confirmed', 'failed'],
  cancelled: ['refunded'],
  /** A refund may come back days later. */
  refunded: ['cancelled'],
}
