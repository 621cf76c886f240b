import { itemSets, type ItemState } from './item-states.ts'

/** A booking can be reviewed if it was confirmed and its activity has ended. */
export function isReviewable(booking: { status: ItemState; endsAt: Date }, now: Date): boolean {
  return itemSets.booked.includes(booking.status) && booking.endsAt <= now
}
