import type { Connection } from '#server/platform/database.ts'
import { listSites, type SiteRow } from './queries.ts'

const KEPT_FOR_MS = 10_000
const kept = new WeakMap<Connection, { at: number; sites: Promise<SiteRow[]> }>()

/** All sites, as they were at most ten seconds ago. */
export function keptSites(connection: Connection): Promise<SiteRow[]> {
  const known = kept.get(connection)
  if (known && performance.now() - known.at < KEPT_FOR_MS) return known.sites
  const sites = listSites(connection)
  kept.set(connection, { at: performance.now(), sites })
  sites.catch(() => kept.delete(connection))
  return sites
}
