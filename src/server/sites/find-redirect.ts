import type { Connection } from '#server/kernel/database.ts'

interface StoredRedirect {
  from: string
  to: string
  status: number
}

/** The redirect of the first of `paths` that has one; the site's own comes before that of all sites. */
export async function findRedirect(
  connection: Connection,
  siteId: number,
  paths: readonly string[],
): Promise<StoredRedirect | undefined> {
  const rows = await connection.rows<StoredRedirect>({
    name: 'sites.redirect',
    text: `select from_path as "from", to_target as "to", status from redirect
      where from_path = any ($2::text[]) and coalesce(site_id, 0) in (0, $1)
      order by array_position($2::text[], from_path), site_id nulls last limit 1`,
    values: [siteId, paths],
  })
  return rows[0]
}
