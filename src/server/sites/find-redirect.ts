import type { Connection } from '#server/kernel/database.ts'

export async function findRedirect(
  connection: Connection,
  siteId: number,
  path: string,
): Promise<{ to: string; status: number } | undefined> {
  const rows = await connection.rows<{ to: string; status: number }>({
    name: 'sites.redirect',
    text: `select to_target as "to", status from redirect where from_path = $2 and coalesce(site_id, $1) = $1
      order by site_id nulls last limit 1`,
    values: [siteId, path],
  })
  return rows[0]
}
