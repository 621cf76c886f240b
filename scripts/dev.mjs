// `npm run dev`: runs the API, restarted on change, and Vite with hot reload for the shop and the console, all on the pinned
// Node.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const node = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))
const pages = process.env.PORT ?? '3000'
const api = String(Number(pages) + 1)
const console = String(Number(pages) + 2)

const children = [
  spawn(node, ['--watch', 'src/server.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: api, ORIGIN: `http://localhost:${pages}`, RIHLA_API_ONLY: 'on' },
  }),
  spawn(node, ['node_modules/vite/bin/vite.js', 'dev', '--port', pages, '--strictPort'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, API_ORIGIN: `http://127.0.0.1:${api}`, CONSOLE_ORIGIN: `http://localhost:${console}` },
  }),
  spawn(
    node,
    ['node_modules/vite/bin/vite.js', 'dev', '--config', 'vite.console.config.ts', '--port', console, '--strictPort'],
    { cwd: root, stdio: 'inherit' },
  ),
]
const stop = () => children.forEach((child) => child.kill('SIGTERM'))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
for (const child of children) {
  child.on('exit', (code) => {
    stop()
    process.exitCode ??= code ?? 1
  })
}
