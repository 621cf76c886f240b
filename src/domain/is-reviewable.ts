import type { ItemState } from './item-states.ts'

/** Only who was there can say how it was (D11): a booking that was confirmed, and whose activity has ended. */
export function isReviewable(booking: { status: ItemState; endsAt: Date }, now: Date): boolean {
  return booking.status === 'confirmed' && booking.endsAt <= now
}
