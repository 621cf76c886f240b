import type { Db } from '#server/kernel/database.ts'
import { oncePerConnection } from '#server/kernel/once-per-connection.ts'
import type { CardRow } from './card-query.ts'
import { listCardRows, type StoredCardRow } from './queries.ts'
import { ChangeCache } from './snapshot/change-cache.ts'
import type { Snapshot } from './snapshot/snapshot.ts'

/** A card, and whether it can be booked now. */
export type ListedCardRow = CardRow & Pick<StoredCardRow, 'supplierId' | 'mostTogether'> & { isOffered: boolean }

/** A row is two or three kilobytes. */
const MAX_CACHED = 5000
export const NEW_FOR_MS = 30 * 86_400_000

const cacheOf = oncePerConnection(
  (connection: Db) =>
    new ChangeCache<number, StoredCardRow>(connection, {
      most: MAX_CACHED,
      keysOf: (changed) => changed.keys(),
    }),
)

/**
 * The cards of these products in the given order, also of withdrawn ones; without products that do not exist. Cached
 * until the product or one of its departures changes.
 */
export async function listCards(
  connection: Db,
  snapshot: Snapshot,
  productIds: readonly number[],
): Promise<ListedCardRow[]> {
  const { nowMs } = snapshot
  const cache = cacheOf(connection)
  const known = productIds.map((id) => cache.get(id))
  const missing = productIds.filter((_, place) => known[place] === undefined)
  const fresh =
    missing.length === 0
      ? new Map<number, StoredCardRow>()
      : await cache.fill(async () => (await listCardRows(connection, missing)).map((row) => [row.id, row]))
  return productIds.flatMap((id, place) => {
    const row = known[place] ?? fresh.get(id)
    return row ? [withTime(row, nowMs)] : []
  })
}

function withTime(row: StoredCardRow, nowMs: number): ListedCardRow {
  const { createdMs, isPublished, soldUntilMs, ...card } = row
  return {
    ...card,
    isNew: createdMs > nowMs - NEW_FOR_MS,
    isOffered: isPublished && (soldUntilMs === null || soldUntilMs > nowMs),
  }
}
