import type { Db } from '#server/kernel/database.ts'
import { StartError } from '#server/kernel/start-error.ts'

/** The supplier whose own site `code` is; null for a marketplace of all. Throws StartError when there is no such site. */
export async function findSupplierOf(db: Db, code: string): Promise<{ id: number; code: string } | null> {
  const [site] = await db.rows<{ id: number | null; code: string | null }>({
    name: 'import.site',
    text: 'select s.id, s.code from site w left join supplier s on s.id = w.supplier_id where w.code = $1',
    values: [code],
  })
  if (!site) throw new StartError(`There is no site "${code}".`)
  return site.id === null || site.code === null ? null : { id: site.id, code: site.code }
}
