import type { Words } from '#domain/locale.ts'
import type { Connection } from '#server/kernel/database.ts'

/** The titles of products by id, including withdrawn ones. */
export async function findProductTitles(connection: Connection, ids: number[]): Promise<Map<number, Words>> {
  const rows = await connection.rows<{ id: number; title: Words }>({
    name: 'catalogue.product_titles',
    text: 'select id, title from product where id = any ($1::bigint[])',
    values: [ids],
  })
  return new Map(rows.map(({ id, title }) => [id, title]))
}
