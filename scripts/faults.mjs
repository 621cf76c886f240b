// `npm run faults`: runs the tests of test/faults/checklist.json on a PostgreSQL of its own and prints the result of
// each item. `npm run faults -- 13 14` runs only these items.
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildIfStale } from './build.mjs'
import { endLeftPostgres, startPostgres } from './postgres.mjs'

const BUYERS_AT_A_KILL = '200'

const root = fileURLToPath(new URL('..', import.meta.url))
const node = join(root, 'node_modules/.bin/node')
if (!existsSync(node)) stop('The packages are not installed. Run npm ci first.')

const all = JSON.parse(readFileSync(join(root, 'test/faults/checklist.json'), 'utf8'))
const requested = process.argv.slice(2).map(Number)
const unknown = requested.filter((number) => !all.some(({ item }) => item === number))
if (unknown.length > 0) stop(`The items are ${all.map(({ item }) => item).join(' ')}.`)
const items = all.filter(({ item }) => requested.length === 0 || requested.includes(item))
if (!buildIfStale()) stop('The pages could not be built.')

let running = null
let isInterrupted = false
// When interrupted, end the tests and the servers that they started before the databases.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    isInterrupted = true
    signalFamily(signal)
  })

const directory = mkdtempSync(join(tmpdir(), 'rihla-faults-'))
// PostgreSQL servers that tests start store their data here and do not run as root.
chmodSync(directory, 0o755)
// Tests create and drop many databases here. The test that kills PostgreSQL starts another server, with fsync on.
const server = await startPostgres({ fsync: 'off' })
let isGood = false
try {
  await runTests(join(directory, 'results.json'))
  isGood = !isInterrupted && report(resultsIn(join(directory, 'results.json')))
} finally {
  server.stop()
  await endLeftPostgres(directory)
  rmSync(directory, { recursive: true, force: true })
}
process.exit(isGood ? 0 : 1)

function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

function runTests(results) {
  const tests = items.flatMap((item) => item.tests)
  const files = [...new Set(tests.map(([file]) => file))]
  const names = [...new Set(tests.map(([, name]) => patternOf(name).replaceAll(' > ', ' (?:> )?')))]
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`]
  const chosen = ['--project', 'unit', '--project', 'database', '-t', `^(${names.join('|')})$`]
  return new Promise((resolve, reject) => {
    running = spawn(node, ['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...reporters, ...files], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, TMPDIR: directory, TEST_DATABASE_URL: server.url, BUYERS_AT_A_KILL },
      detached: true,
    })
    running.once('error', reject)
    running.once('exit', () => {
      signalFamily('SIGKILL')
      running = null
      resolve()
    })
  })
}

/** Signals Vitest and all processes that its tests started. */
function signalFamily(signal) {
  try {
    if (running?.pid !== undefined) process.kill(-running.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/** The checklist uses `*` in names of parametrised tests. */
function patternOf(name) {
  return name
    .split('*')
    .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*')
}

function resultsIn(path) {
  if (!existsSync(path)) return []
  const { testResults } = JSON.parse(readFileSync(path, 'utf8'))
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: relative(root, name),
      name: [...ancestorTitles, title].join(' > '),
      status,
    })),
  )
}

/** Prints the table. Returns whether every item has tests and all of them passed. */
function report(results) {
  const rows = items.map((item) => {
    const tests = item.tests.map(([file, name]) => {
      const pattern = new RegExp(`^${patternOf(name)}$`)
      const found = results.filter((one) => one.file === file && pattern.test(one.name))
      const passed = found.filter(({ status }) => status === 'passed').length
      const outcome = found.length === 0 ? 'no such test' : passed === found.length ? 'passed' : 'failed'
      return { file, name, outcome, count: found.length > 1 ? ` (${passed} of ${found.length})` : '' }
    })
    return { ...item, tests, hasPassed: tests.length > 0 && tests.every(({ outcome }) => outcome === 'passed') }
  })
  for (const { item, says, tests, hasPassed } of rows) {
    print(`\n${String(item).padStart(2)}  ${hasPassed ? 'passed' : 'FAILED'}  ${says}`)
    if (tests.length === 0) print('            no test')
    for (const { file, name, outcome, count } of tests) print(`            ${outcome}${count}: ${file} > ${name}`)
  }
  const good = rows.filter(({ hasPassed }) => hasPassed).length
  print(`\n${good} of ${rows.length} items passed${good === rows.length ? '' : `, ${rows.length - good} FAILED`}`)
  return good === rows.length
}

function print(line) {
  process.stdout.write(`${line}\n`)
}
