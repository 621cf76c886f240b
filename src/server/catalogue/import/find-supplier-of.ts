import type { Db } from '#server/kernel/database.ts'
import { StartError } from '#server/kernel/start-error.ts'

/** The supplier of a supplier's site; null for a marketplace. Throws StartError if the site does not exist. */
export async function findSupplierOf(db: Db, code: string): Promise<{ id: number; code: string } | null> {
  const [site] = await db.rows<{ id: number | null; code: string | null }>({
    name: 'import.site',
    text: 'select s.id, s.code from site w left join supplier s on s.id = w.supplier_id where w.code = $1',
    values: [code],
  })
  if (!site) throw new StartError(`There is no site "${code}".`)
  return site.id === null || site.code === null ? null : { id: site.id, code: site.code }
}
