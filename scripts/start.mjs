// `npm start`: runs Rihla on the Node version of package.json, whichever Node runs npm.
import { existsSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildIfStale, stateOfBuild } from './build.mjs'
import { withMemorySettings } from './memory.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const node = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))
if (!existsSync(node)) refuse('the packages are not installed; run npm ci first.')

// In production the build is made before the deployment: a server must not spend its first minutes on it, nor need the
// packages of the build (docs/decisions/0034-build-before-start.md). A process that runs only jobs shows no pages.
if (process.env.NODE_ENV !== 'production') {
  if (!buildIfStale()) refuse('the pages could not be built, see above.')
} else if (process.env.ROLE !== 'jobs') {
  const state = stateOfBuild()
  if (state === 'missing') refuse('the pages are not built; run npm run build first.')
  if (state === 'stale') refuse('the pages were built from other sources; run npm run build again.')
}

// A process group of its own: Ctrl-C signals the whole group and npm forwards the signal, so the server would receive
// it twice.
const child = spawn(node, ['src/server.ts'], {
  cwd: root,
  stdio: 'inherit',
  detached: true,
  env: withMemorySettings(process.env),
})
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    if (!isStopping) child.kill('SIGTERM')
    isStopping = true
  })
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))

function refuse(reason) {
  process.stderr.write(`\nRihla does not start: ${reason}\n\n`)
  process.exit(1)
}
