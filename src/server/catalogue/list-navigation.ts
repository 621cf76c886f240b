import type { Words } from '#domain/locale.ts'
import type { Connection } from '#server/kernel/database.ts'
import { staleWhileErrorCache } from '#server/kernel/stale-while-error-cache.ts'

export interface NavigationRow {
  kind: 'city' | 'category'
  slugAr: string
  slugEn: string
  name: Words
  icon: string
}

const caches = new WeakMap<Connection, ReturnType<typeof staleWhileErrorCache<NavigationRow[]>>>()

/**
 * Cities and categories with products on this site, at most ten seconds old; older while the database is unavailable.
 */
export function listNavigation(connection: Connection, supplierId: number | null): Promise<NavigationRow[]> {
  let cached = caches.get(connection)
  if (!cached) {
    const bytesOf = (rows: NavigationRow[]) => JSON.stringify(rows).length
    cached = staleWhileErrorCache({ name: 'navigation', forMs: 10_000, maxBytes: 4 * 1024 * 1024, bytesOf })
    caches.set(connection, cached)
  }
  return cached(String(supplierId), () => queryNavigation(connection, supplierId))
}

function queryNavigation(connection: Connection, supplierId: number | null): Promise<NavigationRow[]> {
  return connection.rows<NavigationRow>({
    name: 'sites.navigation',
    text: `select kind, "slugAr", "slugEn", name, icon from (
        select 'city' as kind, c.id, c.slug_ar as "slugAr", c.slug_en as "slugEn", c.name, '' as icon, c.position,
          exists (select from product p where p.city_id = c.id and is_offered(p.status, p.sold_until) and ($1::bigint is null or p.supplier_id = $1)) as used
        from city c
        union all
        select 'category', c.id, c.slug_ar, c.slug_en, c.name, c.icon, c.position,
          exists (select from product p where p.category_id = c.id and is_offered(p.status, p.sold_until) and ($1::bigint is null or p.supplier_id = $1))
        from category c) n
      where used order by kind, position`,
    values: [supplierId],
  })
}
