import pg from 'pg'
import { isNode, readNodeTree } from './node-tree.ts'
import { nullabilityOf, type Catalogue, type Nullability } from './nullability.ts'

export interface Column {
  name: string
  /** PostgreSQL's name of the type. */
  type: string
  /**
   * The JavaScript type that our driver returns: 'number', 'string', 'Date', 'number[]'…; 'json' for any JSON value.
   */
  kind: string
  nullability: Nullability
}

export interface Description {
  /** PostgreSQL's names of the types of $1, $2…. */
  parameters: string[]
  columns: Column[]
}

const samples: Record<string, string> = {
  bool: 't',
  bytea: String.raw`\x00`,
  date: '2026-01-01',
  json: '{}',
  jsonb: '{}',
  timestamp: '2026-01-01 00:00:00',
  timestamptz: '2026-01-01 00:00:00+00',
  ...Object.fromEntries(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric'].map((name) => [name, '1'])),
  ...Object.fromEntries(['text', 'varchar', 'bpchar', 'name', 'uuid', 'void'].map((name) => [name, 'x'])),
}

/** Describes the parameters and columns of statements without running them. */
export async function openDescriber(client: pg.Client): Promise<(text: string) => Promise<Description>> {
  const types = new Map<number, string>()
  const all = await client.query<{ oid: number; name: string }>(
    `select t.oid, case when t.typcategory = 'A' then e.typname || '[]' else t.typname end as name
       from pg_type t left join pg_type e on e.oid = t.typelem`,
  )
  for (const { oid, name } of all.rows) types.set(oid, name)
  const typeOf = (oid: number) => types.get(oid) ?? `type ${oid}`
  // Before PostgreSQL 16 a parsed query does not show which columns an outer join makes null.
  const isNullabilityKnown =
    Number((await client.query('show server_version_num')).rows[0].server_version_num) >= 160_000
  const catalogue = isNullabilityKnown ? await readCatalogue(client) : null

  return async (text) => {
    const { parameters, fields } = await describe(client, text)
    const known = catalogue && fields.length > 0 ? await parsed(client, text, parameters.map(typeOf), catalogue) : []
    return {
      parameters: parameters.map(typeOf),
      columns: fields.map(({ name, dataTypeID }, index) => ({
        name,
        type: typeOf(dataTypeID),
        kind: kindOf(typeOf(dataTypeID), dataTypeID),
        nullability: known[index] ?? 'unknown',
      })),
    }
  }
}

function kindOf(type: string, oid: number): string {
  const isList = type.endsWith('[]')
  const sample = samples[isList ? type.slice(0, -2) : type]
  if (sample === undefined) return type
  const parse: (text: string) => unknown = pg.types.getTypeParser(oid)
  const value = parse(isList ? `{${sample.replaceAll('\\', '\\\\')}}` : sample)
  return Array.isArray(value) ? `${kindOfValue(value[0])}[]` : kindOfValue(value)
}

function kindOfValue(value: unknown): string {
  if (value instanceof Date) return 'Date'
  if (value instanceof Uint8Array) return 'Buffer'
  return typeof value === 'object' ? 'json' : typeof value
}

function describe(client: pg.Client, text: string): Promise<{ parameters: number[]; fields: pg.FieldDef[] }> {
  return new Promise((resolve, reject) => {
    let parameters: number[] = []
    let fields: pg.FieldDef[] = []
    client.query({
      submit: (connection: pg.Connection) => {
        connection.once('parameterDescription', (message: { dataTypeIDs: number[] }) => {
          parameters = message.dataTypeIDs
        })
        connection.parse({ name: '', text, types: [] }, true)
        connection.describe({ type: 'S', name: '' }, true)
        connection.sync()
      },
      handleRowDescription: (message: { fields: pg.FieldDef[] }) => {
        fields = message.fields
      },
      handleError: reject,
      handleReadyForQuery: () => resolve({ parameters, fields }),
    } as unknown as pg.Submittable)
  })
}

/** Reads the parse tree of a statement by creating a function with it as body, which is never called. */
async function parsed(
  client: pg.Client,
  text: string,
  parameters: string[],
  catalogue: Catalogue,
): Promise<Nullability[]> {
  await client.query(
    `create or replace function pg_temp.described(${parameters.join(', ')}) returns void begin atomic ${text}; end`,
  )
  const found = await client.query<{ body: string; oid: number }>(
    `select prosqlbody::text as body, oid from pg_proc where proname = 'described'`,
  )
  await client.query(`drop function pg_temp.described(${parameters.join(', ')})`)
  let tree = readNodeTree(found.rows[0]?.body ?? '')
  while (Array.isArray(tree)) tree = tree[0]
  return isNode(tree) ? nullabilityOf(tree, catalogue) : []
}

/** Functions that return null only for a null argument. */
const total = [
  'count', 'row_number', 'now', 'rihla_now', 'concat', 'jsonb_build_object', 'jsonb_build_array', 'lower', 'upper', 'length', 'greatest', 'to_jsonb',
] // prettier-ignore

async function readCatalogue(client: pg.Client): Promise<Catalogue> {
  const ids = async (text: string, values: unknown[] = []) =>
    new Set((await client.query<{ id: string }>(text, values)).rows.map(({ id }) => id))
  return {
    notNullColumns: await ids(`select attrelid || '.' || attnum as id from pg_attribute where attnotnull`),
    strictFunctions: await ids('select oid::text as id from pg_proc where proisstrict'),
    sums: await ids(`select oid::text as id from pg_proc where proname = 'sum'`),
    totalFunctions: await ids(
      // Operators: arithmetic and comparison of numbers, text and times.
      `select oid::text as id from pg_proc where proname = any ($1::text[]) union
       select oprcode::oid::text from pg_operator where oprname in ('=', '<>', '<', '<=', '>', '>=', '+', '-', '*', '/', '||')
         and oprcode <> 0 and oprleft not in (114, 3802)`,
      [total],
    ),
  }
}
