import type { Db } from '#server/kernel/database.ts'
import { staleWhileErrorCache } from '#server/kernel/stale-while-error-cache.ts'
import type { SitePage } from '#server/sites/contract.ts'
import type { SiteOfRequest } from '#server/kernel/visitor.ts'
import { listStoredPages } from './queries.ts'

const caches = new WeakMap<Db, ReturnType<typeof newCache>>()
const newCache = () =>
  staleWhileErrorCache<SitePage[]>({
    name: 'pages',
    forMs: 10_000,
    maxBytes: 10_000,
    bytesOf: (pages) => pages.join().length + 1,
  })

/**
 * The pages of a site besides its catalogue, at most ten seconds old; older while the database is unavailable. A page that the
 * operator has not written is not found. The blog belongs to the marketplace.
 */
export async function listSitePages(
  connection: Db,
  { supplierId }: Pick<SiteOfRequest, 'supplierId'>,
): Promise<SitePage[]> {
  const cache = caches.get(connection) ?? newCache()
  caches.set(connection, cache)
  const stored = await cache('pages', () => listStoredPages(connection))
  return supplierId === null ? stored : stored.filter((page) => page !== 'blog')
}
