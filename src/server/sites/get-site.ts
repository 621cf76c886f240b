import type { Connection } from '#server/kernel/database.ts'
import { cachedSites } from './site-cache.ts'
import { noSite } from './no-site.ts'
import type { SiteRow } from './queries.ts'

/** The site with this id; null means the default site. Throws if it does not exist. */
export async function getSite(connection: Connection, id: number | null): Promise<SiteRow> {
  const site = (await cachedSites(connection)).find((one) => (id === null ? one.isDefault : one.id === id))
  if (!site) throw id === null ? noSite() : new Error(`no site ${id}`)
  return site
}
