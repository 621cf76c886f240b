import type { Tx } from '#server/kernel/database.ts'
import { PRODUCT } from '#server/catalogue/states.ts'
import { kindNames, type KindName } from './kinds.ts'
import { stagedTables } from './staged-tables.ts'

/** The position of an invalid row and the values for its message. */
export interface FoundRow {
  file: number
  place: string
  /** The invalid value. */
  value: string
  /** The file and place of the conflicting row, or null. */
  otherFile: number | null
  otherPlace: string | null
  /** The code of the conflicting row in the database. */
  other: string | null
}

const found = `file, place, value, "otherFile", "otherPlace", other`
const noOther = `null::integer as "otherFile", null::text as "otherPlace", null::text as other`

/** Duplicate rows: an earlier row of the files has the same `key`. */
function twice(kind: KindName, key: string[], value: string): string {
  return `select ${found}, seq from (
      select file, place, seq, ${value} as value, first_value(file) over same as "otherFile", first_value(place) over same as "otherPlace",
        null::text as other, row_number() over same as nth
      from staged_${kind} where ${key.map((column) => `${column} is not null`).join(' and ')} ${ofOneParent(key)}
      window same as (partition by ${key.join(', ')} order by seq)) s where nth > 1`
}

// Rows inside a duplicate are duplicates too; only the outermost is reported.
function ofOneParent(key: string[]): string {
  const product =
    'and product not in (select code from staged_products where code is not null group by code having count(*) > 1)'
  const option = `and (product, option) not in
    (select product, code from staged_options where product is not null and code is not null group by product, code having count(*) > 1)`
  return [key.length > 1 && key[0] === 'product' ? product : '', key[1] === 'option' ? option : ''].join(' ')
}

const run = (tx: Tx, name: string, text: string, values: unknown[] = []) =>
  tx.rows<FoundRow>({ name: `import.${name}`, text: `select ${found} from (${text}) f order by seq`, values })

export const kindsWithKeys = kindNames.filter((kind) => stagedTables[kind].key.length > 0)

export function listTwice(tx: Tx, kind: KindName): Promise<FoundRow[]> {
  const { key } = stagedTables[kind]
  return run(tx, `twice.${kind}`, twice(kind, key, `${kind === 'cancellation' ? 'day' : key.at(-1)}::text`))
}

export const slugColumns = ['slug_ar', 'slug_en'] as const

/** Slugs that two rows of the files share. A product's slug must be unique in its city only. */
export function listSlugsTwice(tx: Tx, kind: KindName, slug: (typeof slugColumns)[number]): Promise<FoundRow[]> {
  return run(tx, `twice.${kind}.${slug}`, twice(kind, kind === 'products' ? ['city', slug] : [slug], slug))
}

/** Slugs that another row of the database has and keeps: rows that the files give another slug free theirs. */
export function listSlugsTaken(tx: Tx, kind: KindName, slug: (typeof slugColumns)[number]): Promise<FoundRow[]> {
  const { table } = stagedTables[kind]
  const isProduct = kind === 'products'
  return run(
    tx,
    `taken.${kind}.${slug}`,
    `select s.file, s.place, s.seq, s.${slug} as value, null::integer as "otherFile", null::text as "otherPlace", t.code as other
      from staged_${kind} s ${isProduct ? 'join city c on c.code = s.city' : ''}
        join ${table} t on t.${slug} = s.${slug} ${isProduct ? 'and t.city_id = c.id' : ''}
      where t.code <> s.code and not exists (select from staged_${kind} m
        where m.code = t.code and (m.${slug} <> t.${slug} ${isProduct ? 'or m.city <> s.city' : ''}))`,
  )
}

/** Slugs that the files change of visible rows; `other` is the previous one. */
export function listSlugsChanged(tx: Tx, kind: KindName, slug: (typeof slugColumns)[number]): Promise<FoundRow[]> {
  const { table } = stagedTables[kind]
  return run(
    tx,
    `changed.${kind}.${slug}`,
    `select s.file, s.place, s.seq, s.${slug} as value, null::integer as "otherFile", null::text as "otherPlace", t.${slug} as other
      from staged_${kind} s join ${table} t on t.code = s.code and t.${slug} <> s.${slug}
      ${kind === 'products' ? `where t.status = ${PRODUCT.published}` : ''}`,
  )
}

/** Rows of `kind` whose parent, a row of `of`, is not in the files. */
export function listWithoutParent(
  tx: Tx,
  kind: KindName,
  of: 'products' | 'options' | 'schedules',
): Promise<FoundRow[]> {
  const key = { products: ['product'], options: ['product', 'option'], schedules: ['product', 'option', 'schedule'] }[
    of
  ]
  const last = key.at(-1) ?? ''
  const match = key.map((column) => `p.${column === last ? 'code' : column} = s.${column}`).join(' and ')
  return run(
    tx,
    `parent.${kind}.${of}`,
    `select s.file, s.place, s.seq, s.${last} as value, ${noOther} from staged_${kind} s
      where ${key.map((column) => `s.${column} is not null`).join(' and ')} and not exists (select from staged_${of} p where ${match})
        ${of === 'products' ? '' : `and exists (select from staged_products p where p.code = s.product)`}
        ${of === 'schedules' ? `and exists (select from staged_options p where p.product = s.product and p.code = s.option)` : ''}`,
  )
}

/** Products without 'options' (unless priced on request), or without 'pictures'. */
export function listProductsWithout(tx: Tx, list: 'options' | 'pictures'): Promise<FoundRow[]> {
  const [table, condition] = list === 'options' ? ['option', 'and t.is_listed'] : ['product_media', '']
  return run(
    tx,
    `without.${list}`,
    `select s.file, s.place, s.seq, s.code as value, ${noOther} from staged_products s
      where s.code is not null and ${list === 'options' ? "s.pricing_per <> 'quote' and" : ''} not exists (select from staged_${list} o where o.product = s.code)
        and ('${list}' = any (s.lists)
          or not exists (select from product p join ${table} t on t.product_id = p.id ${condition} where p.code = s.code))`,
  )
}

/** Products whose file has some pictures, but fewer than `least`; `value` is their number. */
export function listProductsWithFewPictures(tx: Tx, least: number): Promise<FoundRow[]> {
  return run(
    tx,
    'few.pictures',
    `select s.file, s.place, s.seq, count(m.product)::text as value, ${noOther} from staged_products s join staged_pictures m on m.product = s.code
      group by s.file, s.place, s.seq having count(m.product) < ${least} order by s.seq`,
  )
}

export function listQuotesWithOptions(tx: Tx): Promise<FoundRow[]> {
  return run(
    tx,
    'quotes',
    `select s.file, s.place, s.seq, s.code as value, ${noOther} from staged_products s
      where s.code is not null and s.pricing_per = 'quote' and exists (select from staged_options o where o.product = s.code)`,
  )
}

export function listOptionsWithoutUnits(tx: Tx): Promise<FoundRow[]> {
  return run(
    tx,
    'without.units',
    `select s.file, s.place, s.seq, s.code as value, ${noOther} from staged_options s
      where s.product is not null and s.code is not null
        and not exists (select from staged_units u where u.product = s.product and u.option = s.code)`,
  )
}

/** Units that must be accompanied by a unit that their option does not have. */
export function listUnknownCompanions(tx: Tx): Promise<FoundRow[]> {
  return run(
    tx,
    'companions',
    `select s.file, s.place, s.seq, companion as value, ${noOther} from staged_units s, unnest(s.accompanied_by) as companion
      where not exists (select from staged_units o where o.product = s.product and o.option = s.option and o.code = companion)`,
  )
}

/** Products of the files with the code of another supplier's product in the database; `other` is that supplier. */
export function listProductsOfOthers(tx: Tx, supplier: string): Promise<FoundRow[]> {
  return run(
    tx,
    'of_others',
    `select s.file, s.place, s.seq, s.code as value, null::integer as "otherFile", null::text as "otherPlace", u.code as other
      from staged_products s join product p on p.code = s.code join supplier u on u.id = p.supplier_id where u.code <> $1`,
    [supplier],
  )
}

/** Codes of the files' products, as many as a suggestion for a misspelt code may search. */
export async function listSomeProductCodes(tx: Tx): Promise<string[]> {
  const rows = await tx.rows<{ code: string }>({
    name: 'import.some_codes',
    text: 'select code from staged_products where code is not null limit 5000',
  })
  return rows.map((row) => row.code)
}
