// `npm run build`: builds the pages if the hash of their sources differs from that of the last build.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = join(root, 'dist', '.sources')

/**
 * The state of the build: `missing`, also if it was interrupted; `stale` if it is of other sources. An image has the
 * build and not the sources of the pages, so it cannot be stale.
 */
export function stateOfBuild() {
  if (!existsSync(stamp)) return 'missing'
  return !existsSync(join(root, 'src', 'web')) || readFileSync(stamp, 'utf8') === hashOfSources() ? 'ready' : 'stale'
}

/** Returns whether an up-to-date build exists afterwards. */
export function buildIfStale() {
  if (stateOfBuild() === 'ready') return true
  const sources = hashOfSources()
  process.stdout.write('Building the pages …\n')
  rmSync(stamp, { force: true })
  const node = join(root, 'node_modules', '.bin', 'node')
  const build = (...options) =>
    spawnSync(node, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...options], {
      cwd: root,
      stdio: 'inherit',
      // Tests set NODE_ENV=test. Without this line the build would contain React's development half, which sends stack
      // traces to visitors.
      env: { ...process.env, NODE_ENV: 'production', RIHLA_BUILD: sources.slice(0, 20) },
    }).status === 0
  if (!build() || !build('--config', 'vite.console.config.ts')) return false
  for (const part of ['client', 'console']) packAssets(join(root, 'dist', part, 'assets'))
  // The build itself writes the route tree, which is one of the sources.
  writeFileSync(stamp, hashOfSources())
  return true
}

/** Writes a Brotli file next to each script, stylesheet, drawing and WebAssembly module; the server sends it as it is. */
function packAssets(assets) {
  for (const name of readdirSync(assets))
    if (/\.(js|css|svg|wasm)$/.test(name))
      writeFileSync(join(assets, `${name}.br`), brotliCompressSync(readFileSync(join(assets, name))))
}

function hashOfSources() {
  const hash = createHash('sha256')
  const files = ['src', 'messages', 'public'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  for (const file of [
    ...files.sort(),
    join(root, 'package-lock.json'),
    join(root, 'vite.config.ts'),
    join(root, 'vite.console.config.ts'),
    join(root, 'scripts', 'compile-messages.mjs'),
    join(root, 'scripts', 'latest-build.mjs'),
    join(root, 'scripts', 'one-path-icons.mjs'),
  ])
    hash.update(relative(root, file)).update(readFileSync(file))
  return hash.digest('hex')
}

if (import.meta.main) process.exitCode = buildIfStale() ? 0 : 1
