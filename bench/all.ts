/**
 * Runs the benchmarks that have an aim one after the other and prints one table: what, ours, the limit of the same run,
 * the ratio of the two, the aim. Use a quiet machine; compare the ratios. `PARTS=lists,pages` runs some of them.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { heading, lineOf, readRow, type Row } from './print-row.ts'

const PARTS = (process.env['PARTS'] ?? 'orders,lists,pages,search-speed').split(',')

const rows: Row[] = []
const failed: string[] = []
for (const part of PARTS) {
  process.stdout.write(`== ${part}\n`)
  if (!(await runs(part))) failed.push(part)
}
process.stdout.write(`\n${heading()}\n${rows.map((row) => `${lineOf(row)}\n`).join('')}`)
if (failed.length > 0) throw new Error(`These parts failed: ${failed.join(', ')}.`)

async function runs(part: string): Promise<boolean> {
  const child = spawn(process.execPath, [`bench/${part}.ts`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, BENCH_ROWS: 'on' },
  })
  const exited = new Promise<boolean>((resolve) => child.once('exit', (code) => resolve(code === 0)))
  for await (const line of createInterface({ input: child.stdout })) {
    const row = readRow(line)
    if (row) rows.push(row)
    process.stdout.write(`${row ? lineOf(row) : line}\n`)
  }
  return exited
}
