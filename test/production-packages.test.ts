import { mkdirSync, mkdtempSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { sources } from '#scripts/modules.mjs'

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>

/** The packages that a file loads when it runs; types are erased. */
function packagesOf(text: string): string[] {
  const loaded =
    /^import (?!type )[^;']*?from '([^'.#][^']*)'|import\('([^'.#][^']*)'\)|import\.meta\.resolve\('([^']+)'/gm
  return [...text.matchAll(loaded)]
    .map(([, ...names]) => names.find((name) => name !== undefined) ?? '')
    .filter((name) => !name.startsWith('node:'))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    )
}

const used = new Set(
  [...sources(['src'])]
    .filter(([file]) => !/^src\/(web|console)\//.test(file) && !file.includes('.test.'))
    .flatMap(([, text]) => packagesOf(text)),
)

test('a server finds its packages after `npm ci --omit=dev`', () => {
  expect(used.size).toBeGreaterThan(20)
  expect([...used].filter((name) => !(name in manifest.dependencies))).toEqual([])
})

test('a package that only the build needs is a development package', () => {
  // Node itself, and the program of Typst for this platform's compiler.
  const others = ['node']
  const needless = Object.keys(manifest.dependencies).filter((name) => !used.has(name) && !others.includes(name))
  expect(needless).toEqual([])
})

test('scripts/prune.mjs leaves what a server reads: programs, data and licences', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-prune-'))
  const kept = ['a/index.js', 'a/data.json', 'a/LICENSE', 'a/LICENSE.md', 'b/c.wasm', 'b/d.node', 'b/e.mjs', 'b/f.ttf']
  const removed = ['a/index.d.ts', 'a/index.js.map', 'a/README.md', 'b/src/x.ts', '@electric-sql/pglite/dist/x.js']
  try {
    for (const file of [...kept, ...removed]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), '')
    }
    expect(spawnSync('node_modules/.bin/node', ['scripts/prune.mjs', folder]).status).toBe(0)
    expect([...kept, ...removed].filter((file) => existsSync(join(folder, file)))).toEqual(kept)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
