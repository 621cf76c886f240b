/**
 * `npm run bench:migrate [-- 1000000]`: changes the schema beside so many orders while people buy. Prints, for each
 * step of a release, how long it took, what failed and how long purchases took and stood still; then the same for a
 * statement that `test/locking-migrations.test.ts` refuses. Fails if a request fails during an allowed step.
 */
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { longestPause } from '#scripts/cluster/buyers.ts'
import { startLoad, summary } from '#scripts/cluster/load.ts'
import { newDeparture } from '#scripts/cluster/scenarios/scenario.ts'
import { longRunningLimits } from '#server/kernel/database-limits.ts'
import { openDatabase, type Db } from '#server/kernel/database.ts'
import { migrate } from '#server/kernel/migrate.ts'
import { findLocks } from '#test/support/locking-migrations.ts'
import { generateOrders } from './generate-orders.ts'
import { percentile } from './percentile.ts'
import { startSite } from './start-site.ts'

const [count = 1_000_000] = process.argv.slice(2).map(Number)
if (!(count >= 1000)) throw new Error('Usage: npm run bench:migrate -- <orders, 1000 or more>')
const QUIET_MS = 15_000
/** Longer than a migration waits for its locks at one try. */
const REPORT_MS = 6_000
/** Rows that a job changes in one transaction. */
const BATCH = 2_000

interface Step {
  what: string
  isAllowed: boolean
  run: () => Promise<void>
}

/** Of the last migration. */
let number = readdirSync('migrations').length
const report = (line: string) => process.stdout.write(`${line}\n`)
const directory = mkdtempSync(join(tmpdir(), 'rihla-migrations-'))
cpSync('migrations', directory, { recursive: true })
const site = await startSite(4690, { roles: ['web', 'jobs'], beforeStart: fill })
try {
  const departure = await newDeparture(site.db, 1_000_000)
  const load = startLoad(site.origin, departure)
  await setTimeout(QUIET_MS)
  load.failures.length = 0
  const failures: string[] = []
  for (const step of steps(site.db)) {
    const bought = load.purchaseMs.length
    const failed = load.failures.length
    const began = performance.now()
    await step.run()
    const ended = performance.now()
    // Requests that the step held up are counted with it.
    await setTimeout(1000)
    const times = load.purchaseMs.slice(bought)
    const problems = summary(load.failures.slice(failed))
    const pause = longestPause(load.paidAt, began, performance.now())
    report(
      `${step.what}: ${((ended - began) / 1000).toFixed(1)} s; ${times.length} purchases, p50 ${percentile(times, 50).toFixed(0)}, ` +
        `p99 ${percentile(times, 99).toFixed(0)}, slowest ${Math.max(0, ...times).toFixed(0)} ms; longest time without one ${pause.toFixed(0)} ms; ` +
        (problems.length === 0 ? 'nothing failed' : problems.join(', ')),
    )
    if (step.isAllowed) failures.push(...problems.map((problem) => `${step.what}: ${problem}`))
  }
  await load.stop()
  for (const failure of failures) report(`FAILED: ${failure}`)
  if (failures.length > 0) process.exitCode = 1
} finally {
  await site.stop()
  rmSync(directory, { recursive: true, force: true })
}

/** A million orders before the processes start, as if the desk had already read their events. */
async function fill(url: string): Promise<void> {
  const db = openDatabase(url, { connections: 1, limits: longRunningLimits })
  const began = performance.now()
  await generateOrders(db, count)
  await db.rows({
    name: 'bench.position',
    text: 'update order_row_position set settled_id = e.last, seen_id = e.last from (select max(id) as last from order_event) e',
  })
  report(`${count} orders in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  await db.close()
}

/** A column of `orders` in three releases (CONTRIBUTING.md, Migrations). */
function steps(db: Db): Step[] {
  const migration = (what: string, text: string): Step => ({ what, isAllowed: true, run: () => release(what, text) })
  return [
    { what: 'nothing', isAllowed: true, run: () => setTimeout(QUIET_MS) },
    migration(
      'expand: a column and its check',
      `alter table orders add column channel text; alter table orders add constraint channel_known check (channel in ('web', 'agent')) not valid`,
    ),
    migration(
      'expand: an index',
      `-- no transaction\ncreate index concurrently orders_channel_index on orders (channel)`,
    ),
    { what: `migrate: all rows, ${BATCH} at a time`, isAllowed: true, run: () => fillColumn(db) },
    migration('migrate: the check holds for all rows', 'alter table orders validate constraint channel_known'),
    {
      what: 'contract: the column goes, while a report reads the table',
      isAllowed: true,
      run: async () => {
        const reading = holdTable()
        await reading.isHeld
        await release('contract', 'alter table orders drop column channel')
        await reading.isOver
      },
    },
    {
      what: 'refused by the check: an index that is not made concurrently',
      isAllowed: false,
      run: async () => {
        await db.longRunning.rows({
          name: 'bench.refused',
          text: 'create index orders_refused_index on orders (first_name, last_name, email)',
        })
      },
    },
  ]
}

/** Adds a migration to the released ones and applies it, as the first process of a release does. */
async function release(what: string, text: string): Promise<void> {
  const locks = findLocks(text)
  if (locks.length > 0) throw new Error(`${what}: ${locks.join(', ')}`)
  number += 1
  writeFileSync(join(directory, `${String(number).padStart(4, '0')}_step.sql`), text)
  await migrate(site.postgres.url, directory)
}

async function fillColumn(db: Db): Promise<void> {
  for (let after = 0; ;) {
    const [{ last } = { last: null }] = await db.rows<{ last: number | null }>({
      name: 'bench.fill',
      text: `with batch as (select id from orders where id > $1 order by id limit ${BATCH}),
          filled as (update orders set channel = 'web' where id in (select id from batch) and channel is null)
        select max(id) as last from batch`,
      values: [after],
    })
    if (last === null) return
    after = last
  }
}

/** A reader that keeps its transaction open: it does not hold up purchases, but a change of the table. */
function holdTable(): { isHeld: Promise<void>; isOver: Promise<void> } {
  const client = new pg.Client({ connectionString: site.postgres.url })
  const isHeld = client.connect().then(async () => {
    await client.query('begin')
    await client.query('select id from orders limit 1')
  })
  const isOver = isHeld.then(async () => {
    await setTimeout(REPORT_MS)
    await client.query('commit')
    await client.end()
  })
  return { isHeld, isOver }
}
