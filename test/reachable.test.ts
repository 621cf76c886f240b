import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> }
const aliases = Object.entries(manifest.imports).map(([name, target]) => [name.slice(0, -1), target.slice(0, -1)])
const specifiers = /(?:from|import|import\(|new URL\()\s*'([^']+)'/g

/** The files that `file` imports, including types and workers. */
function namedBy(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(specifiers)].flatMap(([, specifier = '']) => {
    const path = specifier.replace(/\?.*$/, '')
    if (path.startsWith('.')) return [resolve(file, '..', path)]
    const alias = aliases.find(([name = '#']) => path.startsWith(name))
    return alias ? [resolve(path.replace(alias[0] ?? '', alias[1] ?? ''))] : []
  })
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => resolve(entry.parentPath, entry.name))

// Only in CI (.ci/run), because unfinished work may have unused files.
test.runIf(process.env['CI'])('every file of the program is reachable from its entry points without tests', () => {
  const reached = new Set<string>()
  const reach = (file: string): void => {
    if (reached.has(file) || !existsSync(file)) return
    reached.add(file)
    if (/\.(?:tsx?|mjs)$/.test(file)) namedBy(file).forEach(reach)
  }
  const starts = [
    'src/server.ts',
    'src/web/entry-server.ts',
    'src/web/client.tsx',
    'src/web/router.tsx',
    'src/console/main.tsx',
    'src/console/check-in/main.tsx',
    'scripts/faults.mjs',
    'bench/all.ts',
    'bench/console.ts',
    'bench/endurance.ts',
    'bench/generate.ts',
    'bench/import.ts',
    'bench/interactions.ts',
    'bench/lists.ts',
    'bench/migrate.ts',
    'bench/nginx.ts',
    'bench/orders.ts',
    'bench/pages.ts',
    'bench/plans.ts',
    'bench/scale.ts',
    'bench/search-quality.ts',
    'bench/search-speed.ts',
    // These are started or bundled by path, not imported.
    'bench/bare/entry.tsx',
    'bench/bare/lists.ts',
    'bench/bare/orders.ts',
    'bench/bare/serve.ts',
    'src/web/lib/intl.ts',
    'src/web/ui/one-path-icon.ts',
  ].map((file) => resolve(file))
  const commands = filesOf('src/cli').filter((file) => !file.includes('.test.'))
  for (const start of [...starts, ...commands, ...filesOf('src/web/routes')]) reach(start)

  const unreached = ['src', 'demo', 'bench']
    .flatMap(filesOf)
    .filter((file) => !file.includes('.test.') && !reached.has(file))
    .map((file) => relative('.', file))
  expect(unreached).toEqual([])
})
