// `npm test`: all checks. `npm test -- unit lint` runs only these steps; with `--keep-going` a failed step does not end
// the run; `npm run test:full` omits nothing (docs/decisions/0025-the-tests-time.md).
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
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

const options = ['--full', '--keep-going']
const names = process.argv.slice(2).filter((argument) => !options.includes(argument))
const isFull = process.argv.includes('--full')
const keepsGoing = process.argv.includes('--keep-going')

/** Tests that also run on the embedded database, beside the journeys of the browser tests (decision 25). */
const embedded = isFull ? ['src/server/', 'test/faults/'] : ['src/server/kernel/']

/** What the tests of databases wait for. The linter ends last and leaves a core idle. */
const statics = ['programs', 'build', 'format', 'types', 'seed']

/** Of a server whose data end with the tests. */
const forgetful = {
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_wal_size: '8GB',
  autovacuum: 'off',
  // Otherwise each connection plans each statement anew five times, which few tests run more often.
  plan_cache_mode: 'force_generic_plan',
  max_connections: 200,
}

/**
 * Each step starts when those that it names have ended: the unit tests keep a core busy after the other static checks.
 * @type {[string, string[], (print: (text: string) => void) => Promise<boolean>][]}
 */
const steps = [
  ['programs', [], (print) => run(print, node, ['scripts/programs.mjs'])],
  ['build', [], (print) => run(print, node, ['scripts/build.mjs'])],
  ['format', [], (print) => run(print, bin('oxfmt'), ['--check', '.'])],
  // On two cores each further thread of the type checker only checks the API's types once more.
  ['lint', [], (print) => run(print, bin('oxlint'), ['--type-aware', '--deny-warnings', '.'], { GOMAXPROCS: '1' })],
  ['types', [], (print) => run(print, bin('tsc'), ['--noEmit', '--checkers', '1'])],
  ['seed', [], seed],
  ['unit', [], (print) => run(print, node, [...vitest, 'unit'])],
  ['postgres', statics, onPostgres],
  ['embedded', statics, (print) => run(print, node, [...vitest, 'database', ...embedded])],
  // Beside the rest of the tests on PostgreSQL, which wait for it and for pauses a fifth of the time.
  ['browser', ['embedded', 'unit'], (print) => run(print, node, [...vitest, 'browser'])],
]

const all = steps.map(([name]) => name)
const unknown = names.filter((name) => !all.includes(name))
if (unknown.length > 0) {
  process.stderr.write(`Unknown step: ${unknown.join(', ')}. The steps are ${all.join(', ')}.\n`)
  process.exit(1)
}

/** The temporary files of all steps. PostgreSQL, which may run as another user, has its data in it. */
const folder = mkdtempSync(join(hasRoom('/dev/shm') ? '/dev/shm' : tmpdir(), 'rihla-check-'))
chmodSync(folder, 0o755)
process.env.TMPDIR = folder
const failedTests = join(folder, 'failed')
const flakyTests = join(folder, 'flaky')
const slowestFiles = join(folder, 'slowest')
/** The demo, for the embedded tests and the browser tests. Without the step `seed` each seeds its own. */
const demo = join(folder, 'demo')
let isSeeded = false
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
/** @type {Map<string, Promise<void>>} */
const ends = new Map()
for (const [name, before, step] of steps)
  if (names.length === 0 || names.includes(name)) ends.set(name, startAfter(before, name, step))
await Promise.all(ends.values())
summarise()
// An interrupted step may leave a server that still writes.
rmSync(folder, { recursive: true, force: true, maxRetries: 10 })

async function startAfter(before, name, step) {
  await Promise.all(before.map((one) => ends.get(one)))
  // Later steps would often fail for the same reason.
  if (isInterrupted || (!keepsGoing && results.some(({ isGood }) => !isGood))) return
  await attempt(name, step, [...ends.keys()].at(-1) === name)
}

/** Runs one step. The output of the last step is streamed; that of each other one is printed when it ends. */
async function attempt(name, step, isLast) {
  const start = performance.now()
  const output = []
  const print = isLast ? (text) => process.stdout.write(text) : (text) => output.push(text)
  print(`\n== ${name}\n`)
  let isGood = false
  try {
    isGood = !isInterrupted && (await step(print)) && !isInterrupted
  } catch (error) {
    print(`${error.message}\n`)
  }
  const seconds = (performance.now() - start) / 1000
  print(`== ${name}: ${isGood ? 'passed' : 'failed'} in ${seconds.toFixed(1)} s\n`)
  if (!isLast) process.stdout.write(output.join(''))
  results.push({ name, isGood, seconds })
}

function summarise() {
  const failed = results.filter(({ isGood }) => !isGood).map(({ name }) => name)
  const failures = linesOf(failedTests)
  const flaky = linesOf(flakyTests)
  const slowest = linesOf(slowestFiles).sort((one, other) => parseFloat(other) - parseFloat(one))
  const lines = ['', '== summary', ...results.map(({ name, isGood, seconds }) => row(name, seconds, isGood))]
  lines.push(row('whole', (performance.now() - began) / 1000, failed.length === 0))
  if (slowest.length > 0) lines.push('', 'Slowest test files, in seconds:', ...slowest.slice(0, 10).map(indent))
  if (flaky.length > 0) lines.push('', `Flaky, passed only when run again (${flaky.length}):`, ...flaky.map(indent))
  if (failures.length > 0) lines.push('', `Failed tests (${failures.length}):`, ...failures.slice(0, 50).map(indent))
  if (failed.length > 0) lines.push('', `Failed: ${failed.join(', ')}`)
  // CI reads the last line.
  lines.push('', `${results.length - failed.length} passed, ${failed.length} failed`, '')
  process.stdout.write(lines.join('\n'))
  if (failed.length > 0) process.exitCode = 1
}

/** Whether the directory is in memory with room for the databases of the tests: two hundred copies of 1,600 files. */
function hasRoom(directory) {
  if (!existsSync(directory)) return false
  const { bavail, bsize } = statfsSync(directory)
  return Math.min(bavail * bsize, process.availableMemory()) > 8 * 2 ** 30
}

function linesOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
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
        FAILED_TESTS_FILE: failedTests,
        FLAKY_TESTS_FILE: flakyTests,
        SLOWEST_FILES_FILE: slowestFiles,
        ...(isSeeded ? { TEST_SEEDED_DEMO: demo } : {}),
        // Tests start many servers and commands.
        NODE_COMPILE_CACHE: join(folder, 'compiled'),
        // Less work for the garbage collector.
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`,
        RANDOM_MIX_SECONDS: process.env.RANDOM_MIX_SECONDS ?? (isFull ? '3600' : '15'),
        ...(isFull ? {} : { TEST_SHORT: 'on' }),
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

async function seed(print) {
  isSeeded = await run(print, node, ['test/support/seed-demo.ts', demo])
  return isSeeded
}

/** TEST_DATABASE_URL names a server that is already running. */
async function onPostgres(print) {
  const given = process.env.TEST_DATABASE_URL
  const server = given ? { url: given, stop: () => {} } : await startPostgres(forgetful)
  try {
    return await run(print, node, [...vitest, 'database'], { TEST_DATABASE_URL: server.url })
  } finally {
    server.stop()
  }
}
