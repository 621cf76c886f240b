import { setsOf, type Transitions } from './state-machine.ts'

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

export const itemStates = Object.keys(itemTransitions) as ItemState[]

/**
 * unpaid: its seats are held, nothing is paid. booked: paid, and its ticket is valid. live: booked or being booked, and once for each intent.
 * lost: it could not be booked. called_off: cancelled, refunded or not. taken: some order books or has booked what it was for.
 */
type ItemSet = 'unpaid' | 'booked' | 'live' | 'lost' | 'called_off' | 'taken'

export const itemSets = setsOf({
  pending: ['unpaid', 'live', 'taken'],
  approved: ['unpaid', 'live', 'taken'],
  confirmed: ['booked', 'live', 'taken'],
  failed: ['lost'],
  expired: ['lost'],
  cancelled: ['called_off', 'taken'],
  refunded: ['called_off', 'taken'],
} satisfies Record<ItemState, ItemSet[]>)
