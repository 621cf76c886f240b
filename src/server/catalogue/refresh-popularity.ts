import type { Context } from '#server/kernel/context.ts'
import { setBookedCounts } from './queries.ts'

/** Sets how often products were booked lately; products that are not listed get zero. Writes only what changed. */
export async function setPopularity(context: Context, counts: { productId: number; count: number }[]): Promise<void> {
  await setBookedCounts(context.db, counts)
}
