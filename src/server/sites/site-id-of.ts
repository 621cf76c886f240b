import type { Connection } from '#server/kernel/database.ts'
import { Refusal } from '#server/kernel/api-error.ts'
import { listSites } from './queries.ts'

/** The id of the site with this code; null, which stands for every site, stays null. Throws Refusal `redirect.site_unknown`. */
export async function siteIdOf(connection: Connection, code: string | null): Promise<number | null> {
  if (code === null) return null
  const site = (await listSites(connection)).find((one) => one.code === code)
  if (!site) throw new Refusal('missing', 'redirect.site_unknown')
  return site.id
}
