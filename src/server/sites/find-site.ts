import type { Connection } from '#server/platform/database.ts'
import { listSites, type SiteRow } from './queries.ts'

const KEPT_FOR_MS = 10_000
const kept = new WeakMap<Connection, { at: number; sites: Promise<SiteRow[]> }>()

/** The site that a host names; an unknown host gets the default site (A10). Sites are kept for ten seconds. */
export async function findSite(connection: Connection, host: string): Promise<SiteRow> {
  const sites = await keptSites(connection)
  const name = host.toLowerCase().replace(/:\d+$/, '')
  const site = sites.find((one) => one.host === name) ?? sites.find((one) => one.isDefault)
  if (!site) throw new Error('no site is configured')
  return site
}

function keptSites(connection: Connection): Promise<SiteRow[]> {
  const known = kept.get(connection)
  if (known && performance.now() - known.at < KEPT_FOR_MS) return known.sites
  const sites = listSites(connection)
  kept.set(connection, { at: performance.now(), sites })
  sites.catch(() => kept.delete(connection))
  return sites
}
