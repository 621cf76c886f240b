import type { Connection } from '#server/kernel/database.ts'

/**
 * Inserts rows in one statement, with column types taken from the table. Returns the inserted rows in the given order.
 */
export async function insertRows<Row>(
  connection: Connection,
  table: string,
  rows: object[],
  returning = '1',
): Promise<Row[]> {
  if (rows.length === 0) return []
  const names = Object.keys(rows[0] as object).join(', ')
  return connection.rows<Row>({
    name: `seed.${table}`,
    isPlannedEachTime: true,
    text: `insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, $1::jsonb) returning ${returning}`,
    values: [JSON.stringify(rows)],
  })
}
