import type { Tx } from '#server/kernel/database.ts'
import { searchTextOf } from '#server/catalogue/search/search-text.ts'
import { listProductsOfDestinations, writeSearchTexts } from './write-queries.ts'

const BATCH = 2000

/** Updates the search texts of products whose city or category was imported, because these contain their names. */
export async function refreshSearchTexts(tx: Tx): Promise<void> {
  let after = 0
  for (;;) {
    const products = await listProductsOfDestinations(tx, after, BATCH)
    const changed = products
      .map((product) => ({ id: product.id, old: product.searchText, searchText: searchTextOf(product) }))
      .filter(({ old, searchText }) => old !== searchText)
    if (changed.length > 0) await writeSearchTexts(tx, changed)
    const last = products.at(-1)
    if (!last || products.length < BATCH) return
    after = last.id
  }
}
