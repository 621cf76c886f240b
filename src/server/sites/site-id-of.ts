import type { Connection } from '#server/kernel/database.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { listSites } from './queries.ts'

/** The id of the site with this code; null (every site) stays null. Throws ApiError `redirect.site_unknown`. */
export async function siteIdOf(connection: Connection, code: string | null): Promise<number | null> {
  if (code === null) return null
  const site = (await listSites(connection)).find((one) => one.code === code)
  if (!site) throw new ApiError('missing', 'redirect.site_unknown')
  return site.id
}
