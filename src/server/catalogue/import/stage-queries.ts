import type { Tx } from '#server/kernel/database.ts'
import { kindNames, type KindName } from './kinds.ts'
import { stagedTables } from './staged-tables.ts'

const LOCK = 7_441_002

/**
 * Waits for a concurrent import to end, then creates the staging tables, which exist until the end of the transaction.
 */
export async function makeStagedTables(tx: Tx): Promise<void> {
  await tx.rows({ name: 'import.lock', text: `select pg_advisory_xact_lock(${LOCK})` })
  for (const kind of kindNames) {
    const columns = Object.entries(stagedTables[kind].columns).map(([name, type]) => `${name} ${type}`)
    await tx.rows({
      name: `import.make.${kind}`,
      text: `create temporary table staged_${kind} (seq integer not null, file integer not null, place text not null, ${columns.join(', ')}) on commit drop`,
    })
  }
  await tx.rows({
    name: 'import.make.prices',
    text: `create temporary table staged_prices (product text primary key, from_minor bigint, from_original_minor bigint, duration_minutes integer)
      on commit drop`,
  })
  await tx.rows({
    name: 'import.make.departures',
    text: `create temporary table staged_departures (schedule_id bigint not null, option_id bigint not null, local_date date not null,
        local_time text not null, starts_at timestamptz not null, ends_at timestamptz not null, cutoff_at timestamptz not null,
        capacity integer not null, adjust_basis_points integer not null) on commit drop`,
  })
}

export interface StagedRow {
  seq: number
  file: number
  place: string
}

export async function stageRows(tx: Tx, kind: KindName, rows: (StagedRow & Record<string, unknown>)[]): Promise<void> {
  const columns = { seq: 'integer', file: 'integer', place: 'text', ...stagedTables[kind].columns }
  const names = Object.keys(columns).join(', ')
  const typed = Object.entries(columns).map(([name, type]) => `${name} ${type}`)
  await tx.rows({
    name: `import.stage.${kind}`,
    text: `insert into staged_${kind} (${names}) select ${names} from jsonb_to_recordset($1::jsonb) as r (${typed.join(', ')})`,
    values: [JSON.stringify(rows)],
  })
}

/** The planner has no statistics of new tables. */
export async function indexStagedTables(tx: Tx): Promise<void> {
  for (const kind of kindNames) {
    const column = 'product' in stagedTables[kind].columns ? 'product' : 'code'
    await tx.rows({ name: `import.index.${kind}`, text: `create index on staged_${kind} (${column})` })
    await tx.rows({ name: `import.analyze.${kind}`, text: `analyze staged_${kind}` })
  }
  await tx.rows({ name: 'import.index.seq', text: 'create index on staged_products (seq)' })
}

export interface KnownRow {
  code: string
  name: { ar: string; en: string }
  /** A city's country code; empty for other kinds. */
  country: string
}

/** The rows of the database that products may refer to. */
export function listKnown(tx: Tx, table: 'city' | 'category' | 'supplier'): Promise<KnownRow[]> {
  return tx.rows<KnownRow>({
    name: `import.known.${table}`,
    text: `select code, name, ${table === 'city' ? 'country' : "''"} as country from ${table} order by id`,
  })
}

export interface ProductToPrice {
  seq: number
  code: string
  units: { kind: string; priceMinor: number; originalMinor: number | null }[]
  durationMinutes: number | null
}

/** The prices for cards, in the order of the files: from the files if they contain options, else from the database. */
export function listProductsToPrice(tx: Tx, after: number, limit: number): Promise<ProductToPrice[]> {
  const unit = `jsonb_build_object('kind', u.kind, 'priceMinor', u.price_minor, 'originalMinor', u.original_minor)`
  return tx.rows<ProductToPrice>({
    name: 'import.products_to_price',
    text: `select s.seq, s.code,
        coalesce(case when 'options' = any (s.lists) then (select jsonb_agg(${unit}) from staged_units u where u.product = s.code)
          else (select jsonb_agg(${unit}) from product p join option o on o.product_id = p.id and o.is_listed
            join unit u on u.option_id = o.id and u.is_listed where p.code = s.code) end, '[]') as units,
        case when 'options' = any (s.lists) then (select min(o.duration_minutes) from staged_options o where o.product = s.code)
          else (select min(o.duration_minutes) from product p join option o on o.product_id = p.id and o.is_listed where p.code = s.code) end
          as "durationMinutes"
      from staged_products s where s.seq > $1 order by s.seq limit $2`,
    values: [after, limit],
  })
}

export interface StagedPrice {
  product: string
  from_minor: number | null
  from_original_minor: number | null
  duration_minutes: number
}

export async function stagePrices(tx: Tx, prices: StagedPrice[]): Promise<void> {
  await tx.rows({
    name: 'import.stage_prices',
    text: `insert into staged_prices (product, from_minor, from_original_minor, duration_minutes)
      select product, from_minor, from_original_minor, duration_minutes
      from jsonb_to_recordset($1::jsonb) as r (product text, from_minor bigint, from_original_minor bigint, duration_minutes integer)
      on conflict do nothing`,
    values: [JSON.stringify(prices)],
  })
}
