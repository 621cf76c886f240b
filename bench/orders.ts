/**
 * Measures how many purchases per second one process completes on PostgreSQL over HTTP: add to cart, checkout, pay in
 * the sandbox, confirmed. For comparison, pgbench runs a minimal booking transaction in the same run. Then the rush:
 * 400 buyers, 50 seats. Results in bench/README.md.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase, type Db } from '#server/kernel/database.ts'
import { httpBuyer, type Answer, type Bookable, type HttpBuyer } from '#test/support/http-buyer.ts'
import { percentile } from './percentile.ts'
import { startSite } from './start-site.ts'

const BUYERS = Number(process.env['BUYERS'] ?? 8)
const SECONDS = Number(process.env['SECONDS'] ?? 10)

const site = await startSite(4390)
const { origin, directory } = site
try {
  const wide = await makeDepartures(site.db, 200, 1_000_000)
  await purchases(wide, 2)
  const flow = await purchases(wide, SECONDS)
  report('whole purchases', flow)
  const limit = minimalTransaction(site.postgres)
  process.stdout.write(
    `minimal booking transaction by pgbench, ${BUYERS} clients: ${limit.toFixed(0)}/s\n` +
      `ratio, whole purchases to minimal transactions: ${((100 * flow.perSecond) / limit).toFixed(1)} %\n`,
  )
  const taking = await takings(site.postgres.url)
  process.stdout.write(
    `the same statement on our connections: ${taking.toFixed(0)}/s, ${((100 * taking) / limit).toFixed(0)} % of pgbench\n`,
  )
  await rush(site.db)
} finally {
  await site.stop()
}

interface Measured {
  perSecond: number
  milliseconds: number[]
  failures: number
}

async function purchases(departures: Bookable[], seconds: number): Promise<Measured> {
  const milliseconds: number[] = []
  let failures = 0
  const began = performance.now()
  const until = began + seconds * 1000
  await Promise.all(
    Array.from({ length: BUYERS }, async (_, buyer) => {
      for (let turn = buyer; performance.now() < until; turn += BUYERS) {
        const start = performance.now()
        const outcome = await purchase(departures[turn % departures.length] as Bookable)
        if (outcome === 'booked') milliseconds.push(performance.now() - start)
        else failures += 1
      }
    }),
  )
  return { perSecond: milliseconds.length / ((performance.now() - began) / 1000), milliseconds, failures }
}

async function purchase(bookable: Bookable): Promise<string> {
  const buyer = httpBuyer(origin)
  const placed = await buyer.checkout(await buyer.putInCart(bookable))
  if (placed.status !== 200) return placed.code
  await buyer.decide(placed, 'approve')
  return buyer.outcome(placed)
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

/** The minimum of any booking: take the seat if available and insert the order, durably. */
function minimalTransaction({ url, binaries }: { url: string; binaries: string }): number {
  const script = join(directory, 'minimal.sql')
  writeFileSync(
    script,
    `\\set d random(1, 200)
begin;
update bench_departure set sold = sold + 1 where id = :d and sold + 1 <= capacity;
insert into bench_order (departure_id, total_minor) values (:d, 12500);
commit;\n`,
  )
  const psql = (text: string) => execFileSync(join(binaries, 'psql'), [url, '-qc', text])
  psql('create table bench_departure (id int primary key, capacity int, sold int)')
  psql('insert into bench_departure select n, 1000000, 0 from generate_series(1, 200) n')
  psql(
    'create table bench_order (id bigint generated always as identity primary key, departure_id int, total_minor bigint, at timestamptz default now())',
  )
  const printed = execFileSync(
    join(binaries, 'pgbench'),
    ['-n', '-f', script, '-c', String(BUYERS), '-j', '2', '-M', 'prepared', '-T', String(SECONDS), url],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  )
  return Number(/tps = ([\d.]+)/.exec(printed)?.[1])
}

/** The same update and insert in one statement, through the program's own connection pool. */
async function takings(url: string): Promise<number> {
  const pool = openDatabase(url, { connections: BUYERS })
  let taken = 0
  const began = performance.now()
  const until = began + SECONDS * 1000
  await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      while (performance.now() < until) {
        const rows = await pool.rows({
          name: 'bench.take',
          text: `with taken as (update bench_departure set sold = sold + 1 where id = $1 and sold + 1 <= capacity returning id)
            insert into bench_order (departure_id, total_minor) select id, 12500 from taken returning id`,
          values: [1 + Math.floor(Math.random() * 200)],
        })
        taken += rows.length
      }
    }),
  )
  await pool.close()
  return taken / ((performance.now() - began) / 1000)
}

async function rush(connection: Db): Promise<void> {
  const [hot] = await makeDepartures(connection, 1, 50)
  if (!hot) throw new Error('There is no departure for the rush.')
  const carts: { buyer: HttpBuyer; cart: Answer }[] = []
  for (let number = 0; number < 400; number++) {
    const buyer = httpBuyer(origin)
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

function report(name: string, { perSecond, milliseconds, failures }: Measured): void {
  process.stdout.write(
    `${name}, ${BUYERS} buyers, ${SECONDS} s: ${perSecond.toFixed(0)}/s, p50 ${percentile(milliseconds, 50).toFixed(0)} ms, ` +
      `p99 ${percentile(milliseconds, 99).toFixed(0)} ms, ${failures} failed\n`,
  )
}
