import { siteOrigin } from '#domain/site-origin.ts'
import type { Context } from '#server/kernel/context.ts'
import { listSites, type SiteRow } from './queries.ts'

/** Every site with its origin, the default one first. */
export async function listAllSites(context: Context): Promise<(SiteRow & { origin: string })[]> {
  const sites = await listSites(context.db)
  return sites
    .map((site) => ({ ...site, origin: siteOrigin(context.configuration.origin, site) }))
    .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))
}
