/**
 * Measures time and memory of an import: `COUNT` (100000) generated products from NDJSON or CSV (`FORMAT=csv`), with
 * departures for `DAYS` (7), imported by the command into a PostgreSQL of its own; then the same files again, which
 * change nothing. For comparison, the database alone copies the same rows.
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/kernel/database.ts'
import { startPostgres } from '#scripts/postgres.mjs'
import { writeImportFiles } from './write-import-files.ts'

const COUNT = Number(process.env['COUNT'] ?? 100_000)
const DAYS = process.env['DAYS'] ?? '7'
const format = process.env['FORMAT'] === 'csv' ? 'csv' : 'ndjson'

const directory = mkdtempSync(join(tmpdir(), 'rihla-bench-import-'))
const postgres = await startPostgres({ shared_buffers: '256MB', max_wal_size: '4GB' })
try {
  const bytes = await writeImportFiles(directory, format, COUNT)
  process.stdout.write(`${COUNT} products, ${(bytes / 1024 / 1024).toFixed(0)} MB of ${format}\n`)
  const rounds: number[] = []
  for (const round of ['first', 'again, unchanged']) {
    const { seconds, peakMegabytes, output } = await importOnce()
    rounds.push(seconds)
    process.stdout.write(
      `${round}: ${seconds.toFixed(0)} s, ${(COUNT / seconds).toFixed(0)} products/s, peak memory ${peakMegabytes.toFixed(0)} MB\n${output}\n`,
    )
  }
  const bare = await copyTables()
  process.stdout.write(
    `the database alone copies the same rows in ${bare.toFixed(0)} s: ${((100 * bare) / (rounds[0] ?? Infinity)).toFixed(0)} % of the first import\n`,
  )
} finally {
  postgres.stop()
  rmSync(directory, { recursive: true, force: true })
}

async function importOnce(): Promise<{ seconds: number; peakMegabytes: number; output: string }> {
  const began = performance.now()
  const child = spawn(process.execPath, ['src/cli/import.ts', directory, '--days', DAYS, '--progress'], {
    env: { ...process.env, DATABASE_URL: postgres.url, DATA_DIR: directory, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (piece: Buffer) => (output += piece.toString()))
  let peak = 0
  const watch = setInterval(() => {
    if (child.pid !== undefined && child.exitCode === null) peak = Math.max(peak, residentKilobytes(child.pid))
  }, 250)
  const code = await new Promise((resolve) => child.once('close', resolve))
  clearInterval(watch)
  if (code !== 0) throw new Error(`The import exited with ${String(code)}.`)
  return { seconds: (performance.now() - began) / 1000, peakMegabytes: peak / 1024, output: output.trimEnd() }
}

/** The lower limit: fills the same tables, with all their indexes, with one statement each. Returns seconds. */
async function copyTables(): Promise<number> {
  const db = openDatabase(postgres.url, { connections: 1 })
  const tables = ['product', 'product_media', 'extra', 'option', 'unit', 'schedule', 'departure']
  let seconds = 0
  for (const table of tables) {
    const columns = await db.rows<{ name: string }>({
      name: 'bench.columns',
      text: `select quote_ident(column_name) as name from information_schema.columns
        where table_name = $1 and table_schema = 'public' and is_generated = 'NEVER'`,
      values: [table],
    })
    const names = columns.map((column) => column.name).join(', ')
    await db.rows({ name: `bench.like.${table}`, text: `create table bare_${table} (like ${table} including all)` })
    const began = performance.now()
    await db.rows({
      name: `bench.copy.${table}`,
      text: `insert into bare_${table} (${names}) overriding system value select ${names} from ${table}`,
    })
    seconds += (performance.now() - began) / 1000
  }
  await db.close()
  return seconds
}

function residentKilobytes(pid: number): number {
  try {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }))
  } catch {
    return 0
  }
}
