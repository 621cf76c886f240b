// Which part of the program may import which. test/architecture.test.ts checks every file; `npm run modules` updates
// the graph in docs/architecture.md.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { parseSync } from 'vite'

/** The modules of src/server in order of dependency. Each may import the kernel and the modules in its row. */
export const modules = {
  kernel: [],
  media: [],
  currencies: [],
  outbox: [],
  accounts: ['outbox'],
  staff: ['outbox', 'accounts'],
  availability: ['currencies'],
  sites: ['currencies'],
  content: ['outbox', 'media', 'sites'],
  catalogue: ['media', 'currencies', 'availability', 'sites', 'content'],
  cart: ['media', 'currencies', 'accounts', 'sites'],
  booking: ['outbox', 'media', 'currencies', 'availability', 'sites', 'catalogue', 'cart'],
  trips: ['outbox', 'accounts', 'staff', 'availability', 'booking'],
  quotes: ['outbox', 'media', 'accounts', 'availability', 'sites', 'catalogue', 'booking'],
  reviews: ['outbox', 'media', 'catalogue', 'booking'],
  wishlist: ['catalogue'],
  history: ['catalogue'],
  notifications: ['outbox', 'accounts', 'sites', 'booking', 'quotes'],
}

const outside = [/^(demo|test|scripts|bench)\//, 'The program does not import the demo, tests or scripts.']
const notWeb = [/^src\/web\//, 'Only pages import pages.']
const notConsole = [/^src\/console\//, 'Only the console imports the console.']
const notCommands = [/^src\/cli\//, 'Only commands import commands.']
const notNode = [/^node:/, 'This code also runs in the browser.']
const contractTypes = [
  /^src\/server\/.*(?<!\/([a-z]+-)?contract\.ts)$/,
  'Pages call the API. From the server they import only the types of contracts.',
]
const consoleTypes = [
  /^src\/server\/.*(?<!\/([a-z]+-)?contract\.ts)$/,
  'The console calls the API. From the server it imports only the types of contracts.',
]
const webParts = (...parts) => new RegExp(`^src/web/(${parts.join('|')})/`)

/** Forbidden imports: a pattern of the importing file, a pattern of the imported path or package, and the reason. */
const rules = [
  [/^src\/domain\/.*(?<!\.test)\.ts$/, [/^(?!src\/domain\/)/, 'The domain imports nothing but itself.']],
  [/^src\/domain\/.*\.test\.ts$/, [/^(?!src\/domain\/|vitest$|fast-check$)/, 'The domain imports nothing but itself.']],
  [/^src\/(?!web\/).*(?<!\.test)\.ts$/, outside],
  [/^(src\/(server|http|cli)|demo)\//, notWeb],
  [/^(src\/(server|http|web|domain)|demo)\//, notCommands],
  [/^src\/(?!console\/)|^demo\//, notConsole],
  [/^src\/console\/.*(?<!\.test)\.tsx?$/, outside],
  [/^src\/console\//, notNode],
  [
    /^src\/console\//,
    [/^src\/web\/(?!ui\/|lib\/)/, 'The console uses the design system and the library of the pages only.'],
  ],
  [/^src\/console\/(?!lib\/api\.ts$)/, consoleTypes],
  [
    /^src\/console\/lib\/api\.ts$/,
    [
      /^src\/server\/(?!(staff|trips)\/routes\.ts$|app\/console\/[a-z]+\/routes\.ts$)/,
      'The API client imports the types of the API.',
    ],
  ],
  [
    /^src\/server\/.*\/([a-z]+-)?contract\.ts$/,
    [
      /^(?!src\/domain\/|src\/server\/.*\/([a-z]+-)?contract\.ts$|zod$|@hono\/zod-openapi$)/,
      'A contract imports zod, the domain and other contracts.',
    ],
  ],
  [/^src\/server\/kernel\//, [/^src\/server\/(?!kernel\/)/, 'The kernel does not depend on modules.']],
  [/^src\/web\//, outside],
  [/^src\/web\/(?!lib\/api\.ts$|entry-server\.ts$)/, contractTypes],
  [/^src\/web\/(layouts|screens|features|ui)\//, notNode],
  [/^src\/web\/layouts\//, [webParts('routes', 'screens'), 'A layout does not depend on pages.']],
  [
    /^src\/web\/screens\//,
    [webParts('routes', 'layouts', 'screens/[^/]+'), 'A screen does not depend on other screens or routes.'],
  ],
  [
    /^src\/web\/features\//,
    [webParts('features', 'screens', 'routes', 'layouts'), 'A feature does not depend on other features or screens.'],
  ],
  [
    /^src\/web\/ui\//,
    [/^(src\/server\/|messages\/|src\/web\/(?!ui\/))/, 'The design system does not depend on business code.'],
  ],
  [
    /^src\/web\/lib\//,
    [webParts('features', 'screens', 'routes', 'layouts'), 'Code that all pages use does not depend on pages.'],
  ],
  [
    /^src\/web\/lib\/api\.ts$/,
    [/^src\/server\/(?!app\/api\.ts$|kernel\/in-process\.ts$)/, 'The API client imports the types of the API.'],
  ],
]

const { imports } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const aliases = Object.entries(imports).map(([name, to]) => [name.slice(0, -1), to.slice(2, -1)])

/** Returns a line for each forbidden import of a file. `file` is its path from the root. */
export function wrongImports(file, source) {
  const isWeb = file.startsWith('src/web/')
  return importsOf(file, source).flatMap(({ specifier, isType, isDynamic = false }) => {
    const alias = aliases.find(([name]) => specifier.startsWith(name))
    const path = alias
      ? alias[1] + specifier.slice(alias[0].length)
      : specifier.startsWith('.')
        ? join(dirname(file), specifier)
        : specifier
    // Files in the same folder of src/web may import each other.
    const isOwn = dirname(path) === dirname(file)
    // Only server.ts loads the demo, and only if it seeds the database.
    const isSeeding = isDynamic && file === 'src/server.ts' && path === 'demo/seed.ts'
    const found = rules.filter(([from, [to]]) => from.test(file) && to.test(path) && !(isOwn && isWeb) && !isSeeding)
    const reasons = found.map(([, [, reason]]) => reason)
    const isBrowser = isWeb || file.startsWith('src/console/')
    if (isBrowser && path.startsWith('src/server/') && !isType)
      reasons.push('Only types may be imported from the server.')
    reasons.push(...moduleErrors(file, path))
    return reasons.map((reason) => `${file} imports ${specifier}: ${reason}`)
  })
}

const moduleOf = (path) => /^src\/server\/([^/]+)\//.exec(path)?.[1]

function moduleErrors(file, path) {
  const [from, to] = [moduleOf(file), moduleOf(path)]
  const kind = /\/(queries|[a-z-]+-quer(?:ies|y)|routes|jobs)\.ts$/.exec(path)?.[1]
  // The composition starts routes and jobs, and puts statements of several modules into one transaction.
  const isComposition = from === 'app' || file === 'src/server.ts'
  const isClosed =
    kind && to && to !== 'kernel' && dirname(file) !== dirname(path) && /^(src\/(server|cli)\/|demo\/)/.test(file)
  // `accounts/passkeys/` is inside `accounts/`.
  const isInside = kind?.includes('-') && file.startsWith(`${dirname(path)}/`)
  if (isClosed && !isInside && (kind === 'queries' || !isComposition))
    return ['Other modules use only its use cases and contracts.']
  if (!from || !to || from === to || from === 'app' || to === 'kernel' || file.includes('.test.')) return []
  return modules[from]?.includes(to) ? [] : [`${from} may not import ${to} (scripts/modules.mjs).`]
}

function importsOf(file, source) {
  const { module, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  const isType = ({ start }) => /^(import|export)\s+type\b/.test(source.slice(start, start + 20))
  const named = [
    ...module.staticImports,
    ...module.staticExports.flatMap(({ start, entries }) => entries.map((entry) => ({ ...entry, start }))),
  ]
  return [
    ...named
      .filter(({ moduleRequest }) => moduleRequest)
      .map((it) => ({ specifier: it.moduleRequest.value, isType: isType(it) })),
    // Dynamic imports, import types and vi.mock.
    ...[...source.matchAll(/\bimport\('([^']+)'\)/g)].map(([, specifier]) => ({
      specifier,
      isType: false,
      isDynamic: true,
    })),
  ]
}

/**
 * Yields every source file with its text.
 * @returns {Generator<[file: string, source: string]>}
 */
export function* sources(folders = ['src', 'demo']) {
  for (const folder of folders)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (/\.tsx?$/.test(name)) yield [join(folder, name), readFileSync(join(folder, name), 'utf8')]
}

/** The modules as a Mermaid graph, without arrows that follow from others. */
export function drawModules() {
  const below = (name) => new Set(modules[name].flatMap((it) => [it, ...below(it)]))
  const drawn = (targets) => targets.filter((it) => !targets.some((other) => below(other).has(it)))
  const names = Object.keys(modules).filter((name) => name !== 'kernel')
  const tops = drawn(names).map((name) => `  app --> ${name}`)
  const lines = names.flatMap((name) => {
    const targets = drawn(modules[name])
    return (targets.length > 0 ? targets : ['kernel']).map((to) => `  ${name} --> ${to}`)
  })
  return ['```mermaid', 'graph TD', '  http --> app', ...tops, ...lines, '```'].join('\n')
}

const page = 'docs/architecture.md'
export const picture = /(?<=<!-- modules -->)[^]*(?=<!-- \/modules -->)/
if (import.meta.main) writeFileSync(page, readFileSync(page, 'utf8').replace(picture, `\n\n${drawModules()}\n\n`))
