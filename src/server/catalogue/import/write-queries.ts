import { oneRow, type Tx } from '#server/kernel/database.ts'
import { PRODUCT } from '#server/catalogue/states.ts'
import type { KindName } from './kinds.ts'
import { ownColumns, stagedTables } from './staged-tables.ts'

export interface Written {
  added: number
  changed: number
  withdrawn: number
}

interface Target {
  table: string
  /** The new rows with the id of their parent. */
  source: string
  /** The column of the parent's id; null at the top level. */
  parent: string | null
  key: string
  columns: string[]
  /** Omitted rows are withdrawn, not deleted. */
  isListed: boolean
  hasUpdatedAt: boolean
}

const nth = (of: string) => `(row_number() over (partition by ${of} order by seq) - 1)::integer as position`

const productSource = `(select s.*, c.id as city_id, g.id as category_id, u.id as supplier_id,
    case when 'cancellation' = any (s.lists) then coalesce(r.rules, '[]') else coalesce(old.cancellation, '[]') end as cancellation,
    case when 'cancellation' = any (s.lists) then coalesce(r.is_free, false) else coalesce(old.free_cancellation, false) end as free_cancellation,
    case when 'itinerary' = any (s.lists) then coalesce(i.stops, '[]') else coalesce(old.itinerary, '[]') end as itinerary,
    f.from_minor, f.from_original_minor, f.duration_minutes
  from staged_products s join city c on c.code = s.city join category g on g.code = s.category join supplier u on u.code = s.supplier
    join staged_prices f on f.product = s.code
    left join product old on old.code = s.code
    left join (select product, bool_or(percentage = 0) as is_free, jsonb_agg(jsonb_build_object('day', day, 'hour', hour, 'minute', minute,
        'percentage', percentage) order by seq) as rules from staged_cancellation group by product) r on r.product = s.code
    left join (select product, jsonb_agg(jsonb_strip_nulls(jsonb_build_object('title', title, 'text', text, 'minutes', minutes)) order by seq)
        as stops from staged_itinerary group by product) i on i.product = s.code)`

const placeSource = (kind: 'cities' | 'categories', table: string) =>
  `(select s.seq, ${ownColumns(kind)
    .map((column) =>
      column === 'position'
        ? `coalesce(s.position, old.position, (select coalesce(max(position) + 1, 0) from ${table}) + row_number() over (order by s.seq)::integer - 1) as position`
        : `s.${column}`,
    )
    .join(', ')} from staged_${kind} s left join ${table} old on old.code = s.code)`

const ofProduct = (kind: KindName) =>
  `(select s.*, p.id as product_id, ${nth('s.product')} from staged_${kind} s join product p on p.code = s.product)`
const ofOption = (kind: KindName) =>
  `(select s.*, o.id as option_id, ${nth('s.product, s.option')} from staged_${kind} s join product p on p.code = s.product
    join option o on o.product_id = p.id and o.code = s.option)`

const targets: Partial<Record<KindName, Target>> = {
  suppliers: target('suppliers', '(select * from staged_suppliers)', null),
  cities: target('cities', placeSource('cities', 'city'), null),
  categories: target('categories', placeSource('categories', 'category'), null),
  products: {
    ...target('products', productSource, null),
    columns: [
      ...ownColumns('products').filter((name) => !['city', 'category', 'supplier', 'lists'].includes(name)),
      'city_id',
      'category_id',
      'supplier_id',
      'cancellation',
      'free_cancellation',
      'itinerary',
      'from_minor',
      'from_original_minor',
      'duration_minutes',
    ],
  },
  pictures: { ...target('pictures', ofProduct('pictures'), 'product_id'), key: 'position', hasUpdatedAt: false },
  options: { ...target('options', ofProduct('options'), 'product_id'), isListed: true },
  extras: { ...target('extras', ofProduct('extras'), 'product_id'), isListed: true, hasUpdatedAt: false },
  pickups: { ...target('pickups', ofProduct('pickups'), 'product_id'), isListed: true, hasUpdatedAt: false },
  units: { ...target('units', ofOption('units'), 'option_id'), isListed: true },
  schedules: target('schedules', ofOption('schedules'), 'option_id'),
  exceptions: {
    ...target(
      'exceptions',
      `(select s.*, h.id as schedule_id from staged_exceptions s join product p on p.code = s.product
        join option o on o.product_id = p.id and o.code = s.option join schedule h on h.option_id = o.id and h.code = s.schedule)`,
      'schedule_id',
    ),
    key: 'local_date',
    hasUpdatedAt: false,
  },
}

function target(kind: KindName, source: string, parent: string | null): Target {
  const own = ownColumns(kind)
  const isOrdered = parent !== null && kind !== 'exceptions'
  return {
    table: stagedTables[kind].table ?? '',
    source,
    parent,
    key: 'code',
    columns: isOrdered ? [...own, 'position'] : own,
    isListed: false,
    hasUpdatedAt: true,
  }
}

/**
 * Makes the table match the files: updates rows that differ, inserts new ones, and withdraws (options, units, extras,
 * pick-up points) or deletes (pictures, schedules, exceptions) omitted ones. Unchanged rows are not written.
 */
export async function writeKind(tx: Tx, kind: KindName): Promise<Written> {
  const found = targets[kind]
  if (!found) throw new Error(`${kind} have no table of their own`)
  const { table, source, parent, key, columns, isListed, hasUpdatedAt } = found
  const match = [`t.${key} = s.${key}`, ...(parent === null ? [] : [`t.${parent} = s.${parent}`])].join(' and ')
  const changing = columns.filter((column) => column !== key)
  const withdrawn = await writeMissing(tx, kind, found)
  const changed = await count(
    tx,
    `change.${kind}`,
    `update ${table} t set ${changing.map((column) => `${column} = s.${column}`).join(', ')}
        ${hasUpdatedAt ? ', updated_at = now()' : ''} ${isListed ? ', is_listed = true' : ''}
      from ${source} s where ${match}
        and (${isListed ? 'not t.is_listed or ' : ''}(${changing.map((column) => `t.${column}`).join(', ')})
          is distinct from (${changing.map((column) => `s.${column}`).join(', ')}))`,
  )
  const names = [...(parent === null ? [] : [parent]), ...columns].join(', ')
  const added = await count(
    tx,
    `add.${kind}`,
    `insert into ${table} (${names}) select ${names} from ${source} s
      where not exists (select from ${table} t where ${match}) order by seq`,
  )
  return { added, changed, withdrawn }
}

// The lists of a product whose omitted rows may be removed.
const listOf: Partial<Record<KindName, string>> = {
  pictures: 'pictures',
  options: 'options',
  units: 'options',
  schedules: 'options',
  exceptions: 'options',
  extras: 'extras',
  pickups: 'pickups',
}

async function writeMissing(tx: Tx, kind: KindName, { table, source, parent, key, isListed }: Target): Promise<number> {
  const list = listOf[kind]
  if (list === undefined || parent === null) return 0
  const path = {
    product_id: 'join product p on p.id = x.product_id',
    option_id: 'join option o on o.id = x.option_id join product p on p.id = o.product_id',
    schedule_id: `join schedule h on h.id = x.schedule_id join option o on o.id = h.option_id join product p on p.id = o.product_id`,
  }[parent as 'product_id' | 'option_id' | 'schedule_id']
  const gone = `select x.id from ${table} x ${path} join staged_products k on k.code = p.code and '${list}' = any (k.lists)
    where ${isListed ? 'x.is_listed and' : ''} not exists (select from ${source} s where s.${parent} = x.${parent} and s.${key} = x.${key})`
  return count(
    tx,
    `withdraw.${kind}`,
    isListed
      ? `update ${table} set is_listed = false where id in (${gone})`
      : `delete from ${table} where id in (${gone})`,
  )
}

/** After so many inserts the planner would still assume small tables. */
export async function analyzeTables(tx: Tx): Promise<void> {
  for (const table of ['product', 'option', 'unit', 'schedule', 'schedule_exception'])
    await tx.rows({ name: `import.analyze_table.${table}`, text: `analyze ${table}` })
}

/** Frees the slugs that change, because two rows that swap theirs would conflict for a moment. */
export async function leaveSlugs(tx: Tx, kind: 'cities' | 'categories' | 'products'): Promise<void> {
  const table = stagedTables[kind].table
  const [join, isMoving] = kind === 'products' ? ['join city c on c.code = s.city', 'or t.city_id <> c.id'] : ['', '']
  await count(
    tx,
    `leave_slugs.${kind}`,
    `update ${table} t set slug_ar = 'import-' || t.id, slug_en = 'import-' || t.id from staged_${kind} s ${join}
      where s.code = t.code and (t.slug_ar <> s.slug_ar or t.slug_en <> s.slug_en ${isMoving})`,
  )
}

/** Withdraws published products that are not in the files, of one supplier or of all. */
export function withdrawMissingProducts(tx: Tx, supplierId: number | null): Promise<number> {
  return count(
    tx,
    'withdraw_missing',
    `update product p set status = ${PRODUCT.withdrawn}, updated_at = now()
      where p.status <> ${PRODUCT.withdrawn} and ($1::bigint is null or p.supplier_id = $1)
        and not exists (select from staged_products s where s.code = p.code)`,
    [supplierId],
  )
}

export interface ProductOfDestination {
  id: number
  title: { ar: string; en: string }
  summary: { ar: string; en: string }
  highlights: { ar: string[]; en: string[] }
  cityName: { ar: string; en: string }
  categoryName: { ar: string; en: string }
  country: string
  searchText: string
}

/** Products that are not in the files, of cities and categories that are: their search text may have changed. */
export function listProductsOfDestinations(tx: Tx, after: number, limit: number): Promise<ProductOfDestination[]> {
  return tx.rows<ProductOfDestination>({
    name: 'import.products_of_places',
    text: `select p.id, p.title, p.summary, p.highlights, c.name as "cityName", g.name as "categoryName", c.country, p.search_text as "searchText"
      from product p join city c on c.id = p.city_id join category g on g.id = p.category_id
      where p.id > $1 and (c.code in (select code from staged_cities) or g.code in (select code from staged_categories))
        and not exists (select from staged_products s where s.code = p.code)
      order by p.id limit $2`,
    values: [after, limit],
  })
}

export async function writeSearchTexts(tx: Tx, texts: { id: number; searchText: string }[]): Promise<void> {
  await tx.rows({
    name: 'import.search_texts',
    text: `update product p set search_text = r."searchText" from jsonb_to_recordset($1::jsonb) as r (id bigint, "searchText" text) where p.id = r.id`,
    values: [JSON.stringify(texts)],
  })
}

export async function count(tx: Tx, name: string, statement: string, values: unknown[] = []): Promise<number> {
  const row = await oneRow<{ count: number }>(tx, {
    name: `import.${name}`,
    text: `with done as (${statement} returning 1) select count(*) as count from done`,
    values,
  })
  return row.count
}
