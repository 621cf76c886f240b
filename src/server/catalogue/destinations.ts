import type { Db } from '#server/kernel/database.ts'
import { oncePerConnection } from '#server/kernel/once-per-connection.ts'
import { listCategoryRows, listCityRows, type CategoryRow, type CityRow } from './queries.ts'
import { ChangeCache } from './snapshot/change-cache.ts'

/** Cities and categories in the operator's order, without counts. */
export interface Destinations {
  cities: Omit<CityRow, 'productCount'>[]
  categories: Omit<CategoryRow, 'productCount'>[]
}

const cacheOf = oncePerConnection(
  (connection: Db) => new ChangeCache<'all', Destinations>(connection, { most: 1, keysOf: () => [] }),
)

/** Cached until a city, a category or a picture changes. Read the snapshot first. */
export async function listDestinations(connection: Db): Promise<Destinations> {
  const cache = cacheOf(connection)
  const known = cache.get('all')
  if (known) return known
  const fresh = await cache.fill(async () => {
    const [cities, categories] = await Promise.all([listCityRows(connection), listCategoryRows(connection)])
    return [['all', { cities, categories }]]
  })
  return fresh.get('all') as Destinations
}
