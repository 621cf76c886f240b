import type { Tx } from '#server/kernel/database.ts'
import { addToRating } from './queries.ts'

/** A review of `rating` stars counts from now on in what the product's cards and listings show, or no longer does. */
export async function adjustRating(
  tx: Tx,
  input: { productId: number; rating: number; change: 'counts' | 'leaves' },
): Promise<void> {
  const sign = input.change === 'counts' ? 1 : -1
  await addToRating(tx, { productId: input.productId, sum: sign * input.rating, count: sign })
}
