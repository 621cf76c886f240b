import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { modules, sources } from '#scripts/modules.mjs'
import { otherWriters, tableOwners } from '#test/support/table-owners.ts'

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

test('a table is written only by its owner and the listed other writers', () => {
  const found = new Map<string, Set<string>>()
  for (const [file, source] of sources(['src/server'])) {
    const module = file.split('/')[2] ?? ''
    if (file.includes('.test.')) continue
    for (const table of writtenBy(file, source))
      if (tables.has(table) && ownerOf.get(table) !== module)
        found.set(table, (found.get(table) ?? new Set()).add(module))
  }
  const others = [...found].map(([table, names]) => [table, [...names].toSorted()])
  expect(Object.fromEntries(others)).toEqual(otherWriters)
})

test('only the import interpolates the name of a table that it writes', () => {
  const files = [...sources(['src'])].filter(
    ([file, source]) => !file.includes('.test.') && writtenBy(file, source).includes('${}'),
  )
  expect(files.map(([file]) => file)).toEqual(['src/server/catalogue/import/write-queries.ts'])
})

/** Whether a statement changes the held or sold seats of a departure, or a row of `hold`. */
function changesSeats(file: string, source: string): boolean {
  if (writtenBy(file, source).includes('hold')) return true
  const texts = /\bdeparture\b/.test(source) ? literals(parseSync(file, source).program) : []
  return texts.some((text) =>
    /\bupdate\s+departure\b(?:(?!\b(?:from|where|returning)\b)[^])*\b(?:held|sold)\s*=|\binto\s+departure\s*\([^)]*\b(?:held|sold)\b/i.test(
      text,
    ),
  )
}

test('only booking/seats.sql.ts changes seats and holds', () => {
  const files = [...sources(['src/server'])].filter(
    ([file, source]) => !file.includes('.test.') && changesSeats(file, source),
  )
  expect(files.map(([file]) => file)).toEqual(['src/server/booking/seats.sql.ts'])
})

test.each([
  ['takes a seat', true, 'const text = `update departure d set held = d.held + 1 where id = 1`'],
  ['sells a seat', true, 'const text = `update departure set is_open = true,\n sold = sold + 1`'],
  ['releases a hold', true, "const text = `update hold h set status = 'released'`"],
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
