import type { Context } from '#server/kernel/context.ts'
import { setBookedCounts } from './queries.ts'

/** Notes how often products were booked lately; those that are not named were not. Only what changed is written. */
export async function noteBookings(context: Context, counts: { productId: number; count: number }[]): Promise<void> {
  await setBookedCounts(context.db, counts)
}
