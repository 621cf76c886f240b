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
import { drawModules, modules, picture, sources, wrongImports } from '#scripts/modules.mjs'

// Each rule of docs/architecture.md is tested with a file that breaks it, so that no rule stops working unnoticed.
const using = (specifier: string) => `import { thing } from '${specifier}'\nexport const other = thing\n`
const usingType = (specifier: string) => `import type { Thing } from '${specifier}'\nexport type Other = Thing\n`

describe('the rules of scripts/modules.mjs', () => {
  test('allow the imports of every file', () => {
    expect([...sources()].flatMap(([file, source]) => wrongImports(file, source))).toEqual([])
  })

  test('contain no cycle: each module may import only those listed before it', () => {
    const names = Object.keys(modules)
    for (const [index, [name, targets]] of Object.entries(modules).entries())
      expect([name, targets.filter((it) => !names.slice(1, index).includes(it))]).toEqual([name, []])
  })

  test('contain no unused permission', () => {
    const used = new Set<string>()
    for (const [file, source] of sources(['src/server'])) {
      const from = file.split('/')[2] ?? ''
      if (!file.includes('.test.'))
        for (const [, to = ''] of source.matchAll(/'#server\/([a-z]+)\//g)) used.add(`${from} ${to}`)
    }
    const allowed = Object.entries(modules).flatMap(([from, targets]) => targets.map((to) => `${from} ${to}`))
    expect(allowed.filter((edge) => !used.has(edge))).toEqual([])
  })

  test('match the graph in docs/architecture.md (npm run modules)', () => {
    expect(picture.exec(readFileSync('docs/architecture.md', 'utf8'))?.[0].trim()).toBe(drawModules())
  })

  test('every folder of src/server is a module', () => {
    const folders = readdirSync('src/server', { encoding: 'utf8' })
    expect(folders.toSorted()).toEqual([...Object.keys(modules), 'app'].toSorted())
  })
})

test('docs/architecture.md names files that exist', () => {
  const folders = ['', 'src/', 'src/server/', 'src/web/', 'src/server/booking/', 'src/server/catalogue/']
  const named = [
    ...readFileSync('docs/architecture.md', 'utf8').matchAll(
      /`([\w@.{},/$-]+\/[\w.{},$-]+\.(?:tsx?|mjs|md|json|sql))`/g,
    ),
  ]
  const paths = named.flatMap(([, path = '']) => {
    const [group, choices = ''] = /\{([\w,-]+,[\w,-]+)\}/.exec(path) ?? []
    return group ? choices.split(',').map((choice) => path.replace(group, choice)) : [path]
  })
  const unknown = paths.filter(
    (path) => !/^\.\/|NN|\{\$/.test(path) && !folders.some((folder) => existsSync(folder + path)),
  )
  expect(unknown).toEqual([])
})

describe('a forbidden import', () => {
  test.each([
    ['the domain', 'a package', 'src/domain/a.ts', 'zod'],
    ['the domain', 'Node', 'src/domain/b.ts', 'node:fs'],
    ['the domain', 'the server', 'src/domain/c.ts', '#server/cart/add-item.ts'],
    ["the domain's test", 'the server', 'src/domain/a.test.ts', '#server/cart/add-item.ts'],
    ["the domain's test", 'a package', 'src/domain/a.test.ts', 'pg'],
    ['a module', "another module's queries", 'src/server/booking/checkout/a.ts', '#server/cart/queries.ts'],
    [
      'a module',
      'the queries of its other folder',
      'src/server/booking/checkout/a.ts',
      '#server/booking/payments/queries.ts',
    ],
    [
      'a module',
      'the routes of its other folder',
      'src/server/booking/orders/a.ts',
      '#server/booking/payments/routes.ts',
    ],
    ['a module', "another module's further queries", 'src/server/quotes/a.ts', '#server/accounts/user-queries.ts'],
    ['a module', "another module's query", 'src/server/notifications/a.ts', '#server/quotes/quote-query.ts'],
    [
      'a module',
      'a query of its other folder',
      'src/server/booking/commands/a.ts',
      '#server/booking/orders/a-query.ts',
    ],
    ['a command', "a module's further queries", 'src/cli/a.ts', '#server/booking/payments/transfer-queries.ts'],
    ['a module', "another module's routes", 'src/server/quotes/a.ts', '#server/cart/promotions/routes.ts'],
    ['a module', "another module's jobs", 'src/server/quotes/a.ts', '#server/booking/payments/jobs.ts'],
    ['a module', 'a later module', 'src/server/accounts/a.ts', '#server/cart/delete-carts.ts'],
    ['a module', "a later module's contract", 'src/server/cart/a.ts', '#server/booking/orders/contract.ts'],
    ['a module', 'the composition', 'src/server/notifications/a.ts', '#server/app/sites/read-site.ts'],
    ['a module', 'the pages', 'src/server/cart/b.ts', '#web/ui/button.tsx'],
    ['a module', 'the demo', 'src/server/cart/d.ts', '#demo/seed.ts'],
    ['the HTTP server', 'the demo', 'src/http/a.ts', '#demo/catalogue.ts'],
    ['the server', 'the demo at every start', 'src/server.ts', '#demo/seed.ts'],
    ['the import', 'the demo', 'src/import.ts', '#demo/catalogue.ts'],
    ['the composition', "a module's queries", 'src/server/app/a.ts', '#server/cart/queries.ts'],
    ["a module's test", "another module's queries", 'src/server/cart/a.test.ts', '#server/booking/payments/queries.ts'],
    ['a contract', 'a use case of its module', 'src/server/cart/contract.ts', './add-item.ts'],
    ['a contract', 'the kernel', 'src/server/cart/contract.ts', '#server/kernel/database.ts'],
    ['a contract', 'a package', 'src/server/cart/contract.ts', 'pg'],
    ['a contract', 'Node', 'src/server/cart/contract.ts', 'node:fs'],
    ['a contract', "another module's use case", 'src/server/quotes/contract.ts', '#server/booking/orders/contact.ts'],
    ['a contract', 'the pages', 'src/server/cart/contract.ts', '#web/lib/api.ts'],
    ['a contract of a subject', 'a use case of its module', 'src/server/cart/promo-contract.ts', './add-item.ts'],
    ['the kernel', 'a module', 'src/server/kernel/a.ts', '#server/cart/add-item.ts'],
    ["the kernel's test", 'a module', 'src/server/kernel/a.test.ts', '#server/cart/add-item.ts'],
    ['a command', "a module's queries", 'src/cli/a.ts', '#server/cart/queries.ts'],
    ['a command', "a module's routes", 'src/cli/b.ts', '#server/cart/routes.ts'],
    ['a command', 'the pages', 'src/cli/c.ts', '#web/lib/api.ts'],
    ['a module', 'the commands', 'src/server/quotes/b.ts', '../../cli/run-command.ts'],
    ['the demo', "a module's queries", 'demo/a.ts', '#server/cart/queries.ts'],
    ['the demo', 'the pages', 'demo/a.ts', '#web/ui/button.tsx'],
    ['a route', 'the server', 'src/web/routes/a.tsx', '#server/catalogue/read-product.ts'],
    ['a layout', 'a screen', 'src/web/layouts/a.tsx', '#web/screens/home/home-screen.tsx'],
    ['a screen', 'a route', 'src/web/screens/home/b.tsx', '#web/routes/__root.tsx'],
    ['a screen', 'another screen', 'src/web/screens/home/c.tsx', '#web/screens/cart/cart-screen.tsx'],
    ['a screen', "a contract's values", 'src/web/screens/home/d.tsx', '#server/cart/contract.ts'],
    ['a screen', 'Node', 'src/web/screens/home/e.tsx', 'node:fs'],
    ["the pages' library", 'a feature', 'src/web/lib/a.ts', '#web/features/cart/calls.ts'],
    ['the API client', 'a feature', 'src/web/lib/api.ts', '#web/features/cart/calls.ts'],
    ['the API client', "a module's contract", 'src/web/lib/api.ts', '#server/cart/contract.ts'],
    ['the design system', "a contract's values", 'src/web/ui/b.tsx', '#server/cart/contract.ts'],
    ['the design system', 'the words of a feature', 'src/web/ui/c.tsx', '#messages/en/cart.json'],
    ['a screen', 'the server', 'src/web/screens/home/a.tsx', '#server/catalogue/queries.ts'],
    ['a feature', "a contract's values", 'src/web/features/cart/a.ts', '#server/cart/contract.ts'],
    ['a feature', 'another feature', 'src/web/features/cart/b.ts', '#web/features/orders/calls.ts'],
    ['a feature', 'a screen', 'src/web/features/cart/c.ts', '#web/screens/cart/cart-screen.tsx'],
    ['the design system', 'a feature', 'src/web/ui/a.tsx', '#web/features/cart/cart-line.tsx'],
    ['the API client', "the API's values", 'src/web/lib/api.ts', '#server/app/api.ts'],
    ['the console', 'a feature of the shop', 'src/console/screens/a.tsx', '#web/features/cart/calls.ts'],
    ['the console', 'a use case', 'src/console/screens/b.tsx', '#server/staff/list-staff.ts'],
    ['the console', 'Node', 'src/console/screens/c.tsx', 'node:fs'],
    ['a page', 'the console', 'src/web/screens/home/f.tsx', '#console/lib/theme.ts'],
    ['the server', 'the console', 'src/http/b.ts', '#console/lib/theme.ts'],
  ])('%s importing %s is refused (%#)', (_from, _what, file, specifier) => {
    expect(wrongImports(file, using(specifier))).not.toEqual([])
  })

  test.each([
    ['dynamic', `export const load = () => import('#server/cart/queries.ts')\n`],
    ['of a type in place', `export type Row = import('#server/cart/queries.ts').Row\n`],
    ['re-exported', `export * from '#server/cart/queries.ts'\n`],
    ['without names', `import '#server/cart/queries.ts'\n`],
  ])('an import that is %s is found', (_, source) => {
    expect(wrongImports('src/server/quotes/a.ts', source)).not.toEqual([])
  })
})

describe('an allowed import', () => {
  test.each([
    ['a module: the domain', 'src/server/cart/ok1.ts', using('#domain/price.ts')],
    ["a module: a lower module's use case", 'src/server/booking/checkout/ok.ts', using('#server/cart/load-cart.ts')],
    ["a module: the kernel's jobs", 'src/server/booking/payments/ok.ts', using('#server/kernel/jobs.ts')],
    ['a module: its own queries', 'src/server/cart/ok2.ts', using('./queries.ts')],
    ["the composition: a module's routes", 'src/server/app/ok.ts', using('#server/cart/routes.ts')],
    ['a contract: zod', 'src/server/booking/checkout/contract.ts', using('zod')],
    ['a contract: zod with OpenAPI', 'src/server/booking/checkout/contract.ts', using('@hono/zod-openapi')],
    ['a contract: the domain', 'src/server/booking/checkout/contract.ts', using('#domain/money.ts')],
    [
      "a contract: a lower module's contract",
      'src/server/booking/checkout/contract.ts',
      using('#server/cart/contract.ts'),
    ],
    ["a module's test: the tests' fixtures", 'src/server/cart/ok.test.ts', using('#test/support/fixtures.ts')],
    ["the domain's test: vitest", 'src/domain/ok.test.ts', using('vitest')],
    ["the domain's test: its subject", 'src/domain/ok.test.ts', using('./money.ts')],
    ['the server: the demo where it is seeded', 'src/server.ts', `export const load = () => import('#demo/seed.ts')\n`],
    ["a command: a module's use case", 'src/cli/ok.ts', using('#server/quotes/answer-quote.ts')],
    ["the demo: a module's use case", 'demo/ok.ts', using('#server/accounts/hash-password.ts')],
    ['a screen: a feature', 'src/web/screens/home/ok.tsx', using('#web/features/cart/cart-line.tsx')],
    ["a feature: a contract's types", 'src/web/features/cart/ok.ts', usingType('#server/booking/orders/contract.ts')],
    [
      "a feature: types of a subject's contract",
      'src/web/features/cart/ok.ts',
      usingType('#server/cart/promo-contract.ts'),
    ],
    ["the API client: the API's type", 'src/web/lib/api.ts', usingType('#server/app/api.ts')],
  ])('%s', (_, file, source) => {
    expect(wrongImports(file, source)).toEqual([])
  })
})

describe('the linter refuses', () => {
  const wrong: [what: string, rule: string, path: string, source: string][] = [
    ['a cycle between files', 'no-cycle', 'src/server/cart/one.ts', using('./two.ts')],
    ['a path upwards', 'no-restricted-imports', 'src/server/cart/c.ts', using('../orders/queries.ts')],
    ['an oddly spelt path upwards', 'no-restricted-imports', 'src/server/cart/d.ts', using('./../orders/queries.ts')],
    ['a path upwards in a test', 'no-restricted-imports', 'src/server/cart/a.test.ts', using('../orders/queries.ts')],
    ['a promise that is not awaited', 'no-floating-promises', 'src/server/cart/e.ts', 'Promise.resolve()\n'],
    ['as any', 'no-explicit-any', 'src/server/cart/f.ts', 'export const thing = JSON.parse("1") as any\n'],
    ['a file of 401 lines', 'max-lines', 'src/server/cart/g.ts', 'export {}\n' + 'void 0\n'.repeat(400)],
    [
      'importing a type as a value',
      'consistent-type-imports',
      'src/server/cart/h.ts',
      `import { Thing } from './i.ts'\nexport const other = (it: Thing) => it\n`,
    ],
  ]
  const right: typeof wrong = [
    ['', '', 'src/server/cart/two.ts', `${using('./one.ts')}export const thing = 1\n`],
    ['', '', 'src/server/cart/i.ts', 'export interface Thing { id: number }\n'],
  ]
  let tree: string
  let found: string[]

  beforeAll(() => {
    tree = mkdtempSync(join(tmpdir(), 'rihla-lint-'))
    for (const file of ['.oxlintrc.json', 'package.json', 'tsconfig.json']) copyFileSync(file, join(tree, file))
    symlinkSync(join(process.cwd(), 'node_modules'), join(tree, 'node_modules'))
    for (const [, , path, source] of [...wrong, ...right]) {
      mkdirSync(dirname(join(tree, path)), { recursive: true })
      writeFileSync(join(tree, path), source)
    }
    const flags = ['--type-aware', '--format=unix', 'src']
    found = spawnSync('node_modules/.bin/oxlint', flags, { cwd: tree, encoding: 'utf8' }).stdout.split('\n')
  })
  afterAll(() => rmSync(tree, { recursive: true, force: true }))

  test.each(wrong)('%s', (_, rule, path) => {
    expect(found.filter((line) => line.startsWith(`${path}:`)).join('\n')).toContain(rule)
  })
})

test('no file has a meaningless name', () => {
  const empty = /^(utils?|helpers?|common|misc|manager|service|handler|dto|types|index)\.tsx?$/
  const found = ['src', 'demo', 'test', 'bench']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    .filter((file) => empty.test(basename(file)))
    // Routers name a folder's own page `index`.
    .filter((file) => !file.includes('routes'))
  expect(found).toEqual([])
})

test('no money is reckoned in floating point', () => {
  const isFloating = /Math\.(round|ceil|trunc)|toFixed|parseFloat|\d\.\d|\w\)? \/ [\w(]/
  const found = ['src/domain', 'src/server', 'src/web']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    // Google's format has units and billionths, which are only written.
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|google-product/.test(file))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => /Minor/.test(line) && !/^\s*(\/\/|\/?\*)/.test(line) && isFloating.test(line))
    // These calls throw unless the result is an integer.
    .filter((line) => !line.includes('assertMinor('))
  expect(found).toEqual([])
})
