import type { Tx } from '#server/kernel/database.ts'
import { addToRating } from './queries.ts'

/** Adds a review of `rating` stars to the product's rating, or removes it. */
export async function adjustRating(
  tx: Tx,
  input: { productId: number; rating: number; change: 'counts' | 'leaves' },
): Promise<void> {
  const sign = input.change === 'counts' ? 1 : -1
  await addToRating(tx, { productId: input.productId, sum: sign * input.rating, count: sign })
}
