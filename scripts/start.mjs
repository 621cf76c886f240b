// `npm start`: runs Rihla with the Node that package.json pins, whatever Node npm itself runs on.
import { existsSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildIfStale } from './build.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const node = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))
if (!existsSync(node)) {
  process.stderr.write('\nRihla does not start: its packages are not installed; run npm ci first.\n\n')
  process.exit(1)
}

if (!buildIfStale()) {
  process.stderr.write('\nRihla does not start: the pages could not be built, see above.\n\n')
  process.exit(1)
}

// In a group of its own: Ctrl-C reaches the whole group and npm passes it on besides, and the server would be told twice to stop.
const child = spawn(node, ['src/server.ts'], { cwd: root, stdio: 'inherit', detached: true })
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    if (!isStopping) child.kill('SIGTERM')
    isStopping = true
  })
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
