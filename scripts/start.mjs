// `npm start`: runs Rihla on the Node version of package.json, whichever Node runs npm.
import { existsSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildIfStale } from './build.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const node = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))
if (!existsSync(node)) {
  process.stderr.write('\nRihla cannot start: the packages are not installed. Run npm ci first.\n\n')
  process.exit(1)
}

if (!buildIfStale()) {
  process.stderr.write('\nRihla cannot start: the pages could not be built, see above.\n\n')
  process.exit(1)
}

// A process group of its own: Ctrl-C signals the whole group and npm forwards the signal, so the server would receive
// it twice.
const child = spawn(node, ['src/server.ts'], { cwd: root, stdio: 'inherit', detached: true })
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    if (!isStopping) child.kill('SIGTERM')
    isStopping = true
  })
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
