import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { modules, sources } from '#scripts/modules.mjs'
import { stagedTables } from '#server/catalogue/import/staged-tables.ts'
import { tableOwners } from '#test/support/table-owners.ts'

const write =
  /\b(?:insert\s+into|(?<!\bfor\s|\bfor no key\s|\bdo\s)update|delete\s+from|merge\s+into|truncate)\s+(?:only\s+)?(\w+|\$\{\})/gi

/** The string and template literals of a source file, with `${}` for interpolations. */
function literals(node: unknown): string[] {
  if (node === null || typeof node !== 'object') return []
  const { type, value, quasis } = node as { type?: string; value?: unknown; quasis?: { value: { cooked: string } }[] }
  if (type === 'Literal') return typeof value === 'string' ? [value] : []
  const own = type === 'TemplateLiteral' && quasis ? [quasis.map((part) => part.value.cooked).join('${}')] : []
  return [...own, ...Object.values(node).flatMap(literals)]
}

/** The tables that a source file's statements insert into, update or delete from, including CTEs. */
function writtenBy(file: string, source: string): string[] {
  // Parsing is slow, and most files have no statement.
  if (!/\b(insert\s+into|update|delete\s+from|merge\s+into|truncate)\b/i.test(source)) return []
  const texts = literals(parseSync(file, source).program)
  return [...new Set(texts.flatMap((text) => [...text.matchAll(write)].map(([, table = '']) => table.toLowerCase())))]
}

const tables = new Set(
  readdirSync('migrations')
    .flatMap((file) => [
      ...readFileSync(`migrations/${file}`, 'utf8').matchAll(/^(create|drop) table (?:if (?:not )?exists )?(\w+)/gm),
    ])
    .reduce<string[]>(
      (known, [, verb, name = '']) => (verb === 'create' ? [...known, name] : known.filter((it) => it !== name)),
      [],
    ),
)
const ownerOf = new Map(
  Object.entries(tableOwners).flatMap(([module, owned]) => owned.map((table) => [table as string, module])),
)

test('every table has one owning module', () => {
  const owned: string[] = Object.values(tableOwners).flat()
  expect(owned.toSorted()).toEqual([...tables].toSorted())
  expect(Object.keys(tableOwners).filter((name) => !(name in modules))).toEqual([])
})

/** The tables of other modules that a file writes. A fragment counts for the file that exports it, not for those that use it. */
function foreignWrites(file: string, source: string): string[] {
  const module = /^src\/server\/([^/]+)\//.exec(file)?.[1]
  return writtenBy(file, source)
    .filter((table) => tables.has(table) && ownerOf.get(table) !== module)
    .map((table) => `${file} writes ${table}, which belongs to ${ownerOf.get(table)}`)
}

test('a table is written only by its owner', () => {
  const found = [...sources(['src'])].filter(([file]) => !file.includes('.test.'))
  expect(found.flatMap(([file, source]) => foreignWrites(file, source))).toEqual([])
})

test.each([
  ['a write of its own', 'src/server/cart/a.ts', 'delete from cart', []],
  [
    'a write of another module',
    'src/server/booking/a.ts',
    'with x as (delete from cart returning id) select 1',
    ['src/server/booking/a.ts writes cart, which belongs to cart'],
  ],
  [
    'a write outside the modules',
    'src/cli/a.ts',
    'delete from cart',
    ['src/cli/a.ts writes cart, which belongs to cart'],
  ],
  ["a fragment of the table's owner", 'src/server/booking/a.ts', 'with x as (${DELETE_CART}) select 1', []],
])('%s is attributed to its file', (_, file, text, expected) => {
  expect(foreignWrites(file, `const text = \`${text}\``)).toEqual(expected)
})

test('only the import interpolates the name of a table that it writes', () => {
  const files = [...sources(['src'])].filter(
    ([file, source]) => !file.includes('.test.') && writtenBy(file, source).includes('${}'),
  )
  expect(files.map(([file]) => file)).toEqual(['src/server/catalogue/import/write-queries.ts'])
  const written = Object.values(stagedTables).flatMap(({ table }) => (table === null ? [] : [table]))
  expect(written.filter((table) => ownerOf.get(table) !== 'catalogue')).toEqual([])
})

/** Whether a statement changes the held or sold seats of a departure. */
function changesSeats(file: string, source: string): boolean {
  const texts = /\bdeparture\b/.test(source) ? literals(parseSync(file, source).program) : []
  return texts.some((text) =>
    /\bupdate\s+departure\b(?:(?!\b(?:from|where|returning)\b)[^])*\b(?:held|sold)\s*=|\binto\s+departure\s*\([^)]*\b(?:held|sold)\b/i.test(
      text,
    ),
  )
}

test('only one file changes seats, and one changes holds', () => {
  const files = [...sources(['src'])].filter(([file]) => !file.includes('.test.'))
  const namesOf = (does: (file: string, source: string) => boolean) =>
    files.filter(([file, source]) => does(file, source)).map(([file]) => file)
  expect(namesOf(changesSeats)).toEqual(['src/server/availability/seats.sql.ts'])
  expect(namesOf((file, source) => writtenBy(file, source).includes('hold'))).toEqual([
    'src/server/booking/seats.sql.ts',
  ])
})

test.each([
  ['takes a seat', true, 'const text = `update departure d set held = d.held + 1 where id = 1`'],
  ['sells a seat', true, 'const text = `update departure set is_open = true,\n sold = sold + 1`'],
  ['makes a departure with sold seats', true, 'const text = `insert into departure (id, sold) values (1, 1)`'],
  ['closes a departure', false, 'const text = `update departure set is_open = false where held = 0 and sold = 0`'],
])('a statement that %s changes seats: %s', (_, expected, source) => {
  expect(changesSeats('a.ts', source)).toBe(expected)
})

test.each([
  ['an insert', 'const text = `insert into orders (id) values ($1)`', ['orders']],
  ['an update with an alias', "const text = 'update hold h set until = now()'", ['hold']],
  [
    'a CTE',
    'const text = `with gone as (delete\\n from cart returning id), b as (update only unit set a = 1) select 1`',
    ['cart', 'unit'],
  ],
  ['an interpolated table', 'const text = `insert into ${table} select 1`', ['${}']],
  ['a nested template', 'const text = `select ${some ? `1; delete from hold` : ``}`', ['hold']],
])('%s is recognised as a write', (_, source, expected) => {
  expect(writtenBy('a.ts', source)).toEqual(expected)
})

test.each([
  ['a lock', 'const text = `select 1 from orders for update of orders`'],
  ['a lock without keys', 'const text = `select 1 from orders for no key update`'],
  ['an upsert', 'const text = `on conflict (id) do update set a = 1`'],
  ['a comment', '// insert into orders'],
])('%s is not recognised as a write', (_, source) => {
  expect(writtenBy('a.ts', source)).toEqual([])
})
