import { performance } from 'node:perf_hooks'
import { readConfiguration } from '#server/kernel/configuration.ts'
import { openDatabase, oneRow, type Db } from '#server/kernel/database.ts'
import { openLog } from '#server/kernel/logs.ts'
import { openProviders } from '#server/booking/providers/open-providers.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { createDeparture, type FixtureDeparture } from '#test/support/fixtures.ts'
import type { Answers } from './answers.ts'
import type { Servers } from './servers.ts'

export const STAFF_TOKENS = {
  layla: 'layla-has-a-token-of-some-length-1',
  omar: 'omar-has-a-token-of-some-length-22',
}
const SECRET = 'a secret that is only good for tests'
const CAPACITY = 4
/** One option is bookable instantly, by card, bank or pay later; the other requires supplier confirmation. */
const OPTIONS = { instant: 'bahrain-fort/sunset', supplier: '' }

/** An order with its access token. */
export interface KnownOrder {
  reference: string
  key: string
  /** The path of the last opened payment page of the sandbox, or null. */
  page: string | null
}

export interface KnownQuote {
  reference: string
  key: string
}

export interface MixFixtures {
  url: string
  /** The test's own connections, which are never closed by the mix. */
  db: Db
  environment: Record<string, string>
  servers: Servers
  answers: Answers
  orders: KnownOrder[]
  quotes: KnownQuote[]
  departures: FixtureDeparture[]
  promoCodes: string[]
  quotableProduct: number
  /** Seats that the demo sold before the mix began, by departure. */
  soldBefore: Map<number, number>
  /** How often a person added a departure to a cart, or may have, by 'person departure'. */
  wished: Map<string, number>
  /** The refunds that were accepted when cancelling, by booking. */
  promised: Map<number, number[]>
  /** How often a ticket was redeemed. */
  redeemed: Map<string, number>
  /** Addresses of accounts that were deleted, or may have been. */
  deleted: Set<string>
  /** When connections were closed, by performance.now(). */
  cuts: number[]
  clockMinutes: number
}

export const inFixtures = <Result>(fixtures: MixFixtures, work: (context: PaymentContext) => Promise<Result>) => {
  // A new connection: open ones still have the old clock.
  const db = openDatabase(named(fixtures.url), { connections: 4 })
  const configuration = readConfiguration({ ...fixtures.environment, NODE_ENV: 'test', LOG_LEVEL: 'silent' })
  return work({ db, configuration, log: openLog('silent'), providers: openProviders(db, configuration) }).finally(() =>
    db.close(),
  )
}

/** Names the test's connections, so that only those of the servers are closed. */
export function named(url: string): string {
  return `${url}?application_name=random-mix`
}

export function environmentOf(url: string): Record<string, string> {
  const staff = Object.entries(STAFF_TOKENS).map(([name, token]) => `${name}:${token}`)
  return { DATABASE_URL: url, SECRET, TRUST_PROXY: 'on', STAFF_TOKENS: staff.join(',') }
}

/** Everything has one currency, so that every cart can use every payment method. */
export async function prepareFixtures(db: Db): Promise<Pick<MixFixtures, 'quotableProduct' | 'soldBefore'>> {
  await db.rows({
    name: 'mix.bank',
    text: `update site set default_currency = 'BHD', bank_account = jsonb_set(bank_account, '{currency}', '"BHD"') where bank_account is not null`,
  })
  await db.rows({ name: 'mix.later', text: `update product set pay_later = true where currency = 'BHD'` })
  const { path } = await oneRow<{ path: string }>(db, {
    name: 'mix.supplier_option',
    text: `with chosen as (
        select o.id as option_id, p.id as product_id, p.code || '/' || o.code as path from option o join product p on p.id = o.product_id
        where p.status = 'published' and p.pricing_per = 'person' and p.code <> 'bahrain-fort' and o.is_listed
          and exists (select from unit u where u.option_id = o.id and u.code = 'adult') order by p.currency = 'BHD' desc, p.id, o.id limit 1),
      changed as (update product p set confirmation = 'supplier' from chosen c where p.id = c.product_id)
      select path from chosen`,
  })
  OPTIONS.supplier = path
  const { id } = await oneRow<{ id: number }>(db, {
    name: 'mix.quotable',
    text: `select id from product where pricing_per = 'quote' and currency = 'BHD' order by id limit 1`,
  })
  const sold = await db.rows<{ id: number; sold: number }>({
    name: 'mix.sold_before',
    text: 'select id, sold from departure where sold > 0',
  })
  return { quotableProduct: id, soldBefore: new Map(sold.map((row) => [row.id, row.sold])) }
}

/** Adds a departure with few seats. The newest departures are the ones on sale. */
export async function addDeparture(fixtures: MixFixtures, kind: 'instant' | 'supplier'): Promise<void> {
  const departure = await inFixtures(fixtures, ({ db }) =>
    createDeparture(db, { option: OPTIONS[kind], capacity: CAPACITY }),
  )
  // Every third one is dearer.
  if (fixtures.departures.length % 3 === 2)
    await fixtures.db.rows({
      name: 'mix.dearer',
      text: 'update departure set adjust_basis_points = 2500 where id = $1',
      values: [departure.id],
    })
  fixtures.departures.push(departure)
}

export const PROMO_KINDS = ['total', 'buyer', 'first', 'free', 'sum'] as const

/** A promo code with few uses. */
export async function addPromoCode(fixtures: MixFixtures, kind: (typeof PROMO_KINDS)[number]): Promise<void> {
  const code = `MIX-${kind.toUpperCase()}-${fixtures.promoCodes.length}`
  await fixtures.db.rows({
    name: 'mix.promo',
    text: `insert into promo_code (code, percent_basis_points, amount_minor, currency, limit_total, limit_per_buyer, first_order_only)
      values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    values: [
      code,
      kind === 'free' ? 10_000 : kind === 'sum' ? null : 1500,
      kind === 'sum' ? 3000 : null,
      kind === 'sum' ? 'BHD' : null,
      kind === 'total' ? 4 : kind === 'free' ? 3 : null,
      kind === 'buyer' ? 1 : kind === 'sum' ? 2 : null,
      kind === 'first',
    ],
  })
  fixtures.promoCodes.push(code)
}

/** Sets the clock for new connections and closes those of the servers, so that they open new ones. */
export async function moveClock(fixtures: MixFixtures, minutes: number): Promise<void> {
  fixtures.clockMinutes += minutes
  const name = new URL(fixtures.url).pathname.slice(1)
  await fixtures.db.rows({
    name: 'mix.clock',
    isPlannedEachTime: true,
    text: `alter database "${name}" set rihla.clock_offset = '${fixtures.clockMinutes} minutes'`,
  })
  await cutOff(fixtures, (pids) => pids)
}

/** Closes the connections of the servers that `choose` returns. */
export async function cutOff(fixtures: MixFixtures, choose: (pids: number[]) => number[]): Promise<number> {
  const rows = await fixtures.db.rows<{ pid: number }>({
    name: 'mix.connections',
    text: `select pid from pg_stat_activity where datname = current_database() and application_name = 'rihla' order by state, pid`,
  })
  const pids = choose(rows.map(({ pid }) => pid))
  fixtures.cuts.push(performance.now())
  await fixtures.db.rows({
    name: 'mix.cut_off',
    text: 'select pg_terminate_backend(pid) from unnest($1::int[]) as pid',
    values: [pids],
  })
  fixtures.cuts.push(performance.now())
  return pids.length
}
