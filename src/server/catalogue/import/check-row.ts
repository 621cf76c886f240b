import type { ImportErrors } from './import-errors.ts'
import type { Field } from './fields.ts'
import { isObject } from './flatten-rows.ts'
import { columnsOf, kinds, listsInside, type Checked } from './kinds.ts'
import { nameNear } from './name-near.ts'
import { readCells, UnreadableCell } from './read-cell.ts'
import type { RawRow } from './source.ts'

export interface CheckedRow {
  /** The valid values; the others are null. */
  values: Checked
  isSound: boolean
}

/**
 * Checks each value of a row, then the row as a whole, and reports every error. `currency` is that of the row's
 * product.
 */
export function checkRow(raw: RawRow, currency: string | null, errors: ImportErrors): CheckedRow {
  const { fields, compare } = kinds[raw.kind]
  const before = errors.count
  const report = (field: Field, inside: PropertyKey[], message: string) =>
    errors.add(raw.file, raw.place, nameOf(raw, field, inside), message)

  const values: Checked = {}
  if (!isObject(raw.values)) {
    errors.add(raw.file, raw.place, '', 'must be an object')
    return { values: raw.parents, isSound: false }
  }
  if (raw.file.format !== 'csv') demandKnown(raw, fields, errors)
  for (const field of fields) {
    values[field.path] = null
    if (field.isParent && raw.file.format !== 'csv') {
      values[field.path] = raw.parents[field.path as keyof RawRow['parents']] ?? null
      continue
    }
    let given: unknown
    try {
      given = valueOf(raw, field, currency)
    } catch (error) {
      if (!(error instanceof UnreadableCell)) throw error
      report(field, [], error.message)
      continue
    }
    if (given === undefined || given === null) {
      if (!field.isRequired) values[field.path] = field.fallback
      else if (isAsked(raw, field, currency)) for (const inside of insides(field)) report(field, inside, 'is missing')
      continue
    }
    const parsed = field.schema.safeParse(given)
    if (parsed.success) values[field.path] = parsed.data
    else {
      // An invalid code may still be referred to by other rows, which are not wrong because of it.
      if ((field.path === 'code' || field.isParent) && typeof given === 'string') values[field.path] = given
      for (const issue of parsed.error.issues) {
        const missing = insides(field).find(
          (inside) => inside[0] === issue.path[0] && inside.length === issue.path.length,
        )
        const isMissing =
          missing !== undefined && missing.length > 0 && isObject(given) && given[String(missing[0])] === undefined
        if (isMissing && !isAsked(raw, field, currency)) continue
        report(field, issue.path, isMissing ? 'is missing' : issue.message + hintOf(field, given))
      }
    }
  }
  const isSound = errors.count === before
  if (isSound && compare)
    for (const { path, message } of compare(values)) {
      const field = fields.find((one) => one.path === path)
      if (field) report(field, [], message)
    }
  return { values, isSound: errors.count === before }
}

function valueOf(raw: RawRow, field: Field, currency: string | null): unknown {
  if (raw.file.format === 'csv') return readCells(field, raw.values as Record<string, string>, currency)
  return field.path.split('.').reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), raw.values)
}

/**
 * Whether a missing value is an error of this row: not if the whole column is missing, which is reported once, nor a
 * price in an unknown currency.
 */
function isAsked(raw: RawRow, field: Field, currency: string | null): boolean {
  if (raw.file.format !== 'csv') return true
  if (columnsOf(field).some((column) => !Object.hasOwn(raw.values as object, column))) return false
  const isGiven = columnsOf(field).some((column) => (raw.values as Record<string, string>)[column]?.trim() !== '')
  return !(field.shape === 'money' && currency === null && isGiven)
}

const insides = (field: Field): PropertyKey[][] =>
  field.shape === 'words' || field.shape === 'lists' ? [['ar'], ['en']] : [[]]

/** The field's name in its file: 'slug_ar' in CSV, 'slug.ar' in JSON. */
export function nameOf(raw: Pick<RawRow, 'file'>, field: Field, inside: PropertyKey[]): string {
  if (raw.file.format !== 'csv')
    return inside.reduce<string>(
      (name, key) => (typeof key === 'number' ? `${name}[${key}]` : `${name}.${String(key)}`),
      field.path,
    )
  const columns = columnsOf(field)
  return columns[inside[0] === 'en' ? 1 : 0] ?? field.path
}

function hintOf(field: Field, given: unknown): string {
  const options = (field.schema as { options?: unknown }).options
  return typeof given === 'string' && Array.isArray(options) ? nameNear(given, options as string[]) : ''
}

/** Reports unknown properties: a misspelt one would be lost silently. */
function demandKnown(raw: RawRow, fields: Field[], errors: ImportErrors): void {
  const own = fields.filter((field) => !field.isParent)
  const demand = (value: Record<string, unknown>, prefix: string) => {
    const known = new Set(
      own
        .filter((field) => field.path.startsWith(prefix))
        .map((field) => field.path.slice(prefix.length).split('.')[0] ?? ''),
    )
    if (prefix === '') for (const list of listsInside(raw.kind)) known.add(list)
    for (const [name, inner] of Object.entries(value)) {
      if (!known.has(name)) errors.add(raw.file, raw.place, prefix + name, `is not known${nameNear(name, known)}`)
      else if (own.some((field) => field.path.startsWith(`${prefix}${name}.`))) {
        if (isObject(inner)) demand(inner, `${prefix}${name}.`)
        else errors.add(raw.file, raw.place, prefix + name, 'must be an object')
      } else if (prefix === '' && listsInside(raw.kind).some((list) => list === name) && !Array.isArray(inner))
        errors.add(raw.file, raw.place, name, 'must be a list')
    }
  }
  demand(raw.values as Record<string, unknown>, '')
}
