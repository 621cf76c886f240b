import type { Db } from '#server/kernel/database.ts'

/** Of the sandbox and the mailbox, which production does not have. */
const DEVELOPMENT = /^(sandbox_|mailbox_)/

const tablesOf = (db: Db) =>
  db.rows<{ name: string; bytes: number }>({
    name: 'restore.tables',
    text: `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  })

/** The rows of each table, and the sums that matter. */
export async function figuresOf(db: Db): Promise<Record<string, unknown>> {
  const figures: Record<string, unknown> = {}
  for (const { name } of await tablesOf(db)) {
    const [row] = await db.rows<{ count: number }>({
      name: `restore.count_${name}`,
      text: `select count(*) as count from "${name}"`,
    })
    figures[`rows of ${name}`] = row?.count
  }
  const [sums] = await db.rows<Record<string, unknown>>({
    name: 'restore.sums',
    text: `select (select jsonb_object_agg(status, array[n, total]) from (select status, count(*) n, sum(total_minor) total from orders group by 1) o) as orders,
        (select jsonb_object_agg(status, array[n, total]) from (select status, count(*) n, sum(captured_minor) total from payment group by 1) p) as payments,
        (select jsonb_object_agg(status, array[n, total]) from (select status, count(*) n, sum(places) total from hold group by 1) h) as holds,
        (select array[sum(sold), sum(held), sum(capacity)] from departure) as seats,
        (select max(last_number) from document_counter) as "lastInvoice",
        (select md5(string_agg(reference || total_minor || status, ',' order by id)) from orders) as "ordersHash"`,
  })
  return { ...figures, ...sums }
}

/** Bytes of each table of production, with its indexes. */
export async function bytesOf(db: Db): Promise<Map<string, number>> {
  const tables = await tablesOf(db)
  return new Map(tables.filter(({ name }) => !DEVELOPMENT.test(name)).map(({ name, bytes }) => [name, bytes]))
}

export async function walPosition(db: Db): Promise<number> {
  const [row] = await db.rows<{ bytes: number }>({
    name: 'restore.wal',
    text: `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as bytes`,
  })
  return row?.bytes ?? 0
}
