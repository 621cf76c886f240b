import type { Connection } from '#server/kernel/database.ts'
import { oncePerConnection } from '#server/kernel/once-per-connection.ts'
import { staleWhileErrorCache } from '#server/kernel/stale-while-error-cache.ts'

interface StoredRedirect {
  from: string
  to: string
  status: number
}

interface Lookup {
  redirect: StoredRedirect | undefined
}

/** Every page that is rendered looks for a redirect. Almost all have none, and the same few are asked for again. */
const CACHED_FOR_MS = 1_000
const MAX_BYTES = 2 * 1024 * 1024

const cacheOf = oncePerConnection(() =>
  staleWhileErrorCache<Lookup>({
    name: 'redirects',
    forMs: CACHED_FOR_MS,
    maxBytes: MAX_BYTES,
    bytesOf: ({ redirect }) => (redirect ? redirect.from.length + redirect.to.length : 0) + 100,
  }),
)

/**
 * The redirect of the first of `paths` that has one; the site's own comes before that of all sites. At most a second
 * old; older only while the database is unavailable.
 */
export async function findRedirect(
  connection: Connection,
  siteId: number,
  paths: readonly string[],
): Promise<StoredRedirect | undefined> {
  const { redirect } = await cacheOf(connection)(JSON.stringify([siteId, ...paths]), async () => {
    const rows = await connection.rows<StoredRedirect>({
      name: 'sites.redirect',
      text: `select from_path as "from", to_target as "to", status from redirect
      where from_path = any ($2::text[]) and coalesce(site_id, 0) in (0, $1)
      order by array_position($2::text[], from_path), site_id nulls last limit 1`,
      values: [siteId, paths],
    })
    return { redirect: rows[0] }
  })
  return redirect
}
