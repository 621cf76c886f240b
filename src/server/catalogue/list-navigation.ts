import type { Words } from '#domain/locale.ts'
import type { Db } from '#server/kernel/database.ts'
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

const caches = new WeakMap<Db, ReturnType<typeof staleWhileErrorCache<NavigationRow[]>>>()

/**
 * Cities and categories with products on this site, at most ten seconds old; older while the database is unavailable.
 */
export function listNavigation(connection: Db, supplierId: number | null): Promise<NavigationRow[]> {
  let cached = caches.get(connection)
  if (!cached) {
    const bytesOf = (rows: NavigationRow[]) => JSON.stringify(rows).length
    cached = staleWhileErrorCache({ name: 'navigation', forMs: 10_000, maxBytes: 4 * 1024 * 1024, bytesOf })
    caches.set(connection, cached)
  }
  return cached(String(supplierId), () => readNavigation(connection, supplierId))
}

async function readNavigation(connection: Db, supplierId: number | null): Promise<NavigationRow[]> {
  const { cities, categories } = await listUsedDestinations(connection, await currentSnapshot(connection), supplierId)
  return [
    ...categories.map(({ slugAr, slugEn, name, icon }) => ({ kind: 'category' as const, slugAr, slugEn, name, icon })),
    ...cities.map(({ slugAr, slugEn, name }) => ({ kind: 'city' as const, slugAr, slugEn, name, icon: '' })),
  ]
}
