import type { Db } from '#server/kernel/database.ts'

/** A checksum of the rows of each table. Two results are equal if nothing was written in between. */
export async function checksums(db: Db): Promise<Record<string, string>> {
  const tables = await db.rows<{ name: string }>({
    name: 'test.tables',
    text: `select quote_ident(table_name) as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  })
  const sums: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await db.rows<{ sum: string }>({
      name: `test.checksum_${name}`,
      isPlannedEachTime: true,
      text: `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum from ${name} t`,
    })
    sums[name] = row?.sum ?? ''
  }
  return sums
}
