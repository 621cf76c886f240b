import { FLAGS } from './snapshot/products.ts'
import type { Snapshot } from './snapshot/snapshot.ts'

const MOST = 4

/**
 * Four products similar to this one: same city and category, then same city, then same category; the first of the
 * recommended order. Only of the supplier, if there is one.
 */
export function relatedProducts(
  { products, nowMs }: Snapshot,
  input: { productId: number; supplierId: number | null },
): number[] {
  const own = products.rowOf(input.productId)
  if (own === undefined) return []
  const both: number[] = []
  const inCity: number[] = []
  const inCategory: number[] = []
  for (const row of products.ordered('recommended')) {
    if (both.length === MOST) break
    if (row === own || ((products.flags[row] as number) & FLAGS.isListed) === 0) continue
    if ((products.soldUntilMs[row] as number) <= nowMs) continue
    if (input.supplierId !== null && products.supplierId[row] !== input.supplierId) continue
    const isSameCity = products.cityId[row] === products.cityId[own]
    const isSameCategory = products.categoryId[row] === products.categoryId[own]
    if (isSameCity && isSameCategory) both.push(row)
    else if (isSameCity) inCity.push(row)
    else if (isSameCategory) inCategory.push(row)
  }
  return [...both, ...inCity, ...inCategory].slice(0, MOST).map((row) => products.id[row] as number)
}
