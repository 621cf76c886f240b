// `npm test`: everything that must hold, as a list. `npm test -- unit lint` runs only the steps named.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildIfStale } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { startPostgres } from './postgres.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const node = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))
if (!existsSync(node)) {
  process.stderr.write('The packages are not installed; run npm ci first.\n')
  process.exit(1)
}

const bin = (name) => `node_modules/.bin/${name}`
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project']

/** @type {[string, () => boolean | Promise<boolean>][]} */
const steps = [
  ['build', buildIfStale],
  ['format', () => run(bin('oxfmt'), ['--check', '.'])],
  ['lint', () => run(bin('oxlint'), ['--type-aware', '--deny-warnings', '.'])],
  ['types', () => run(bin('tsc'), ['--noEmit'])],
  ['unit', () => run(node, [...vitest, 'unit'])],
  // What lies before the database (test/front) is asked once, on PostgreSQL: docs/decisions/0025-the-tests-time.md.
  ['embedded', () => run(node, [...vitest, 'database', 'src/server/', 'test/faults/'])],
  ['postgres', onPostgres],
  ['browser', () => run(node, [...vitest, 'browser'], { CHROMIUM_PATH: findChromium() })],
]

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !steps.some(([step]) => step === name))
if (unknown.length > 0) {
  process.stderr.write(`There is no step ${unknown.join(', ')}; there are ${steps.map(([name]) => name).join(', ')}.\n`)
  process.exit(1)
}

let running = null
let isInterrupted = false
// Whoever stops the tests must not leave a database behind: the step's program ends, then what the step started.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    isInterrupted = true
    running?.kill(signal)
  })

let passed = 0
for (const [name, step] of steps) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  process.stdout.write(`\n== ${name}\n`)
  const began = performance.now()
  const isGood = await attempt(step)
  process.stdout.write(
    `== ${name}: ${isGood ? 'passed' : 'failed'} in ${((performance.now() - began) / 1000).toFixed(1)} s\n`,
  )
  if (!isGood) {
    process.stdout.write(`\n${passed} passed, 1 failed\n`)
    process.exit(1)
  }
  passed += 1
}
process.stdout.write(`\n${passed} passed, 0 failed\n`)

async function attempt(step) {
  try {
    return !isInterrupted && (await step()) && !isInterrupted
  } catch (error) {
    process.stdout.write(`${error.message}\n`)
    return false
  }
}

function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    running = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    running.once('error', reject)
    running.once('exit', (code) => {
      running = null
      resolve(code === 0)
    })
  })
}

/** The same database tests on a real server; TEST_DATABASE_URL names one that is running already. */
async function onPostgres() {
  const given = process.env.TEST_DATABASE_URL
  const server = given ? { url: given, stop: () => {} } : await startPostgres({ fsync: 'off' })
  try {
    return await run(node, [...vitest, 'database'], { TEST_DATABASE_URL: server.url })
  } finally {
    server.stop()
  }
}
