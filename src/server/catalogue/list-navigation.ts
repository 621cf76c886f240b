import type { Words } from '#domain/locale.ts'
import type { Db } from '#server/kernel/database.ts'
import { oncePerConnection } from '#server/kernel/once-per-connection.ts'
import { staleWhileErrorCache } from '#server/kernel/stale-while-error-cache.ts'
import { listUsedDestinations } from './find-destination.ts'
import { currentSnapshot } from './snapshot/snapshot.ts'

export interface NavigationRow {
  kind: 'city' | 'category'
  slugAr: string
  slugEn: string
  name: Words
  icon: string
}

const cacheOf = oncePerConnection(() =>
  staleWhileErrorCache<NavigationRow[]>({
    name: 'navigation',
    forMs: 10_000,
    maxBytes: 4 * 1024 * 1024,
    bytesOf: (rows) => JSON.stringify(rows).length,
  }),
)

/**
 * Cities and categories with products on this site, at most ten seconds old; older while the database is unavailable.
 */
export function listNavigation(connection: Db, supplierId: number | null): Promise<NavigationRow[]> {
  return cacheOf(connection)(String(supplierId), () => readNavigation(connection, supplierId))
}

async function readNavigation(connection: Db, supplierId: number | null): Promise<NavigationRow[]> {
  const { cities, categories } = await listUsedDestinations(connection, await currentSnapshot(connection), supplierId)
  return [
    ...categories.map(({ slugAr, slugEn, name, icon }) => ({ kind: 'category' as const, slugAr, slugEn, name, icon })),
    ...cities.map(({ slugAr, slugEn, name }) => ({ kind: 'city' as const, slugAr, slugEn, name, icon: '' })),
  ]
}
