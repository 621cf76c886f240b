import type { Db } from '#server/kernel/database.ts'
import { oncePerConnection } from '#server/kernel/once-per-connection.ts'
import { staleWhileErrorCache } from '#server/kernel/stale-while-error-cache.ts'
import type { SitePage } from '#server/sites/contract.ts'
import type { SiteOfRequest } from '#server/kernel/visitor.ts'
import { listStoredPages } from './queries.ts'

const cacheOf = oncePerConnection(() =>
  staleWhileErrorCache<SitePage[]>({
    name: 'site_pages',
    forMs: 10_000,
    maxBytes: 10_000,
    bytesOf: (pages) => pages.join().length + 1,
  }),
)

/**
 * The pages of a site besides its catalogue, at most ten seconds old; older while the database is unavailable. A page that the
 * operator has not written is not found. The blog belongs to the marketplace.
 */
export async function listSitePages(
  connection: Db,
  { supplierId }: Pick<SiteOfRequest, 'supplierId'>,
): Promise<SitePage[]> {
  const stored = await cacheOf(connection)('all', () => listStoredPages(connection))
  return supplierId === null ? stored : stored.filter((page) => page !== 'blog')
}
