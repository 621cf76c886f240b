import { itemSets, type ItemState } from './item-states.ts'

/** D11: a confirmed booking whose activity has ended. */
export function isReviewable(booking: { status: ItemState; endsAt: Date }, now: Date): boolean {
  return itemSets.booked.includes(booking.status) && booking.endsAt <= now
}
