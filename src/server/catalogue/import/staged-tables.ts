import { isDrawnHere } from '#server/media/view-picture.ts'
import type { Field } from './fields.ts'
import { kindNames, kinds, type Checked, type KindName } from './kinds.ts'

/** The staging table of a kind, which exists in the transaction only, and its target. */
export interface StagedTable {
  /** The target table; null if the rows become a column of the product. */
  table: string | null
  /** The kind's own columns with their types, in the staging table and usually in the target. */
  columns: Record<string, string>
  /** The key of a row within its parent. */
  key: string[]
  row: (values: Checked) => Record<string, unknown>
}

interface Target extends Pick<StagedTable, 'table' | 'key'> {
  /** Columns that are not fields of the files. */
  more?: Record<string, string>
  /** Values that depend on several fields. */
  computed?: (values: Checked) => Record<string, unknown>
}

const targets: Record<KindName, Target> = {
  suppliers: { table: 'supplier', key: ['code'] },
  cities: { table: 'city', key: ['code'] },
  categories: { table: 'category', key: ['code'] },
  // `lists`: the lists in the files; the others stay unchanged.
  products: { table: 'product', key: ['code'], more: { search_text: 'text', lists: 'text[]' } },
  cancellation: { table: null, key: ['product', 'day', 'hour', 'minute'] },
  itinerary: { table: null, key: [] },
  pictures: {
    table: 'product_media',
    key: [],
    computed: ({ isIllustration, src }) => ({ is_illustration: isIllustration ?? isDrawnHere(String(src)) }),
  },
  options: { table: 'option', key: ['product', 'code'] },
  units: { table: 'unit', key: ['product', 'option', 'code'] },
  schedules: { table: 'schedule', key: ['product', 'option', 'code'] },
  exceptions: {
    table: 'schedule_exception',
    key: ['product', 'option', 'schedule', 'local_date'],
    computed: ({ isClosed, capacity }) => ({ is_closed: isClosed ?? capacity === null }),
  },
  extras: { table: 'extra', key: ['product', 'code'] },
  pickups: { table: 'pickup_point', key: ['product', 'code'] },
}

export const stagedTables = Object.fromEntries(kindNames.map((kind) => [kind, stagedTable(kind)])) as Record<
  KindName,
  StagedTable
>

function stagedTable(kind: KindName): StagedTable {
  const { table, key, more, computed } = targets[kind]
  const { fields } = kinds[kind]
  return {
    table,
    key,
    columns: { ...Object.fromEntries(fields.flatMap(columnsOfField)), ...more },
    row: (values) => ({ ...rowOf(fields, values), ...computed?.(values) }),
  }
}

function isSlug(field: Field): boolean {
  return field.path === 'slug'
}

function columnsOfField(field: Field): [name: string, type: string][] {
  if (!isSlug(field)) return [[field.column, field.type]]
  return [
    ['slug_ar', 'text'],
    ['slug_en', 'text'],
  ]
}

function rowOf(fields: Field[], values: Checked): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const field of fields) {
    const value = values[field.path] ?? null
    const [, ...inside] = field.path.split('.')
    if (isSlug(field)) {
      const slug = value as { ar: string; en: string } | null
      Object.assign(row, { slug_ar: slug?.ar ?? null, slug_en: slug?.en ?? null })
    } else
      row[field.column] = inside.length > 0 ? { ...(row[field.column] as object), [inside.join('.')]: value } : value
  }
  return row
}

/** The columns of `kind` without those that refer to its parents. */
export function ownColumns(kind: KindName): string[] {
  return Object.keys(stagedTables[kind].columns).filter((name) => !['product', 'option', 'schedule'].includes(name))
}

/**
 * SQL for a row of `kind` as the files have it, from the target table as `alias`. `others`: SQL of the properties that
 * are not columns of that table.
 */
export function exportedRow(kind: KindName, alias: string, others: Record<string, string> = {}): string {
  const own = kinds[kind].fields
    .filter((field) => !field.isParent)
    .map((field): [string, string] => [
      field.path.split('.')[0] ?? field.path,
      isSlug(field) ? `jsonb_build_object('ar', ${alias}.slug_ar, 'en', ${alias}.slug_en)` : `${alias}.${field.column}`,
    ])
  const properties = Object.entries({ ...Object.fromEntries(own), ...others })
  return `jsonb_build_object(${properties.map(([name, value]) => `'${name}', ${value}`).join(', ')})`
}
