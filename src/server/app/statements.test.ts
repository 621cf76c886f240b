import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { followOrders } from './follow-orders.ts'
import { openEmbeddedDatabase } from '#server/kernel/embedded-database.ts'
import { migrate } from '#server/kernel/migrate.ts'
import { builtStatements, recordStatements } from '#test/support/statements/built-statements.ts'
import { errorsOf, neverNull, type KnownStatement } from '#test/support/statements/check-statements.ts'
import { openDescriber, type Description } from '#test/support/statements/describe-statement.ts'
import { exceptions } from '#test/support/statements/exceptions.ts'
import { findStatementSites, type StatementSite } from '#test/support/statements/find-statements.ts'
import { databaseUrl } from '#test/support/template-database.ts'

const serverUrl = inject('serverUrl')
let sites: StatementSite[]
let statements: KnownStatement[]
let embedded: Awaited<ReturnType<typeof openSchema>>

beforeAll(async () => {
  followOrders()
  sites = await findStatementSites(/^src\/(server\/(?!kernel\/(?:database|replicas)\.ts)|[^/]+$)/)
  statements = await statementsOf(sites)
  const database = await openEmbeddedDatabase(null)
  await migrate(database.url, 'migrations')
  embedded = await openSchema(database.url, database.close)
})
afterAll(() => embedded?.close())

/** Statements read from the source, and those built by the samples where the source is not enough. */
async function statementsOf(all: StatementSite[]): Promise<KnownStatement[]> {
  const read = all.flatMap((site) => (site.statements ?? []).map((statement) => ({ site, ...statement })))
  const names = new Set(read.map(({ name }) => name))
  const built = all.map(async (site) => {
    const sample = site.statements ? undefined : builtStatements[`${site.file} ${site.within}`]
    const recorded = sample ? await recordStatements(sample) : []
    return recorded
      .filter(({ name }) => !names.has(name))
      .map(({ name, text }) => ({ site, name, text, values: null, names: null }))
  })
  return [...read, ...(await Promise.all(built)).flat()]
}

/** With the temporary tables of an import. */
async function openSchema(url: string, close: () => Promise<void>) {
  const client = new pg.Client(url)
  await client.connect()
  for (const { name, text } of statements)
    if (name.startsWith('import.make.')) await client.query(text.replace('on commit drop', ''))
  return {
    describe: await openDescriber(client),
    close: async () => {
      await client.end()
      await close()
    },
  }
}

async function cloneTemplate(server: string) {
  const admin = new pg.Client(server)
  await admin.connect()
  const name = `rihla_statements_${randomUUID().replaceAll('-', '')}`
  await admin.query(`create database ${name} template rihla_template strategy file_copy`)
  return openSchema(databaseUrl(server, name), async () => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
}

/** Parameters and columns of each statement; for one that cannot be prepared, the database's reason. */
async function describeAll(describeOne: (text: string) => Promise<Description>) {
  const described: { statement: KnownStatement; columns: Description['columns']; parameters: string[] }[] = []
  const refused: string[] = []
  for (const statement of statements)
    try {
      described.push({ statement, ...(await describeOne(statement.text)) })
    } catch (error) {
      refused.push(`${statement.site.file}:${statement.site.line} ${statement.name}: ${(error as Error).message}`)
    }
  return { described, refused }
}

test('can read the text of every statement, or has a sample that builds it', () => {
  const found = sites.filter((site) => !site.statements).map((site) => `${site.file} ${site.within}`)
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(builtStatements).toSorted())
})

test('names the parameters of every statement that has three or more', () => {
  const numbered = sites.flatMap(({ file, line, statements: read }) =>
    (read ?? [])
      .filter(({ text, names }) => names === null && text.includes('$3'))
      .map(({ name }) => `${file}:${line} ${name}`),
  )
  expect(numbered).toEqual([])
})

test('prepares every statement, and its values and row type match', async () => {
  const { described, refused } = await describeAll(embedded.describe)
  const used = new Set<string>()
  const isException = (key: string) => key in exceptions && used.add(key).size > 0
  const errors = described.flatMap(({ statement, ...found }) => errorsOf(statement, found, isException))
  expect([...new Set([...refused, ...errors, ...neverNull(described)])]).toEqual([])
  expect([...used].toSorted()).toEqual(Object.keys(exceptions).toSorted())
})

test.skipIf(serverUrl === null)('prepares every statement on a PostgreSQL server, with the same result', async () => {
  const schema = await cloneTemplate(serverUrl ?? '')
  try {
    const { described, refused } = await describeAll(schema.describe)
    const errors = described.flatMap(({ statement, ...found }) =>
      errorsOf(statement, found, (key) => key in exceptions),
    )
    expect([...new Set([...refused, ...errors])]).toEqual([])
  } finally {
    await schema.close()
  }
})

test('names every statement once, and gives each text one name', () => {
  const placeOf = ({ site }: KnownStatement) => `${site.file}:${site.line}`
  const inTwoPlaces = [...Map.groupBy(statements, ({ name }) => name)].filter(
    ([, ones]) => new Set(ones.map(placeOf)).size > 1,
  )
  // A text built anew for each call is not prepared under its name.
  const read = sites.flatMap((site) => site.statements ?? [])
  const withTwoNames = [...Map.groupBy(read, ({ text }) => text.replaceAll(/\s+/g, ' '))].filter(
    ([, ones]) => new Set(ones.map(({ name }) => name)).size > 1,
  )
  expect(inTwoPlaces.map(([name, ones]) => [name, ones.map(placeOf)])).toEqual([])
  expect(withTwoNames.map(([, ones]) => ones.map(({ name }) => name))).toEqual([])
})

describe('the statement check', () => {
  const property = (name: string, kinds: string[], hasNoJson = false) => ({ name, kinds, hasNoJson })
  const errors = async (text: string, row: StatementSite['row'], values: string[][] = []) =>
    errorsOf(
      { site: { file: 'a.ts', line: 1, row }, name: 's', text, values, names: null },
      await embedded.describe(text),
      () => false,
    )

  test.each([
    ['a wrong name', 'select id as x from site', [property('y', ['number'])], 'its row type has "y", which is not a column'],
    ['a column too many', 'select id, code from site', [property('id', ['number'])], 'column "code" is not in its row type'],
    ['a wrong type', 'select id from site', [property('id', ['string'])], 'column "id" is int8, which the driver reads as number; its row type says string'],
    ['a list of bigint', 'select array[id] as ids from site', [property('ids', ['number[]'])], 'column "ids" is int8[], which the driver reads as string[]; its row type says number[]'],
    ['a column that can be null', 'select supplier_id from site', [property('supplier_id', ['number'])], 'column "supplier_id" can be null; its row type says number'],
    ['a date in JSON', `select '{}'::jsonb as it`, [property('it', ['object'], true)], 'column "it" is jsonb, which the driver reads as json; its row type says object'],
    ['a sum of nothing', 'select sum(id) as sum from site', [property('sum', ['number'])], 'column "sum" can be null; its row type says number'],
  ])('reports the error of %s', async (_, text, row, error) => {
    expect(await errors(text, row)).toContain(`a.ts:1 s: ${error}`)
  }) // prettier-ignore

  test('reports a value of another type, and missing values', async () => {
    expect(await errors('select 1 from site where id = $1 and code = $2', null, [['string']])).toEqual([
      'a.ts:1 s: has 2 parameters and is given 1 values',
      'a.ts:1 s: $1 is int8, and the value is string',
    ])
  })

  test('calls a parameter by its name, and says which has no value', async () => {
    const text = 'select 1 from site where id = $1 and code = $2'
    const statement = { site: { file: 'a.ts', line: 1, row: null }, name: 's', text, values: [['string'], ['missing']] }
    const names = ['siteId', 'code']
    expect(errorsOf({ ...statement, names }, await embedded.describe(text), () => false)).toEqual([
      'a.ts:1 s: :siteId is int8, and the value is string',
      'a.ts:1 s: :code is text, and the value is missing',
    ])
  })

  test.each([
    ['select s.id from site s left join supplier u on u.id = s.supplier_id', 'never'],
    ['select u.id from site s left join supplier u on u.id = s.supplier_id', 'sometimes'],
    ['select u.id from site s left join supplier u on u.id = s.supplier_id where u.id is not null', 'never'],
    ['select supplier_id from site where supplier_id = $1', 'never'],
    ['select coalesce(supplier_id, id) from site', 'never'],
    ['select supplier_id + 1 from site', 'sometimes'],
    ['select (select id from site where id = $1)', 'sometimes'],
    ['select (select count(*) from site)', 'never'],
    ['select case when id = 1 then id end from site', 'sometimes'],
    ['with s as (select supplier_id as it from site) select it from s', 'sometimes'],
    ['select id from (select id from site union select supplier_id from site) s', 'sometimes'],
    ['update site set code = $1 returning supplier_id', 'sometimes'],
    ['select max(id) from site group by code', 'unknown'],
  ])('knows whether `%s` can be null: %s', async (text, nullability) => {
    expect((await embedded.describe(text)).columns.map((column) => column.nullability)).toEqual([nullability])
  })
})
