import { hostName } from '#domain/site-origin.ts'
import type { Connection } from '#server/kernel/database.ts'
import { cachedSites } from './site-cache.ts'
import { noSite } from './no-site.ts'
import type { SiteRow } from './queries.ts'

/** The site of a host; an unknown host gets the default site. */
export async function findSite(connection: Connection, host: string): Promise<SiteRow> {
  const sites = await cachedSites(connection)
  const name = hostName(host)
  const site = sites.find((one) => one.host === name) ?? sites.find((one) => one.isDefault)
  if (!site) throw noSite()
  return site
}
