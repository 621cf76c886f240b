/**
 * Measures how many purchases per second a web process completes on PostgreSQL over HTTP, beside a jobs process that
 * sends the mails: add to cart, checkout, pay in the sandbox, confirmed. In turns with them, a bare server (bare/orders.ts)
 * sells on the same PostgreSQL. Then the rush: 400 buyers, 50 seats. Results in bench/README.md.
 */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { oneRow, type Db } from '#server/kernel/database.ts'
import { httpBuyer, send, type Answer, type Bookable, type HttpBuyer } from '#test/support/http-buyer.ts'
import { cpuMs, familyCpuMs } from './cpu-time.ts'
import { percentile } from './percentile.ts'
import { printRow } from './print-row.ts'
import { startSite } from './start-site.ts'

const BUYERS = Number(process.env['BUYERS'] ?? 8)
const SECONDS = Number(process.env['SECONDS'] ?? 5)
const ROUNDS = Number(process.env['ROUNDS'] ?? 3)
const BARE_PORT = 4391

const site = await startSite(4390, { roles: ['web', 'jobs'], hasPages: false })
const { origin } = site
const bare = spawn(process.execPath, ['bench/bare/orders.ts'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, PORT: String(BARE_PORT), DATABASE_URL: site.postgres.url },
})
try {
  const wide = await makeDepartures(site.db, 200, 1_000_000)
  await makeBareTables(site.db)
  const ours = (seconds: number) =>
    sell(seconds, site.processes, (turn) => purchase(wide[turn % wide.length] as Bookable))
  const theirs = (seconds: number) => sell(seconds, [bare.pid ?? 0], buyBare)
  await ours(3)
  await theirs(1)
  // As after a night: plans that were made for empty tables are made again.
  await site.db.rows({ name: 'bench.analyze', text: 'analyze' })
  const rounds: [Measured, Measured][] = []
  for (let round = 0; round < ROUNDS; round++) {
    const pair: [Measured, Measured] = [await ours(SECONDS), await theirs(SECONDS)]
    rounds.push(pair)
    report(`round ${round + 1}, purchases`, pair[0])
    report(`round ${round + 1}, bare server`, pair[1])
  }
  const ratio = percentile(
    rounds.map(([a, b]) => a.perSecond / b.perSecond),
    50,
  )
  const median = (values: number[]) => percentile(values, 50)
  const own = rounds.map(([ours]) => ours)
  printRow({
    what: 'purchases/s, 8 buyers',
    ours: median(own.map(({ perSecond }) => perSecond)),
    limit: median(rounds.map(([, bare]) => bare.perSecond)),
    ratio,
    aim: '≥ 0.3',
  })
  const alone = { limit: null, ratio: null }
  const p99 = median(own.map(({ milliseconds }) => percentile(milliseconds, 99)))
  printRow({ what: 'a purchase, p99 ms', ours: p99, ...alone, aim: '≤ 250' })
  const processes = median(own.map(({ cpu }) => cpu.reduce((sum, one) => sum + one, 0)))
  printRow({ what: 'CPU ms a purchase, processes', ours: processes, ...alone, aim: '≤ 2.5' })
  const postgres = median(own.map(({ postgresCpu }) => postgresCpu))
  printRow({ what: 'CPU ms a purchase, PostgreSQL', ours: postgres, ...alone, aim: '≤ 2.5' })
  await rush(site.db)
} finally {
  bare.kill()
  if (bare.exitCode === null) await once(bare, 'exit')
  await site.stop()
}

interface Measured {
  perSecond: number
  milliseconds: number[]
  failures: number
  /** Of CPU, a purchase: of each process, and of PostgreSQL. */
  cpu: number[]
  postgresCpu: number
  /** A purchase. */
  commits: number
  syncs: number
}

/** Eight buyers at a time, each one purchase after the other. */
async function sell(seconds: number, pids: number[], buy: (turn: number) => Promise<boolean>): Promise<Measured> {
  const milliseconds: number[] = []
  let failures = 0
  const before = await state(pids)
  const began = performance.now()
  const until = began + seconds * 1000
  await Promise.all(
    Array.from({ length: BUYERS }, async (_, buyer) => {
      for (let turn = buyer; performance.now() < until; turn += BUYERS) {
        const start = performance.now()
        if (await buy(turn)) milliseconds.push(performance.now() - start)
        else failures += 1
      }
    }),
  )
  const perSecond = milliseconds.length / ((performance.now() - began) / 1000)
  const after = await state(pids)
  const each = (now: number, was: number) => (now - was) / milliseconds.length
  return {
    perSecond,
    milliseconds,
    failures,
    cpu: after.cpu.map((now, at) => each(now, before.cpu[at] ?? 0)),
    postgresCpu: each(after.postgresCpu, before.postgresCpu),
    commits: each(after.commits, before.commits),
    syncs: each(after.syncs, before.syncs),
  }
}

async function state(pids: number[]) {
  const { pid, commits, syncs } = await oneRow<{ pid: number; commits: number; syncs: number }>(site.db, {
    name: 'bench.state',
    text: `select pg_backend_pid() as pid, wal_sync as syncs, (select xact_commit from pg_stat_database where datname = current_database()) as commits
      from pg_stat_wal`,
  })
  return { cpu: pids.map(cpuMs), postgresCpu: familyCpuMs(pid), commits, syncs }
}

async function purchase(bookable: Bookable): Promise<boolean> {
  // A mailbox of its own: orders of one mailbox wait for each other (booking/checkout/reservation-limits.ts).
  const buyer = httpBuyer(origin, `${randomUUID()}@example.com`)
  const placed = await buyer.checkout(await buyer.putInCart(bookable))
  if (placed.status !== 200) return false
  await buyer.decide(placed, 'approve')
  return (await buyer.outcome(placed)) === 'booked'
}

async function makeBareTables(db: Db): Promise<void> {
  for (const text of [
    'create table bench_cart (id bigint generated always as identity primary key, departure_id int, at timestamptz default now())',
    'create table bench_departure (id int primary key, capacity int, held int, sold int)',
    'insert into bench_departure select n, 1000000, 0, 0 from generate_series(1, 200) n',
    'create table bench_order (id bigint generated always as identity primary key, departure_id int, total_minor bigint, is_paid boolean default false, at timestamptz default now())',
  ])
    await db.rows({ name: 'bench.make', text, isPlannedEachTime: true })
}

async function buyBare(turn: number): Promise<boolean> {
  let id = 1 + (turn % 200)
  for (const path of ['/cart', '/order', '/confirm']) {
    const { status, text } = await send(`http://127.0.0.1:${BARE_PORT}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id }),
    })
    if (status !== 200) return false
    id = (JSON.parse(text) as { id: number }).id
  }
  return true
}

async function makeDepartures(connection: Db, count: number, capacity: number): Promise<Bookable[]> {
  return connection.rows<Bookable>({
    name: 'bench.departures',
    text: `with o as (select o.id, (select id from unit where option_id = o.id and code = 'adult') as unit_id
          from option o join product p on p.id = o.product_id where p.code = 'bahrain-fort' and o.code = 'sunset'),
        made as (insert into departure (option_id, local_date, local_time, starts_at, ends_at, cutoff_at, capacity)
          select o.id, current_date + 20, '10:00', now() + interval '20 days' + make_interval(secs => n + extract(epoch from clock_timestamp()) % 1),
            now() + interval '21 days', now() + interval '19 days', $2 from o, generate_series(1, $1) n returning id, option_id)
      select made.id as "departureId", made.option_id as "optionId", o.unit_id as "unitId" from made, o`,
    values: [count, capacity],
  })
}

async function rush(connection: Db): Promise<void> {
  const [hot] = await makeDepartures(connection, 1, 50)
  if (!hot) throw new Error('There is no departure for the rush.')
  const carts: { buyer: HttpBuyer; cart: Answer }[] = []
  for (let number = 0; number < 400; number++) {
    const buyer = httpBuyer(origin, `${randomUUID()}@example.com`)
    carts.push({ buyer, cart: await buyer.putInCart(hot) })
  }
  const milliseconds: number[] = []
  const answers = await Promise.all(
    carts.map(async ({ buyer, cart }) => {
      const start = performance.now()
      const answer = await buyer.checkout(cart)
      milliseconds.push(performance.now() - start)
      return answer
    }),
  )
  const count = (wanted: (answer: Answer) => boolean) => answers.filter(wanted).length
  process.stdout.write(
    `the rush: 400 buyers, 50 seats: ${count((one) => one.status === 200)} orders, ` +
      `${count((one) => one.code === 'checkout.sold_out' || one.code === 'checkout.cart_unavailable')} sold out, ` +
      `${count((one) => one.status >= 500)} server errors, p95 ${percentile(milliseconds, 95).toFixed(0)} ms\n`,
  )
}

function report(name: string, measured: Measured): void {
  const { perSecond, milliseconds, failures, cpu, postgresCpu, commits, syncs } = measured
  const times = [50, 99].map((percent) => `p${percent} ${percentile(milliseconds, percent).toFixed(0)} ms`)
  process.stdout.write(
    `${name}: ${perSecond.toFixed(0)}/s, ${times.join(', ')}, ${failures} failed; CPU ms each: ` +
      `${cpu.map((one) => one.toFixed(2)).join(' + ')} + PostgreSQL ${postgresCpu.toFixed(2)}; ` +
      `${commits.toFixed(1)} commits, ${syncs.toFixed(1)} WAL syncs\n`,
  )
}
