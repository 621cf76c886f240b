// `npm test`: all checks. `npm test -- unit lint` runs only these steps; `npm run test:full` omits nothing
// (docs/decisions/0025-the-tests-time.md).
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres } from './postgres.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const node = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))
if (!existsSync(node)) {
  process.stderr.write('The packages are not installed. Run npm ci first.\n')
  process.exit(1)
}

const bin = (name) => `node_modules/.bin/${name}`
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project']

const names = process.argv.slice(2).filter((argument) => argument !== '--full')
const isFull = process.argv.includes('--full')

/** Tests that also run on the embedded database: main paths, and those that have failed only there (decision 25). */
const embedded = isFull
  ? ['src/server/', 'test/faults/']
  : [
      'src/server/kernel/',
      'src/server/booking/checkout/place-order.test.ts',
      'src/server/booking/orders/cancel-booking.test.ts',
      'src/server/catalogue/import/import-catalogue.test.ts',
      'src/server/catalogue/search/read-search.test.ts',
    ]

/**
 * Groups run one after the other, the steps of a group in parallel.
 * @type {[string, (print: (text: string) => void) => Promise<boolean>][][]}
 */
const groups = [
  [
    ['programs', (print) => run(print, node, ['scripts/programs.mjs'])],
    ['build', (print) => run(print, node, ['scripts/build.mjs'])],
    ['format', (print) => run(print, bin('oxfmt'), ['--check', '.'])],
    ['lint', (print) => run(print, bin('oxlint'), ['--type-aware', '--deny-warnings', '.'])],
    ['types', (print) => run(print, bin('tsc'), ['--noEmit'])],
    ['unit', (print) => run(print, node, [...vitest, 'unit'])],
  ],
  [['postgres', onPostgres]],
  [['embedded', (print) => run(print, node, [...vitest, 'database', ...embedded])]],
  [['browser', (print) => run(print, node, [...vitest, 'browser'])]],
]

const all = groups.flat().map(([name]) => name)
const unknown = names.filter((name) => !all.includes(name))
if (unknown.length > 0) {
  process.stderr.write(`Unknown step: ${unknown.join(', ')}. The steps are ${all.join(', ')}.\n`)
  process.exit(1)
}

const folder = mkdtempSync(join(tmpdir(), 'rihla-check-'))
const flakyTests = join(folder, 'flaky')
const running = new Set()
let isInterrupted = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    isInterrupted = true
    for (const child of running) child.kill(signal)
  })

/** @type {{ name: string, isGood: boolean, seconds: number }[]} */
const results = []
const began = performance.now()
for (const group of groups) {
  const wanted = group.filter(([name]) => names.length === 0 || names.includes(name))
  await Promise.all(wanted.map(([name, step]) => attempt(name, step, wanted.length === 1)))
  // The steps of later groups would fail for the same reason.
  if (results.some(({ isGood }) => !isGood)) break
}
summarise()
rmSync(folder, { recursive: true, force: true })

/** Runs one step. The output of a step that runs alone is streamed; otherwise it is printed when the step ends. */
async function attempt(name, step, isAlone) {
  const start = performance.now()
  const output = []
  const print = isAlone ? (text) => process.stdout.write(text) : (text) => output.push(text)
  print(`\n== ${name}\n`)
  let isGood = false
  try {
    isGood = !isInterrupted && (await step(print)) && !isInterrupted
  } catch (error) {
    print(`${error.message}\n`)
  }
  const seconds = (performance.now() - start) / 1000
  print(`== ${name}: ${isGood ? 'passed' : 'failed'} in ${seconds.toFixed(1)} s\n`)
  if (!isAlone) process.stdout.write(output.join(''))
  results.push({ name, isGood, seconds })
}

function summarise() {
  const failed = results.filter(({ isGood }) => !isGood).map(({ name }) => name)
  const flaky = existsSync(flakyTests) ? readFileSync(flakyTests, 'utf8').trimEnd().split('\n') : []
  const lines = ['', '== summary', ...results.map(({ name, isGood, seconds }) => row(name, seconds, isGood))]
  lines.push(row('whole', (performance.now() - began) / 1000, failed.length === 0))
  if (flaky.length > 0) lines.push('', `Flaky, passed only when run again (${flaky.length}):`, ...flaky.map(indent))
  if (failed.length > 0) lines.push('', `Failed: ${failed.join(', ')}`)
  // CI reads the last line.
  lines.push('', `${results.length - failed.length} passed, ${failed.length} failed`, '')
  process.stdout.write(lines.join('\n'))
  if (failed.length > 0) process.exitCode = 1
}

function row(name, seconds, isGood) {
  return `   ${name.padEnd(10)} ${seconds.toFixed(1).padStart(7)} s${isGood ? '' : '  failed'}`
}

function indent(line) {
  return `   ${line}`
}

function run(print, command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        FLAKY_TESTS_FILE: flakyTests,
        ...(isFull ? { RANDOM_MIX_SECONDS: '3600' } : { TEST_SHORT: 'on' }),
        ...env,
      },
    })
    running.add(child)
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print)
    child.once('error', reject)
    child.once('close', (code) => {
      running.delete(child)
      resolve(code === 0)
    })
  })
}

/** TEST_DATABASE_URL names a server that is already running. */
async function onPostgres(print) {
  const given = process.env.TEST_DATABASE_URL
  const server = given ? { url: given, stop: () => {} } : await startPostgres({ fsync: 'off' })
  try {
    return await run(print, node, [...vitest, 'database'], { TEST_DATABASE_URL: server.url })
  } finally {
    server.stop()
  }
}
