import type { Connection } from '#server/kernel/database.ts'
import { listSites, type SiteRow } from './queries.ts'

const CACHED_FOR_MS = 10_000
const cached = new WeakMap<Connection, { at: number; sites: Promise<SiteRow[]>; last: SiteRow[] | null }>()

/** All sites, at most ten seconds old; older only while the database is unavailable, so that hosts still resolve. */
export function cachedSites(connection: Connection): Promise<SiteRow[]> {
  const known = cached.get(connection)
  if (known && performance.now() - known.at < CACHED_FOR_MS) return known.sites
  const last = known?.last ?? null
  const entry = { at: performance.now(), sites: listSites(connection), last }
  entry.sites = entry.sites.then(
    (sites) => (entry.last = sites),
    (error: unknown) => {
      if (last === null) throw error
      return last
    },
  )
  entry.sites.catch(() => cached.delete(connection))
  cached.set(connection, entry)
  return entry.sites
}
