import { offeredBy } from './offered-by.ts'
import type { Snapshot } from './snapshot.ts'

export interface SupplierNumbers {
  /** Activities on sale. */
  activities: number
  /** The mean of all their reviews, to one decimal; null without reviews. */
  rating: number | null
  ratingCount: number
}

/** What a supplier sells, and what travellers say of all of it. */
export function supplierNumbers(snapshot: Snapshot, supplierId: number): SupplierNumbers {
  const { products } = snapshot
  const isOffered = offeredBy(snapshot, supplierId)
  let activities = 0
  let sum = 0
  let ratingCount = 0
  for (let row = 0; row < products.length; row++) {
    if (products.supplierId[row] !== supplierId || !isOffered(row)) continue
    activities += 1
    const count = products.ratingCount[row] as number
    if (count === 0) continue
    sum += count * (products.rating[row] as number)
    ratingCount += count
  }
  return { activities, rating: ratingCount === 0 ? null : Math.round((sum * 10) / ratingCount) / 10, ratingCount }
}
