import { fromPrice } from '#domain/from-price.ts'
import type { Tx } from '#server/kernel/database.ts'
import { listProductsToPrice, stagePrices } from './stage-queries.ts'

const BATCH = 2000
const LONGEST_MINUTES = 24 * 60

/** Updates from-price and duration of the files' products. */
export async function priceProducts(tx: Tx): Promise<void> {
  let after = 0
  for (;;) {
    const products = await listProductsToPrice(tx, after, BATCH)
    await stagePrices(
      tx,
      products.map(({ code, units, durationMinutes }) => {
        const lowest = fromPrice(units)
        return {
          product: code,
          from_minor: lowest?.priceMinor ?? null,
          from_original_minor: lowest?.originalMinor ?? null,
          duration_minutes: Math.min(durationMinutes ?? LONGEST_MINUTES, LONGEST_MINUTES),
        }
      }),
    )
    const last = products.at(-1)
    if (!last || products.length < BATCH) return
    after = last.seq
  }
}
