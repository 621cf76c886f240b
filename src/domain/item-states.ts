import { setsOf, type Transitions } from './state-machine.ts'

export type ItemState = 'pending' | 'approved' | 'confirmed' | 'failed' | 'expired' | 'cancelled' | 'refunded'

export const itemTransitions: Transitions<ItemState> = {
  /** Awaits the supplier's answer. */
  pending: ['approved', 'failed', 'expired', 'cancelled'],
  /** Its seats are held; awaits payment. */
  approved: ['confirmed', 'failed', 'expired', 'cancelled'],
  confirmed: ['cancelled'],
  /** A late payment takes the seats again if there are any. */
  failed: ['confirmed'],
  expired: ['confirmed', 'failed'],
  cancelled: ['refunded'],
  /** A refund can fail days later. */
  refunded: ['cancelled'],
}

export const itemStates = Object.keys(itemTransitions) as ItemState[]

/**
 * unpaid: seats held, not paid. unanswered: its supplier has not answered. accepted: can be paid. booked: paid, and its ticket is valid. live: booked or being booked, at most once per
 * intent. lost: could not be booked. called_off: cancelled, refunded or not. taken: some order is booking or has booked
 * its intent.
 */
type ItemSet = 'unpaid' | 'unanswered' | 'accepted' | 'booked' | 'live' | 'lost' | 'called_off' | 'taken'

export const itemSets = setsOf({
  pending: ['unpaid', 'unanswered', 'live', 'taken'],
  approved: ['unpaid', 'accepted', 'live', 'taken'],
  confirmed: ['booked', 'live', 'taken'],
  failed: ['lost'],
  expired: ['lost'],
  cancelled: ['called_off', 'taken'],
  refunded: ['called_off', 'taken'],
} satisfies Record<ItemState, ItemSet[]>)
