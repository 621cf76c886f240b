import type { Db } from '#server/kernel/database.ts'
import { oncePerConnection } from '#server/kernel/once-per-connection.ts'
import { NEW_FOR_MS } from './list-cards.ts'
import { readProductRow, type ProductRow } from './queries.ts'
import { ChangeCache } from './snapshot/change-cache.ts'
import type { Snapshot } from './snapshot/snapshot.ts'

/** A row is ten to thirty kilobytes. */
const MAX_CACHED = 500

export type ListedProductRow = ProductRow & { isNew: boolean }

interface ProductAddress {
  city: string | null
  slug: string
  supplierId: number | null
}

const cacheOf = oncePerConnection(
  (connection: Db) =>
    new ChangeCache<string, ProductRow>(connection, {
      most: MAX_CACHED,
      keysOf: (changed, rows) => {
        const isAnyWhole = [...changed.values()].some(({ isWhole }) => isWhole)
        return [...rows].flatMap(([key, row]) => (isAnyWhole || changed.has(row.id) ? [key] : []))
      },
    }),
)

/**
 * A product that is on sale, with all its parts; `city` and `slug` in either language, null for any city. Cached until a
 * product changes: a slug may become another's.
 */
export async function findProduct(
  connection: Db,
  { nowMs }: Snapshot,
  address: ProductAddress,
): Promise<ListedProductRow | undefined> {
  const cache = cacheOf(connection)
  const key = JSON.stringify([address.city, address.slug, address.supplierId])
  let row = cache.get(key)
  if (!row || !isOnSale(row, nowMs)) {
    const fresh = await cache.fill(async () => {
      const found = await readProductRow(connection, address)
      return found ? [[key, found]] : []
    })
    row = fresh.get(key)
  }
  return row && { ...row, isNew: row.createdMs > nowMs - NEW_FOR_MS }
}

const isOnSale = ({ soldUntilMs }: ProductRow, nowMs: number) => soldUntilMs === null || soldUntilMs > nowMs
