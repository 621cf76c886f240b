import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
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
  symlinkSync(join(process.cwd(), 'node_modules'), join(tree, 'node_modules'))
})
afterAll(() => rmSync(tree, { recursive: true, force: true }))

function lint(path: string, source: string): { isRefused: boolean; output: string } {
  const file = join(tree, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, source)
  const { stdout } = spawnSync('node_modules/.bin/oxlint', ['-c', '.oxlintrc.json', path], {
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
    ['a room', "another room's queries", 'src/server/checkout/a.ts', '#server/cart/queries.ts'],
    ['a room', "another room's routes", 'src/server/orders/a.ts', '#server/payments/routes.ts'],
    ['a room', "another room's jobs", 'src/server/cart/a.ts', '#server/payments/jobs.ts'],
    ['a room', 'the pages', 'src/server/cart/b.ts', '#web/ui/button.tsx'],
    ['a room', 'a folder above', 'src/server/cart/c.ts', '../orders/queries.ts'],
    ['a contract', 'a use case of its room', 'src/server/cart/contract.ts', './add-item.ts'],
    ['a contract', 'the platform', 'src/server/cart/contract.ts', '#server/platform/database.ts'],
    ['the platform', 'a room', 'src/server/platform/a.ts', '#server/cart/add-item.ts'],
    ['a screen', 'the server', 'src/web/screens/home/a.tsx', '#server/catalogue/queries.ts'],
    ['a feature', "a contract's values", 'src/web/features/cart/a.ts', '#server/cart/contract.ts'],
    ['a feature', 'another feature', 'src/web/features/cart/b.ts', '#web/features/orders/calls.ts'],
    ['a feature', 'a screen', 'src/web/features/cart/c.ts', '#web/screens/cart/cart-screen.tsx'],
    ['the design system', 'a feature', 'src/web/ui/a.tsx', '#web/features/cart/cart-line.tsx'],
    ['the API client', "the API's values", 'src/web/lib/api.ts', '#server/api.ts'],
  ])('%s importing %s (%#)', (_from, _what, path, specifier) => {
    const { isRefused, output } = lint(path, using(specifier))
    expect(isRefused, output).toBe(true)
  })
})

describe('what it allows', () => {
  test.each([
    ['a room: the domain', 'src/server/cart/ok1.ts', using('#domain/price.ts')],
    ["a room: another room's use case", 'src/server/checkout/ok.ts', using('#server/cart/load-cart.ts')],
    ["a room: the platform's jobs", 'src/server/payments/ok.ts', using('#server/platform/jobs.ts')],
    ["a contract: another room's contract", 'src/server/checkout/contract.ts', using('#server/cart/contract.ts')],
    ["a feature: a contract's types", 'src/web/features/cart/ok.ts', usingType('#server/cart/contract.ts')],
    ["the API client: the API's type", 'src/web/lib/api.ts', usingType('#server/api.ts')],
  ])('%s', (_, path, source) => {
    const { isRefused, output } = lint(path, source)
    expect(isRefused, output).toBe(false)
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
