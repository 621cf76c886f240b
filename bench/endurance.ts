/**
 * `npm run endurance [-- minutes]`: mixed traffic (browse, search, buy, cancel, sign in) at half of the measured maximum
 * against a web and a jobs process (60 minutes by default). Prints each minute's memory, connections and times. Fails if
 * anything fails, memory or p99 grows, a web process needs more than 350 MB, or connections are left open.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { hashPassword } from '#server/accounts/hash-password.ts'
import { oneRow } from '#server/kernel/database.ts'
import { httpBuyer, send, type Bookable, type HttpBuyer } from '#test/support/http-buyer.ts'
import { uniqueAddress } from '#test/support/unique-address.ts'
import { percentile } from './percentile.ts'
import { residentMegabytes } from './resident-memory.ts'
import { startSite } from './start-site.ts'

const [minutes = 60] = process.argv.slice(2).map(Number)
if (!(minutes >= 2)) throw new Error('Usage: npm run endurance -- <minutes, 2 or more>')
const CLIENTS = 8
const MINUTE_MS = 60_000
const MAXIMUM_MS = 20_000
const MOST_MEGABYTES = 350
/** What the last minutes may have more than those after the warm-up: one part of sixteen of the memory; a half of p99. */
const MEMORY_GROWTH = 1.0625
const P99_GROWTH = 1.5
/** Times below this are noise. */
const LEAST_P99_MS = 50

const site = await startSite(4490, { roles: ['web', 'jobs'] })
const report = (line: string) => process.stdout.write(`${line}\n`)

type Kind = 'browse' | 'search' | 'buy' | 'cancel' | 'sign in'
type Times = Record<Kind, number[]>
interface Minute {
  megabytes: number
  connections: number
  p99: number
}

/** Twenty turns, as a visitor mostly reads. */
const mix: Kind[] = [
  ...Array.from({ length: 11 }, () => 'browse' as const),
  ...Array.from({ length: 5 }, () => 'search' as const),
  ...Array.from({ length: 2 }, () => 'buy' as const),
  'cancel',
  'sign in',
]
/** With a number at the end: more pages than the caches of pages and responses have. */
const pages = [
  '/en?turn=',
  '/?turn=',
  '/en/things-to-do-in-manama?travellers=',
  '/en/things-to-do-in-manama/bahrain-fort-at-sunset?turn=',
  '/api/products?locale=en&priceMin=',
]
const ACCOUNTS = 2000
const PASSWORD = 'a password of nineteen'
const texts = ['fort', 'قلعة', 'boat trip doha', 'suq', 'marakesh']
const failures = new Map<string, number>()

try {
  const departures = await makeDepartures()
  await makeAccounts()
  const works: Record<Kind, (turn: number) => Promise<void>> = {
    browse: (turn) => read(`${pages[turn % pages.length]}${1 + (turn % 99)}`),
    search: (turn) =>
      read(`/api/search?locale=en&q=${encodeURIComponent(`${texts[turn % texts.length]} ${turn % 97}`)}`),
    buy: async (turn) => void (await buy(departures[turn % departures.length] as Bookable)),
    cancel: (turn) => cancel(departures[turn % departures.length] as Bookable),
    'sign in': (turn) => signIn(turn % ACCOUNTS),
  }
  let turn = 0
  /** Paced to `perSecond`; without it as fast as possible. */
  const run = async (forMs: number, perSecond = Infinity): Promise<Times> => {
    const times: Times = { browse: [], search: [], buy: [], cancel: [], 'sign in': [] }
    const began = performance.now()
    const first = turn
    const client = async () => {
      while (performance.now() - began < forMs) {
        const own = turn++
        const dueMs = ((own - first) / perSecond) * 1000
        const early = began + dueMs - performance.now()
        if (early > 0) await setTimeout(early)
        const kind = mix[(own * 7) % mix.length] as Kind
        const start = performance.now()
        await works[kind](own).catch((error: unknown) => {
          const what = `${kind}: ${String(error)}`
          failures.set(what, (failures.get(what) ?? 0) + 1)
        })
        times[kind].push(performance.now() - start)
      }
    }
    await Promise.all(Array.from({ length: CLIENTS }, client))
    return times
  }

  await run(MAXIMUM_MS / 2)
  const fastest = Object.values(await run(MAXIMUM_MS)).flat().length / (MAXIMUM_MS / 1000)
  report(`maximum ${fastest.toFixed(0)} acts/s; ${minutes} minutes at half of it`)
  failures.clear()
  const all: Minute[] = []
  for (let minute = 1; minute <= minutes; minute++) {
    const times = await run(MINUTE_MS, fastest / 2)
    for (const pid of site.processes) process.kill(pid, 'SIGUSR2')
    const [web = 0, jobs = 0] = site.processes.map(residentMegabytes)
    const { connections } = await oneRow<{ connections: number }>(site.db, {
      name: 'bench.connections',
      text: `select count(*)::int as connections from pg_stat_activity where application_name = 'rihla' and pid <> pg_backend_pid()`,
    })
    all.push({ megabytes: web, connections, p99: percentile(Object.values(times).flat(), 99) })
    const kinds = Object.entries(times).map(
      ([kind, list]) => `${kind} ${percentile(list, 50).toFixed(0)}/${percentile(list, 99).toFixed(0)}`,
    )
    report(
      `minute ${minute}: web ${web.toFixed(0)} MB, jobs ${jobs.toFixed(0)} MB, ${connections} connections; p50/p99 ms: ${kinds.join(', ')}`,
    )
  }
  const problems = problemsOf(all)
  for (const problem of problems) report(`FAILED: ${problem}`)
  if (problems.length > 0) process.exitCode = 1
  else report('passed')
} finally {
  await site.stop()
}

/** Compares the first with the last minutes: ten in an hour, after ten of warm-up. */
function problemsOf(all: Minute[]): string[] {
  const part = Math.max(1, Math.floor(all.length / 6))
  const first = all.slice(part, 2 * part)
  const last = all.slice(-part)
  const median = (list: Minute[], field: keyof Minute) =>
    percentile(
      list.map((minute) => minute[field]),
      50,
    )
  const compared = (field: keyof Minute) => [median(first, field), median(last, field)] as const
  const [megabytes, megabytesLast] = compared('megabytes')
  const [p99, p99Last] = compared('p99')
  const [connections, connectionsLast] = compared('connections')
  report(
    `first and last ${part} min after the warm-up: web ${megabytes.toFixed(0)} and ${megabytesLast.toFixed(0)} MB, ` +
      `p99 ${p99.toFixed(0)} and ${p99Last.toFixed(0)} ms, ${connections} and ${connectionsLast} connections`,
  )
  const largest = Math.max(...all.map((minute) => minute.megabytes))
  return [
    ...(largest > MOST_MEGABYTES ? [`the web process needed ${largest.toFixed(0)} MB`] : []),
    ...(megabytesLast > megabytes * MEMORY_GROWTH ? ['memory grew'] : []),
    ...(p99Last > Math.max(p99, LEAST_P99_MS) * P99_GROWTH ? ['p99 grew'] : []),
    // The pools of two processes, and the notices of this one.
    ...(connectionsLast > Math.max(connections, 22) ? ['connections were left open'] : []),
    ...[...failures].map(([what, count]) => `${count} × ${what}`),
  ]
}

async function read(path: string): Promise<void> {
  // As browsers do, which also repeat a GET if the server has just closed the idle connection.
  const options = { method: 'GET', headers: { 'x-forwarded-for': uniqueAddress(), 'accept-encoding': 'br' }, body: '' }
  const get = () => send(site.origin + path, options)
  const { status } = await get().catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNRESET') return get()
    throw error
  })
  demand(status === 200, `${path.replace(/\d+$/, '…')} returned ${status}`)
}

function demand(isGood: boolean, what: string): void {
  if (!isGood) throw new Error(what)
}

async function buy(bookable: Bookable): Promise<{ buyer: HttpBuyer; reference: string }> {
  // Each buyer has an address of their own, because limits are locked and counted by address.
  const buyer = httpBuyer(site.origin, `${randomUUID()}@example.com`)
  const placed = await buyer.checkout(await buyer.putInCart(bookable))
  demand(placed.status === 200, `checkout returned ${placed.status} ${placed.code}`)
  demand(await buyer.decide(placed, 'approve'), 'the payment was refused')
  const outcome = await buyer.outcome(placed)
  demand(outcome === 'booked', `the outcome was ${outcome}`)
  return { buyer, reference: String(placed.body['reference']) }
}

async function cancel(bookable: Bookable): Promise<void> {
  const { buyer, reference } = await buy(bookable)
  const cookie = [...buyer.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const outcome = `/api/checkout/outcome?locale=en&reference=${reference}`
  const { key } = (await callApi('GET', outcome, { cookie })) as { key: string }
  const own = (method: string, path: string, body?: object) =>
    callApi(method, `${path}?locale=en&key=${encodeURIComponent(key)}`, {}, body)
  const { bookings } = (await own('GET', `/api/invoices/${reference}`)) as { bookings: { id: number }[] }
  const path = `/api/invoices/${reference}/bookings/${bookings[0]?.id}/cancellation`
  const { refundMinor } = (await own('GET', path)) as { refundMinor: number }
  await own('POST', path, { seenRefundMinor: refundMinor })
}

async function signIn(account: number): Promise<void> {
  const email = `endurance${account}@example.com`
  await callApi('POST', '/api/account/sign-in?locale=en', {}, { email, password: PASSWORD })
}

async function callApi(method: string, path: string, headers: Record<string, string>, body?: object): Promise<unknown> {
  const { status, text } = await send(site.origin + path, {
    method,
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': uniqueAddress(),
      ...headers,
    },
    body: body === undefined ? '' : JSON.stringify(body),
  })
  demand(status === 200, `${method} ${path.replace(/\?.*/, '').replace(/[^/]*\d[^/]*/g, '…')} returned ${status}`)
  return JSON.parse(text) as unknown
}

async function makeAccounts(): Promise<void> {
  await site.db.rows({
    name: 'bench.accounts',
    text: `insert into app_user (email, email_confirmed_at, password_hash)
      select 'endurance' || n || '@example.com', now(), $1 from generate_series(0, $2::int - 1) n`,
    values: [await hashPassword(PASSWORD), ACCOUNTS],
  })
}

function makeDepartures(): Promise<Bookable[]> {
  return site.db.rows<Bookable>({
    name: 'bench.departures',
    text: `with o as (select o.id, (select id from unit where option_id = o.id and code = 'adult') as unit_id
          from option o join product p on p.id = o.product_id where p.code = 'bahrain-fort' and o.code = 'sunset'),
        made as (insert into departure (option_id, local_date, local_time, starts_at, ends_at, cutoff_at, capacity)
          select o.id, current_date + 20, '10:00', now() + interval '20 days' + make_interval(secs => n),
            now() + interval '21 days', now() + interval '19 days', 1000000 from o, generate_series(1, 200) n returning id, option_id)
      select made.id as "departureId", made.option_id as "optionId", o.unit_id as "unitId" from made, o`,
  })
}
