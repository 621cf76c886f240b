import type { Column, Description } from './describe-statement.ts'
import type { Property, StatementSite } from './find-statements.ts'

/** A statement of the program and its location. */
export interface KnownStatement {
  site: Pick<StatementSite, 'file' | 'line' | 'row'>
  name: string
  text: string
  /** The possible kinds of each value, or null if unknown. */
  values: string[][] | null
  /** Of its parameters; null: they are numbered. */
  names: string[] | null
}

/**
 * Returns a sentence for each mismatch between a statement, the database and its row type. `exceptions`:
 * `statement.column`.
 */
export function errorsOf(
  statement: KnownStatement,
  { parameters, columns }: Description,
  isException: (key: string) => boolean,
): string[] {
  const { site, name, values, names } = statement
  const errors: string[] = []
  if (values && values.length !== parameters.length)
    errors.push(`has ${parameters.length} parameters and is given ${values.length} values`)
  values?.forEach((kinds, index) => {
    const type = parameters[index]
    const wrong = type === undefined ? [] : kinds.filter((kind) => !takes(type, kind))
    if (wrong.length > 0)
      errors.push(`${names ? `:${names[index]}` : `$${index + 1}`} is ${type}, and the value is ${kinds.join(' | ')}`)
  })
  if (site.row) errors.push(...rowErrors(name, site.row, columns, isException))
  return errors.map((error) => `${labelOf(statement)}: ${error}`)
}

function rowErrors(
  statement: string,
  row: readonly Property[],
  columns: Column[],
  isException: (key: string) => boolean,
): string[] {
  const properties = new Map(row.map((property) => [property.name, property]))
  const names = new Set(columns.map(({ name }) => name))
  return [
    ...columns
      .filter(({ name }, index) => columns.findIndex((other) => other.name === name) !== index)
      .map(({ name }) => `it answers column "${name}" twice`),
    ...row
      .filter(({ name }) => !names.has(name))
      .map(({ name }) => `its row type has "${name}", which is not a column`),
    ...columns.flatMap((column) => {
      const property = properties.get(column.name)
      if (!property) return [`column "${column.name}" is not in its row type`]
      return columnErrors(property, column, () => isException(`${statement}.${column.name}`))
    }),
  ]
}

function columnErrors(
  { name, kinds, hasNoJson }: Property,
  { kind, type, nullability }: Column,
  isException: () => boolean,
): string[] {
  if (kinds.includes('any')) return []
  const typed = `its row type says ${kinds.join(' | ')}`
  const errors: string[] = []
  if (kinds.includes('undefined')) errors.push(`column "${name}" is never undefined; ${typed}`)
  const possible = kinds.filter((it) => it !== 'null' && it !== 'undefined')
  const fits =
    kind === 'json'
      ? !hasNoJson
      : kind === 'json[]'
        ? possible.every((it) => it === 'object[]')
        : possible.every((it) => it === kind || it === `${kind.slice(0, -2)}[]`)
  if (!fits) errors.push(`column "${name}" is ${type}, which the driver reads as ${kind}; ${typed}`)
  if (nullability === 'sometimes' && !kinds.includes('null') && !isException())
    errors.push(`column "${name}" can be null; ${typed}`)
  return errors
}

const numbers = ['int2', 'int4', 'int8', 'float4', 'float8', 'numeric']

/**
 * Returns a sentence for each column that is nullable in a row type, but in none of the statements with that row type.
 */
export function neverNull(described: { statement: KnownStatement; columns: Column[] }[]): string[] {
  const byRow = Map.groupBy(described, ({ statement }) => statement.site.row)
  return [...byRow].flatMap(([row, ones]) =>
    (row ?? [])
      .filter(({ name, kinds }) => {
        const columns = ones.map(({ columns }) => columns.find((column) => column.name === name))
        return kinds.includes('null') && columns.every((column) => column?.nullability === 'never')
      })
      .map(
        ({ name }) =>
          `${labelOf(ones[0]?.statement)}: column "${name}" is never null, and its row type allows it to be`,
      ),
  )
}

function labelOf(statement: KnownStatement | undefined): string {
  return statement ? `${statement.site.file}:${statement.site.line} ${statement.name}` : ''
}

/**
 * Whether the driver sends a value of this kind as one of this type. It sends arrays as PostgreSQL's arrays and objects
 * as JSON.
 */
function takes(type: string, kind: string): boolean {
  if (kind === 'any' || kind === 'null' || kind === 'undefined') return true
  if (type.endsWith('[]')) return kind.endsWith('[]') && takes(type.slice(0, -2), kind.slice(0, -2))
  if (numbers.includes(type)) return kind === 'number'
  if (type === 'bool') return kind === 'boolean'
  if (type === 'bytea') return kind === 'Buffer'
  if (type === 'timestamptz' || type === 'timestamp') return kind === 'Date' || kind === 'string'
  if (type === 'json' || type === 'jsonb' || type === 'words') return kind === 'string' || kind === 'object'
  return kind === 'string'
}
