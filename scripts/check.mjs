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

/** Tests that also run on the embedded database: main paths, and those that have failed only there (decision 25). */
const embedded = isFull
  ? ['src/server/', 'test/faults/']
  : [
      'src/server/kernel/',
      'src/server/booking/checkout/place-order.test.ts',
      'src/server/booking/commands/cancel-booking.test.ts',
      'src/server/catalogue/import/import-catalogue.test.ts',
      'src/server/catalogue/search/read-search.test.ts',
    ]

const statics = ['programs', 'build', 'format', 'lint', 'types', 'seed']
const databases = ['postgres', 'embedded']

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
  ['browser', [...databases, 'unit'], (print) => run(print, node, [...vitest, 'browser'])],
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
let active = 0
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
  active += 1
  await attempt(name, step, active === 1 && [...ends.keys()].at(-1) === name)
  active -= 1
}

/** Runs one step. The output of the last step is streamed; that of others is printed when they end. */
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
  const flaky = linesOf(flakyTests)
  const slowest = linesOf(slowestFiles).sort((one, other) => parseFloat(other) - parseFloat(one))
  const lines = ['', '== summary', ...results.map(({ name, isGood, seconds }) => row(name, seconds, isGood))]
  lines.push(row('whole', (performance.now() - began) / 1000, failed.length === 0))
  if (slowest.length > 0) lines.push('', 'Slowest test files, in seconds:', ...slowest.slice(0, 10).map(indent))
  if (flaky.length > 0) lines.push('', `Flaky, passed only when run again (${flaky.length}):`, ...flaky.map(indent))
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
        FLAKY_TESTS_FILE: flakyTests,
        SLOWEST_FILES_FILE: slowestFiles,
        ...(isSeeded ? { TEST_SEEDED_DEMO: demo } : {}),
        // Tests start many servers and commands.
        NODE_COMPILE_CACHE: join(folder, 'compiled'),
        ...(isFull ? { RANDOM_MIX_SECONDS: process.env.RANDOM_MIX_SECONDS ?? '3600' } : { TEST_SHORT: 'on' }),
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
  const server = given ? { url: given, stop: () => {} } : await startPostgres({ fsync: 'off', max_connections: 200 })
  try {
    return await run(print, node, [...vitest, 'database'], { TEST_DATABASE_URL: server.url })
  } finally {
    server.stop()
  }
}
