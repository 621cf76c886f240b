/**
 * `npm run bench:console [-- 1000000]`: how long the console's lists, finder, pages and exports take beside so many orders, by
 * HTTP to a web process on a PostgreSQL of its own; the limit is `/me`, which reads three rows. Fills the tables first, which takes
 * most of the time. FILLED names a database that was filled before, and is measured as it is.
 */
import { performance } from 'node:perf_hooks'
import { readConfiguration } from '#server/kernel/configuration.ts'
import { oneRow, openDatabase, type Db } from '#server/kernel/database.ts'
import { longRunningLimits } from '#server/kernel/database-limits.ts'
import { openLog } from '#server/kernel/logs.ts'
import { refreshOrderRows } from '#server/booking/desk/refresh-order-rows.ts'
import { staffPerson } from '#test/support/console.ts'
import { nameBuyers } from './buyer-names.ts'
import { generateOrders } from './generate-orders.ts'
import { measureExports } from './console-exports.ts'
import { percentile } from './percentile.ts'
import { printRow } from './print-row.ts'
import { startSite } from './start-site.ts'

const [count = 1_000_000] = process.argv.slice(2).map(Number)
const ROUNDS = Number(process.env['ROUNDS'] ?? 5)
/** Rows of the desk that are written together. */
const AT_ONCE = 5000
const MIXTURES = 40

/** Requests of a person are limited. */
const PEOPLE = 15

const databaseUrl = process.env['FILLED']
const site = await startSite(4590, { roles: ['web'], hasPages: false, databaseUrl })
let asked = 0
const tokens: string[] = []
try {
  const db = openDatabase(site.postgres.url, { connections: 2, limits: longRunningLimits })
  const began = performance.now()
  if (databaseUrl === undefined) {
    await generateOrders(db, count)
    await nameBuyers(db)
    await varyOrders(db)
    await fillDesk(db)
    await writeAudit(db)
    await db.rows({ name: 'bench.vacuum', text: 'vacuum (analyze)' })
    report(`${count} orders after ${Math.round((performance.now() - began) / 1000)} s`)
  }
  const configuration = readConfiguration({ NODE_ENV: 'test', DATA_DIR: site.directory, LOG_LEVEL: 'silent' })
  const context = { db, configuration, log: openLog('silent') }
  for (let person = 0; person < PEOPLE; person += 1) {
    const email = `bench-${Date.now()}-${person}@example.com`
    tokens.push((await staffPerson(context, 'owner', null, email)).token)
  }
  await measure(db)
  await measureExports(site, { ...headersOf(tokens[0]), origin: site.origin })
  await db.close()
} finally {
  await site.stop()
}

/** Adds a second currency, a promo code and sent refunds, for their filters. */
async function varyOrders(db: Db): Promise<void> {
  await db.longRunning.rows({
    name: 'bench.vary_orders',
    text: `with code as (insert into promo_code (code, percent_basis_points) values ('BENCH', 1000) returning id)
      update orders o set currency = case when o.id % 3 = 0 then 'SAR' else o.currency end,
        promo_code_id = case when o.id % 50 = 0 then (select id from code) end
      where o.id % 3 = 0 or o.id % 50 = 0`,
  })
  await db.longRunning.rows({
    name: 'bench.vary_payments',
    text: `update payment p set refunded_minor = r.amount_minor from refund r where r.payment_id = p.id and p.captured_minor >= r.amount_minor`,
  })
}

/** The desk's rows of all orders; as the job writes them, but not event by event. */
async function fillDesk(db: Db): Promise<void> {
  for (let after = 0; ;) {
    const { ids, last } = await oneRow<{ ids: number[]; last: number | null }>(db, {
      name: 'bench.orders_after',
      text: `select coalesce(array_agg(id), '{}') as ids, max(id) as last
        from (select id from orders where id > $1 order by id limit ${AT_ONCE}) o`,
      values: [after],
    })
    if (last === null) break
    await db.transaction((tx) => refreshOrderRows(tx, ids))
    after = last
  }
  await db.rows({
    name: 'bench.position',
    text: `update order_row_position set settled_id = e.last, seen_id = e.last from (select max(id) as last from order_event) e`,
  })
}

/** As many entries of the audit as orders, over the same days; few of them have a reason. */
async function writeAudit(db: Db): Promise<void> {
  await db.longRunning.rows({
    name: 'bench.audit',
    text: `insert into audit_entry (at, network, action, subject_kind, subject_id, reason)
      select o.created_at, '192.0.2', case when o.id % 1000 = 0 then 'order.exported' when o.id % 3 = 0 then 'order.assigned' else 'order.mail_sent' end,
        'order', o.id, case when o.id % 500 = 0 then 'A sandstorm' end
      from orders o order by o.id`,
  })
}

interface Group {
  what: string
  aimMs: number
  paths: string[]
}

async function measure(db: Db): Promise<void> {
  const { departure, reference, ...known } = await oneRow<Known & { departure: number; reference: string }>(db, {
    name: 'bench.known',
    text: `select (select min(id) from supplier) as supplier, (select min(id) from city) as city, (select min(product_id) from option) as product,
      (select departure_id from hold where status = 'sold' group by departure_id order by sum(places) desc limit 1) as departure,
      (select reference from orders order by id desc limit 1 offset 1000) as reference`,
  })
  const filters = filtersOf(known)
  const groups: Group[] = [
    {
      what: 'orders: no filter, and its further pages',
      aimMs: 100,
      paths: ['/orders', '/orders?sort=start', '/orders?sort=due'],
    },
    {
      what: 'the choices of the filters',
      aimMs: 100,
      paths: ['/orders/choices', `/orders/choices?city=${known.city}`],
    },
    { what: 'orders: each filter', aimMs: 100, paths: filters.map((one) => `/orders?${one}`) },
    { what: `orders: ${MIXTURES} mixtures`, aimMs: 100, paths: mixturesOf(filters) },
    {
      what: 'finder, three signs and more',
      aimMs: 50,
      paths: typedTexts(reference).map((q) => `/find?q=${encodeURIComponent(q)}`),
    },
    { what: 'an order', aimMs: 60, paths: [`/orders/${reference}`] },
    { what: 'a guest list', aimMs: 80, paths: [`/departures/${departure}`] },
    { what: 'a week of departures', aimMs: 150, paths: [`/departures?from=${daysFromNow(1)}&to=${daysFromNow(7)}`] },
    {
      what: 'a month of departures, by option',
      aimMs: 150,
      paths: [`/departures/month?month=${daysFromNow(20).slice(0, 7)}`],
    },
    {
      what: 'a month of departures, by guide',
      aimMs: 150,
      paths: [`/departures/month/guides?month=${daysFromNow(20).slice(0, 7)}`],
    },
    { what: 'what waits', aimMs: 100, paths: ['/today'] },
    { what: 'money: each tab and filter', aimMs: 100, paths: moneyPaths() },
    { what: 'the audit: each filter', aimMs: 100, paths: auditPaths() },
  ]
  for (const group of groups) {
    const times: { ms: number; path: string }[] = []
    const least: number[] = []
    for (const path of group.paths) await ask(path)
    for (let round = 0; round < ROUNDS; round += 1)
      for (const path of group.paths) {
        least.push(await ask('/me'))
        times.push({ ms: await ask(path), path })
      }
    const p95 = percentile(
      times.map(({ ms }) => ms),
      95,
    )
    printRow({
      what: `${group.what}, p95 ms`,
      ours: p95,
      limit: percentile(least, 95),
      ratio: null,
      aim: `≤ ${group.aimMs}`,
    })
    for (const { path, ms } of slowest(times).filter(({ ms }) => ms > group.aimMs))
      report(`   ${ms.toFixed(0)} ms: ${path}`)
  }
}

async function ask(path: string): Promise<number> {
  const token = tokens[(asked += 1) % tokens.length]
  const start = performance.now()
  const response = await fetch(`${site.origin}/api/console${path}`, {
    headers: headersOf(token),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
  return performance.now() - start
}

function headersOf(token = ''): Record<string, string> {
  return { cookie: `rihla_staff=${token}`, 'sec-fetch-site': 'same-origin' }
}

/** The median of each path, the slowest five. */
function slowest(times: { ms: number; path: string }[]): { ms: number; path: string }[] {
  return [...Map.groupBy(times, ({ path }) => path)]
    .map(([path, all]) => ({
      path,
      ms: percentile(
        all.map(({ ms }) => ms),
        50,
      ),
    }))
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, 5)
}

interface Known {
  supplier: number
  city: number
  product: number
}

/** One of each filter of the orders list. */
function filtersOf({ supplier, city, product }: Known): string[] {
  return [
    ...['on_hold', 'pay_later', 'late', 'transfers', 'today'].map((queue) => `queue=${queue}`),
    ...['confirmed', 'cancelled', 'expired', 'awaiting_supplier', 'confirmed,cancelled'].map(
      (state) => `state=${state}`,
    ),
    ...['paid', 'unpaid', 'refund_failed', 'part_refunded', 'refunded'].map((money) => `money=${money}`),
    'method=card',
    'method=bank_transfer',
    'language=ar',
    'language=en',
    `supplier=${supplier}`,
    `city=${city}`,
    `product=${product}`,
    'currency=SAR',
    'currency=BHD,SAR',
    'currency=YER',
    'promo=BENCH',
    'promo=NONE',
    'refund=yes',
    'refund=no',
    `startFrom=${daysFromNow(-30)}&startTo=${daysFromNow(-1)}`,
    `startFrom=${daysFromNow(0)}`,
    `madeFrom=${daysFromNow(-7)}`,
    `madeFrom=${daysFromNow(-400)}&madeTo=${daysFromNow(-380)}`,
    'assignee=1',
  ]
}

function moneyPaths(): string[] {
  return [
    '/money?tab=human',
    '/money?tab=transfers',
    '/money?tab=refunds',
    ...[
      '',
      'state=paid',
      'state=refunded',
      'state=declined',
      'state=processing',
      'provider=bank_transfer',
      'currency=YER',
    ]
      .concat(
        `from=${daysFromNow(-7)}`,
        `from=${daysFromNow(-900)}&to=${daysFromNow(-880)}`,
        'least=5000',
        'number=RH-0',
      )
      .map((filter) => `/money?tab=payments&${filter}`),
    `/money?tab=refunds&from=${daysFromNow(-900)}&to=${daysFromNow(-880)}`,
  ]
}

function auditPaths(): string[] {
  return [
    '',
    'action=order.assigned',
    'action=money.reconciled',
    `from=${daysFromNow(-900)}&to=${daysFromNow(-880)}`,
    `action=order.assigned&from=${daysFromNow(-900)}&to=${daysFromNow(-600)}`,
    `to=${daysFromNow(-300)}`,
    'reason=storm',
  ].map((filter) => `/audit?${filter}`)
}

/** Two or three filters of different kinds, the same in each run. */
function mixturesOf(filters: readonly string[]): string[] {
  const kindOf = (filter = '') => filter.split('=')[0]
  const sorts = ['', '&sort=start', '&sort=due', '&sort=made']
  const mixtures: string[] = []
  for (let step = 1; mixtures.length < MIXTURES; step += 1) {
    const chosen = [
      filters[step % filters.length],
      filters[(step * 7 + 3) % filters.length],
      filters[(step * 11 + 5) % filters.length],
    ]
    const different = [...new Map(chosen.map((one) => [kindOf(one), one])).values()]
    if (different.length > 1) mixtures.push(`/orders?${different.join('&')}${sorts[step % sorts.length]}`)
  }
  return mixtures
}

function typedTexts(reference: string): string[] {
  return [
    'moh',
    'Mohammed',
    'mohammed al',
    'سار',
    'الشمري',
    'محمد العتيبي',
    'buyer1',
    'buyer777@',
    '0501',
    '4567',
    reference,
    'sara',
    'zzz',
  ]
}

function daysFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

function report(line: string): void {
  process.stdout.write(`${line}\n`)
}
