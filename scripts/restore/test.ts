/**
 * `npm run restore:test`: backs up a server that sells, loses it, restores it into empty directories and compares
 * (docs/operating.md).
 */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPlace } from '#scripts/cluster/place.ts'
import { freePort } from '#scripts/free-port.mjs'
import { startPostgres } from '#scripts/postgres.mjs'
import { openDatabase, type Db } from '#server/kernel/database.ts'
import { migrate } from '#server/kernel/migrate.ts'
import { seedDemo } from '#demo/seed.ts'
import { httpBuyer, type Bookable } from '#test/support/http-buyer.ts'
import { endProcess, startProcess } from '#test/support/start-process.ts'
import { newDeparture } from '#scripts/cluster/scenarios/scenario.ts'
import { bytesOf, figuresOf, walPosition } from './figures.ts'
import { openBackups } from './pgbackrest.ts'
import { restore } from './restore.ts'

const SECRET = 'a secret of the restore test, long enough'
const ORDERS_A_YEAR = 365_000
const ARCHIVE_SECONDS = 60
const report = (line: string) => process.stdout.write(`${line}\n`)
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

const place = openPlace('rihla-restore-')
const media = place.directory('media')
const ends: (() => void | Promise<void>)[] = []
try {
  const server = await startPostgres({ archive_mode: 'on', archive_timeout: ARCHIVE_SECONDS, wal_level: 'replica' })
  ends.push(() => server.stop())
  const backups = openBackups(place, server)
  const db = openDatabase(server.url, { connections: 4 })
  await db.rows({ name: 'restore.archive', text: `alter system set archive_command = '${backups.archiveCommand}'` })
  await db.rows({ name: 'restore.reload', text: 'select pg_reload_conf()' })
  await migrate(server.url, 'migrations')
  await seedDemo(db, { today: new Date().toISOString().slice(0, 10) })
  await db.rows({ name: 'restore.vacuum', text: 'vacuum (analyze)' })
  const departure = await newDeparture(db, 1_000_000)

  backups.run('stanza-create')
  backups.run('check')

  const sizesBefore = await bytesOf(db)
  const walBefore = await walPosition(db)
  let app = await startApp(server.url)
  let sold = 0
  const sell = async (count: number) => {
    await buy(app.origin, departure, count)
    sold += count
  }
  await sell(200)
  report(`full backup: ${await backUp('full')}`)
  writeFileSync(join(media, 'fort.jpg'), 'a photograph')
  await sell(200)
  report(`incremental backup: ${await backUp('incr')}`)
  cpSync(media, place.path('media-backup'), { recursive: true })
  await sell(200)
  await app.stop()
  const perOrder = [...(await bytesOf(db))].map(
    ([name, bytes]) => [name, (bytes - (sizesBefore.get(name) ?? 0)) / sold] as const,
  )
  const walPerOrder = ((await walPosition(db)) - walBefore) / sold

  const then = await figuresOf(db)
  const [moment] = await db.rows<{ at: string }>({
    name: 'restore.moment',
    text: 'select clock_timestamp()::text as at',
  })
  report(`the moment to restore: ${moment?.at}, after ${sold} purchases`)

  // Sales go on, slowly, until everything is lost.
  app = await startApp(server.url)
  const boughtAt: number[] = []
  const until = performance.now() + (ARCHIVE_SECONDS + 35) * 1000
  while (performance.now() < until) {
    await sell(1)
    boughtAt.push(Date.now())
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  const ordersAtTheEnd = await countOrders(db)
  await app.stop()
  await db.close()
  const lostAt = Date.now()
  await server.kill()
  rmSync(server.data, { recursive: true })
  rmSync(media, { recursive: true })
  report(`the server and its disk are lost, with the media, after ${sold} purchases`)

  const earlier = await restore(place, {
    backups,
    binaries: server.binaries,
    name: 'at-the-moment',
    target: moment?.at ?? '',
  })
  ends.push(earlier.stop)
  await within(earlier.url, async (restored) => {
    assert.deepEqual(await figuresOf(restored), then)
  })
  report(
    `restored at the moment: files ${seconds(earlier.restoreMs)}, replay ${seconds(earlier.recoveryMs)}; ` +
      `${Object.keys(then).length} counts and sums are equal`,
  )
  report(`reconcile on it: ${reconcile(earlier.url)}`)

  const began = performance.now()
  const latest = await restore(place, { backups, binaries: server.binaries, name: 'latest', target: null })
  ends.push(latest.stop)
  cpSync(place.path('media-backup'), media, { recursive: true })
  const serving = await startApp(latest.url)
  const recoveryMs = performance.now() - began
  await buy(serving.origin, departure, 1)
  await serving.stop()
  assert.equal(readFileSync(join(media, 'fort.jpg'), 'utf8'), 'a photograph')
  await within(latest.url, async (restored) => {
    const orders = (await countOrders(restored)) - 1
    const lost = ordersAtTheEnd - orders
    const lastKept = boughtAt[boughtAt.length - 1 - lost] ?? lostAt
    report(
      `restored as late as possible: ${lost} of ${ordersAtTheEnd} orders are lost, the last ${seconds(lostAt - lastKept)} ` +
        `(RPO, at most ${ARCHIVE_SECONDS} s and the time of one archive-push); sells again after ${seconds(recoveryMs)} (RTO)`,
    )
    assert.ok(lostAt - lastKept < (ARCHIVE_SECONDS + 30) * 1000)
  })
  report(`reconcile on it: ${reconcile(latest.url)}`)

  const bytes = perOrder.reduce((sum, [, each]) => sum + each, 0)
  report(`\na purchase takes ${bytes.toFixed(0)} bytes with indexes, and ${walPerOrder.toFixed(0)} bytes of WAL:`)
  for (const [name, each] of perOrder.filter(([, one]) => one >= 20).sort((one, other) => other[1] - one[1]))
    report(`  ${name.padEnd(24)} ${each.toFixed(0).padStart(6)}`)
  report(
    `a year of 1,000 a day: ${((bytes * ORDERS_A_YEAR) / 1e9).toFixed(1)} GB, and ${((walPerOrder * ORDERS_A_YEAR) / 1e9).toFixed(0)} GB of WAL before compression`,
  )

  async function backUp(type: 'full' | 'incr') {
    const [start, size] = [performance.now(), backups.bytes()]
    backups.run(`--type=${type}`, 'backup')
    return `${seconds(performance.now() - start)}, ${megabytes(backups.bytes() - size)} in the repository`
  }
} catch (error) {
  process.stderr.write(`${(error as Error).stack}\n`)
  process.exitCode = 1
} finally {
  for (const end of ends.reverse()) await end()
  rmSync(place.root, { recursive: true, force: true })
}
process.exit()

async function startApp(databaseUrl: string) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  mkdirSync(place.path('app'), { recursive: true })
  const app = await startProcess(port, {
    RIHLA_API_ONLY: 'on',
    SEED_DEMO: 'off',
    ORIGIN: origin,
    DATA_DIR: place.path('app'),
    MEDIA_DIR: media,
    DATABASE_URL: databaseUrl,
    SECRET,
  })
  return { origin, stop: () => endProcess(app, 'SIGTERM') }
}

async function buy(origin: string, departure: Bookable, count: number): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: Math.min(count, 6) }, async () => {
      while (next++ < count) {
        const buyer = httpBuyer(origin)
        const placed = await buyer.checkout(await buyer.putInCart(departure))
        assert.equal(placed.status, 200)
        assert.ok(await buyer.decide(placed, 'approve'))
        assert.equal(await buyer.outcome(placed), 'booked')
      }
    }),
  )
}

async function countOrders(db: Db): Promise<number> {
  const [row] = await db.rows<{ count: number }>({
    name: 'restore.orders',
    text: `select count(*) as count from orders where status = 'confirmed'`,
  })
  return row?.count ?? 0
}

async function within(url: string, work: (db: Db) => Promise<void>): Promise<void> {
  const db = openDatabase(url, { connections: 1 })
  await work(db).finally(() => db.close())
}

/** The last line of `npm run reconcile`, which fails if the books do not agree. */
function reconcile(url: string): string {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['src/cli/reconcile.ts', '--from', day(1), '--to', day(0)],
    {
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: url, DATA_DIR: place.path('app'), SECRET, SEED_DEMO: 'off' },
    },
  )
  assert.equal(status, 0, stdout + stderr)
  return stdout.trim().split('\n').at(-1) ?? ''
}
