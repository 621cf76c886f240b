/**
 * `npm run bench:scale [-- 10]`: the departures' part of the reserve statement beside so many million departures, in
 * one table and in tables partitioned by start and by id, on a temporary PostgreSQL. Prints times, pages read, sizes.
 * SCHEMAS=one_table,by_start measures only these. A million departures take about 0.3 GB of disk; each schema is
 * dropped before the next is filled.
 */
import { oneRow, openDatabase, type Connection } from '#server/kernel/database.ts'
import { longRunningLimits } from '#server/kernel/database-limits.ts'
import { migrate } from '#server/kernel/migrate.ts'
import { TAKE_SEATS } from '#server/availability/seats.sql.ts'
import { startPostgres } from '#scripts/postgres.mjs'
import { percentile } from './percentile.ts'

const [millions = 10] = process.argv.slice(2).map(Number)
if (!(millions > 0)) throw new Error('Usage: npm run bench:scale -- <millions of departures>')
const COUNT = Math.round(millions * 1e6)
const MONTHS = 24
const PER_OPTION = 1000
const ROUNDS = 200
/** Of one variant. */
const MOST_MS = 30_000
/** A cart has one line or a few. */
const CART_LINES = 2

interface Variant {
  schema: string
  what: string
  /** The columns by which `departure` is partitioned; null: it is not. */
  by: 'starts_at' | 'id' | null
  /** The condition that PostgreSQL needs to leave out partitions before it reads them; empty: today's statement. */
  bounds: string
}

const boundsOf = (field: string, wanted: string) =>
  `d.${field} between (select min(${wanted}) from wanted) and (select max(${wanted}) from wanted) and`
const variants: Variant[] = [
  { schema: 'one_table', what: 'one table', by: null, bounds: '' },
  { schema: 'by_start', what: 'by start, today’s statement', by: 'starts_at', bounds: '' },
  { schema: 'by_start', what: 'by start, with bounds', by: 'starts_at', bounds: boundsOf('starts_at', 'starts_at') },
  { schema: 'by_id', what: 'by id, today’s statement', by: 'id', bounds: '' },
  { schema: 'by_id', what: 'by id, with bounds', by: 'id', bounds: boundsOf('id', 'departure_id') },
]
const known = [...new Set(variants.map(({ schema }) => schema))]
const schemas = process.env['SCHEMAS']?.split(',') ?? known
for (const schema of schemas)
  if (!known.includes(schema)) throw new Error(`SCHEMAS has ${schema}, which is not one of ${known.join(', ')}.`)

const postgres = await startPostgres({
  shared_buffers: '1GB',
  max_wal_size: '8GB',
  fsync: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  maintenance_work_mem: '512MB',
  autovacuum: 'off',
  jit: 'off',
})
// One connection: search_path selects the variant's table.
const db = openDatabase(postgres.url, { connections: 1, limits: longRunningLimits })
const report = (line: string) => process.stdout.write(`${line}\n`)
try {
  await migrate(postgres.url, 'migrations')
  for (const schema of schemas) {
    const own = variants.filter((variant) => variant.schema === schema)
    const began = performance.now()
    await run(db, `create schema ${schema}`)
    await fill(schema, own[0]?.by ?? null)
    report(
      `${schema}: ${COUNT} departures in ${((performance.now() - began) / 1000).toFixed(0)} s; ${await sizes(schema)}`,
    )
    for (const variant of own) await measure(variant)
    await run(db, `set search_path = public; drop schema ${schema} cascade`)
  }
} finally {
  await db.close()
  postgres.stop()
}

function run(on: Connection, text: string): Promise<unknown[]> {
  return on.rows({ name: 'bench.scale', text, isPlannedEachTime: true })
}

/**
 * Departures of two years in the order of their starts, as they are planned day by day, with the real indexes. In one
 * transaction, because PostgreSQL writes no WAL for a table that was created in the same transaction.
 */
async function fill(schema: string, by: Variant['by']): Promise<void> {
  const table = `${schema}.departure`
  await db.transaction((tx) => fillTable(tx, table, by))
  await run(db, `vacuum (analyze) ${table}`)
}

async function fillTable(tx: Connection, table: string, by: Variant['by']): Promise<void> {
  await run(
    tx,
    `create table ${table} (like public.departure including defaults including identity including constraints)
      ${by === null ? 'with (fillfactor = 70)' : `partition by range (${by})`}`,
  )
  if (by !== null)
    for (let month = 0; month < MONTHS; month++)
      await run(
        tx,
        `create table ${table}_${month} partition of ${table} for values from (${bound(by, month)}) to (${bound(by, month + 1)}) with (fillfactor = 70)`,
      )
  // By month: each statement ends within the time limit.
  for (let month = 0; month < MONTHS; month++)
    await run(
      tx,
      `insert into ${table} (id, option_id, local_date, local_time, starts_at, ends_at, cutoff_at, capacity, held, sold) overriding system value
        select n, 1 + n % ${Math.max(1, COUNT / PER_OPTION)}, at::date, '05:00', at, at + interval '2 hours', at - interval '1 hour', 20, 0, n % 15
        from generate_series(${firstOf(month)}, ${firstOf(month + 1) - 1}) n, lateral (select ${startOf('n')} as at) t`,
    )
  const indexes = await tx.rows<{ text: string }>({
    name: 'bench.indexes',
    text: `select pg_get_indexdef(indexrelid) as text from pg_index where indrelid = 'public.departure'::regclass`,
  })
  // Of each partition first, so that each statement ends within the time limit. The table's own index takes them over.
  const partitions = by === null ? [] : Array.from({ length: MONTHS }, (_, month) => `${table}_${month}`)
  for (const { text } of indexes)
    for (const on of [...partitions, table])
      await run(tx, indexText(text, by).replace(/INDEX \S+ ON public\.departure /, `INDEX ON ${on} `))
}

/** A unique index of a partitioned table must have the key of its partitions; where the other columns allow none, it cannot be unique. */
function indexText(text: string, by: Variant['by']): string {
  if (by === 'starts_at') return text.replace('(id)', '(id, starts_at)')
  return by === 'id' ? text.replace(/UNIQUE (.*\(option_id)/, '$1') : text
}

function firstOf(month: number): number {
  return 1 + Math.ceil((COUNT * month) / MONTHS)
}

function startOf(n: string): string {
  return `date_trunc('day', now()) - interval '365 days' + make_interval(secs => (${n})::float8 * ${(MONTHS * 30 * 86_400) / (COUNT + 1)})`
}

function bound(by: 'starts_at' | 'id', month: number): string {
  if (by === 'id') return String(firstOf(month))
  return `(date_trunc('day', now()) - interval '365 days' + make_interval(days => ${30 * month}))`
}

async function sizes(schema: string): Promise<string> {
  const { table, indexes } = await oneRow<{ table: number; indexes: number }>(db, {
    name: 'bench.sizes',
    text: `select sum(pg_table_size(c.oid)) as table, sum(pg_indexes_size(c.oid)) as indexes
      from pg_class c where c.relnamespace = $1::regnamespace and c.relkind = 'r'`,
    values: [schema],
  })
  return `${(table / COUNT).toFixed(0)} bytes each, ${(indexes / COUNT).toFixed(0)} of indexes`
}

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Actual Loops': number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Node[]
}
interface Explained {
  'QUERY PLAN': { 'Planning Time': number; 'Execution Time': number; Plan: Node }[]
}

/** The scans of departures that really ran, with their number. */
function scansIn(plan: Node): string {
  const nodes = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodes)]
  const names = nodes(plan)
    .filter((node) => node['Node Type'].endsWith('Scan') && node['Actual Loops'] > 0)
    .filter((node) => node['Relation Name']?.startsWith('departure'))
    .map((node) => node['Node Type'])
  return [...new Set(names)].map((name) => `${names.filter((own) => own === name).length} × ${name}`).join(', ')
}

/** Departures of the coming 90 days, as buyers want them; PostgreSQL's generic plan, which a named statement gets. */
async function measure({ schema, what, bounds }: Variant): Promise<void> {
  await run(db, `set search_path = ${schema}, public; set plan_cache_mode = force_generic_plan`)
  await run(
    db,
    `prepare reserve (jsonb) as with
      wanted as materialized (select * from jsonb_to_recordset($1) as w(departure_id bigint, places int, starts_at timestamptz)),
      locked as materialized (
        select d.id from departure d where ${bounds} d.id = any (array(select departure_id from wanted))
        order by d.id for no key update),
      taken as (${TAKE_SEATS.replace('where d.id', `where ${bounds} d.id`)})
      select count(*) from taken`,
  )
  let scans = ''
  const began = performance.now()
  const times: number[] = []
  const pages: number[] = []
  for (let round = 0; round < ROUNDS && performance.now() - began < MOST_MS; round++) {
    const { wanted } = await oneRow<{ wanted: string }>(db, {
      name: 'bench.wanted',
      text: `select jsonb_agg(jsonb_build_object('departure_id', d.n, 'places', 1, 'starts_at', ${startOf('d.n')}))::text as wanted
        from (select (${COUNT}::float8 * (366 + random() * 90) / ${MONTHS * 30})::bigint as n from generate_series(1, ${CART_LINES})) d`,
    })
    const [row] = (await run(
      db,
      `explain (analyze, buffers, format json) execute reserve ('${wanted}')`,
    )) as Explained[]
    const [plan] = row?.['QUERY PLAN'] ?? []
    if (!plan) throw new Error('EXPLAIN returned no plan.')
    times.push(plan['Planning Time'] + plan['Execution Time'])
    scans = scansIn(plan.Plan)
    pages.push(plan.Plan['Shared Hit Blocks'] + plan.Plan['Shared Read Blocks'])
  }
  report(
    `${what.padEnd(30)} p50 ${percentile(times, 50).toFixed(2)} ms, p95 ${percentile(times, 95).toFixed(2)} ms, ` +
      `${percentile(pages, 50)} pages, the first ${times[0]?.toFixed(0)} ms; ${scans}`,
  )
  await run(db, 'deallocate reserve')
}
