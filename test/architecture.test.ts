import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  copyFileSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

// The rules of docs/decisions/0001-the-house.md, each tried with a file that breaks it: a rule that refuses nothing has died.
let tree: string

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'rihla-house-'))
  copyFileSync('.oxlintrc.json', join(tree, '.oxlintrc.json'))
  copyFileSync('package.json', join(tree, 'package.json'))
  copyFileSync('tsconfig.json', join(tree, 'tsconfig.json'))
  symlinkSync(join(process.cwd(), 'node_modules'), join(tree, 'node_modules'))
})
afterAll(() => rmSync(tree, { recursive: true, force: true }))

function lint(path: string, source: string, flags: string[] = []): { isRefused: boolean; output: string } {
  const file = join(tree, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, source)
  const { stdout } = spawnSync('node_modules/.bin/oxlint', [...flags, path], {
    cwd: tree,
    encoding: 'utf8',
  })
  return { isRefused: stdout.includes('no-restricted-imports'), output: stdout }
}

const using = (specifier: string) => `import { thing } from '${specifier}'\nexport const other = thing\n`
const usingType = (specifier: string) => `import type { Thing } from '${specifier}'\nexport type Other = Thing\n`

describe('what the linter refuses', () => {
  test.each([
    ['the domain', 'a package', 'src/domain/a.ts', 'zod'],
    ['the domain', 'Node', 'src/domain/b.ts', 'node:fs'],
    ['the domain', 'the server', 'src/domain/c.ts', '#server/cart/add-item.ts'],
    ["the domain's test", 'the server', 'src/domain/a.test.ts', '#server/cart/add-item.ts'],
    ["the domain's test", 'a package', 'src/domain/a.test.ts', 'pg'],
    ['a room', "another room's queries", 'src/server/booking/checkout/a.ts', '#server/cart/queries.ts'],
    ['a room', "another room's routes", 'src/server/booking/orders/a.ts', '#server/booking/payments/routes.ts'],
    ['a room', "another room's jobs", 'src/server/cart/a.ts', '#server/booking/payments/jobs.ts'],
    ['a room', 'the pages', 'src/server/cart/b.ts', '#web/ui/button.tsx'],
    ['a room', 'a folder above', 'src/server/cart/c.ts', '../orders/queries.ts'],
    ['a room', 'a folder above, spelt oddly', 'src/server/cart/c.ts', './../orders/queries.ts'],
    ['a room', 'the demo', 'src/server/cart/d.ts', '#demo/seed.ts'],
    ["a room's test", "another room's queries", 'src/server/cart/a.test.ts', '#server/booking/orders/queries.ts'],
    ["a room's test", 'a folder above', 'src/server/cart/a.test.ts', '../orders/queries.ts'],
    ['a contract', 'a use case of its room', 'src/server/cart/contract.ts', './add-item.ts'],
    ['a contract', 'the platform', 'src/server/cart/contract.ts', '#server/kernel/database.ts'],
    ['a contract', 'a package', 'src/server/cart/contract.ts', 'pg'],
    ['a contract', 'Node', 'src/server/cart/contract.ts', 'node:fs'],
    ['a contract', "another room's use case", 'src/server/cart/contract.ts', '#server/booking/orders/contact.ts'],
    ['a contract', 'the pages', 'src/server/cart/contract.ts', '#web/lib/api.ts'],
    ['the platform', 'a room', 'src/server/kernel/a.ts', '#server/cart/add-item.ts'],
    ["the platform's test", 'a room', 'src/server/kernel/a.test.ts', '#server/cart/add-item.ts'],
    ['the demo', "a room's queries", 'demo/a.ts', '#server/cart/queries.ts'],
    ['the demo', 'the pages', 'demo/a.ts', '#web/ui/button.tsx'],
    ['a route', 'the server', 'src/web/routes/a.tsx', '#server/catalogue/read-product.ts'],
    ['a layout', 'a screen', 'src/web/layouts/a.tsx', '#web/screens/home/home-screen.tsx'],
    ['a screen', 'a route', 'src/web/screens/home/b.tsx', '#web/routes/__root.tsx'],
    ['a screen', 'another screen', 'src/web/screens/home/c.tsx', '#web/screens/cart/cart-screen.tsx'],
    ['a screen', "a contract's values", 'src/web/screens/home/d.tsx', '#server/cart/contract.ts'],
    ['a screen', 'Node', 'src/web/screens/home/e.tsx', 'node:fs'],
    ["the pages' library", 'a feature', 'src/web/lib/a.ts', '#web/features/cart/calls.ts'],
    ['the API client', 'a feature', 'src/web/lib/api.ts', '#web/features/cart/calls.ts'],
    ['the API client', "a room's contract", 'src/web/lib/api.ts', '#server/cart/contract.ts'],
    ['the design system', "a contract's values", 'src/web/ui/b.tsx', '#server/cart/contract.ts'],
    ['the design system', 'the words of a room', 'src/web/ui/c.tsx', '#messages/en/cart.json'],
    ['a screen', 'the server', 'src/web/screens/home/a.tsx', '#server/catalogue/queries.ts'],
    ['a feature', "a contract's values", 'src/web/features/cart/a.ts', '#server/cart/contract.ts'],
    ['a feature', 'another feature', 'src/web/features/cart/b.ts', '#web/features/orders/calls.ts'],
    ['a feature', 'a screen', 'src/web/features/cart/c.ts', '#web/screens/cart/cart-screen.tsx'],
    ['the design system', 'a feature', 'src/web/ui/a.tsx', '#web/features/cart/cart-line.tsx'],
    ['the API client', "the API's values", 'src/web/lib/api.ts', '#server/app/api.ts'],
  ])('%s importing %s (%#)', (_from, _what, path, specifier) => {
    const { isRefused, output } = lint(path, using(specifier))
    expect(isRefused, output).toBe(true)
  })
})

describe('what it allows', () => {
  test.each([
    ['a room: the domain', 'src/server/cart/ok1.ts', using('#domain/price.ts')],
    ["a room: another room's use case", 'src/server/booking/checkout/ok.ts', using('#server/cart/load-cart.ts')],
    ["a room: the platform's jobs", 'src/server/booking/payments/ok.ts', using('#server/kernel/jobs.ts')],
    ['a contract: zod', 'src/server/booking/checkout/contract.ts', using('zod')],
    ['a contract: zod with OpenAPI', 'src/server/booking/checkout/contract.ts', using('@hono/zod-openapi')],
    ['a contract: the domain', 'src/server/booking/checkout/contract.ts', using('#domain/money.ts')],
    [
      "a contract: another room's contract",
      'src/server/booking/checkout/contract.ts',
      using('#server/cart/contract.ts'),
    ],
    ["a room's test: the tests' world", 'src/server/cart/ok.test.ts', using('#test/support/fixtures.ts')],
    ["the domain's test: vitest", 'src/domain/ok.test.ts', using('vitest')],
    ["the domain's test: its subject", 'src/domain/ok.test.ts', using('./money.ts')],
    ["the demo: a room's use case", 'demo/ok.ts', using('#server/accounts/hash-password.ts')],
    ['a screen: a feature', 'src/web/screens/home/ok.tsx', using('#web/features/cart/cart-line.tsx')],
    ["a feature: a contract's types", 'src/web/features/cart/ok.ts', usingType('#server/cart/contract.ts')],
    ["the API client: the API's type", 'src/web/lib/api.ts', usingType('#server/app/api.ts')],
  ])('%s', (_, path, source) => {
    const { isRefused, output } = lint(path, source)
    expect(isRefused, output).toBe(false)
  })
})

describe('what else it refuses', () => {
  const thing = 'export const thing = 1\n'
  test.each([
    ['a circle between rooms', 'no-cycle', 'src/server/cart/one.ts', using('#server/booking/orders/two.ts')],
    ['a promise that nobody waits for', 'no-floating-promises', 'src/server/cart/e.ts', 'Promise.resolve()\n'],
    ['as any', 'no-explicit-any', 'src/server/cart/f.ts', 'export const thing = JSON.parse("1") as any\n'],
    ['a file of 401 lines', 'max-lines', 'src/server/cart/g.ts', 'export {}\n' + 'void 0\n'.repeat(400)],
    [
      'importing a type as a value',
      'consistent-type-imports',
      'src/server/cart/h.ts',
      `import { Thing } from './i.ts'\nexport const other = (it: Thing) => it\n`,
    ],
  ])('%s', (_, rule, path, source) => {
    lint('src/server/cart/i.ts', 'export interface Thing { id: number }\n')
    lint('src/server/booking/orders/two.ts', `${using('#server/cart/one.ts')}${thing}`)
    expect(lint(path, source, ['--type-aware']).output).toContain(rule)
  })
})

test('no file has a name that says nothing', () => {
  const empty = /^(utils?|helpers?|common|misc|manager|service|handler|dto|types|index)\.tsx?$/
  const found = ['src', 'demo', 'test', 'bench']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    .filter((file) => empty.test(basename(file)))
    // The router names a folder's own page `index`.
    .filter((file) => !file.includes('routes'))
  expect(found).toEqual([])
})

test('no money is reckoned in floating point', () => {
  const isFloating = /Math\.(round|ceil|trunc)|toFixed|parseFloat|\d\.\d|\w\)? \/ [\w(]/
  const found = ['src/domain', 'src/server', 'src/web']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    // Google wants units and billionths: told, not reckoned with.
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|google-product/.test(file))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => /Minor/.test(line) && !/^\s*(\/\/|\/?\*)/.test(line) && isFloating.test(line))
    // Refuses what would not come out whole.
    .filter((line) => !line.includes('assertMinor('))
  expect(found).toEqual([])
})
