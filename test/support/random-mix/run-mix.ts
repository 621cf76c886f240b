import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isConnectionLost } from '#server/kernel/database-errors.ts'
import { openDatabase, type Db } from '#server/kernel/database.ts'
import { databaseUrl } from '#test/support/template-database.ts'
import { accountActions } from './account-actions.ts'
import { describeAnswers, noAnswers } from './answers.ts'
import { badAnswersOf, countDeadlocks, findBadAnswers, findBookedTwice, findDiscrepancies } from './checks.ts'
import { newPerson, type Walker } from './person.ts'
import { seededRandom } from './random.ts'
import { startServers } from './servers.ts'
import { settle } from './settle.ts'
import { staffActions } from './staff-actions.ts'
import { visitorActions } from './visitor-actions.ts'
import {
  addDeparture,
  addPromoCode,
  environmentOf,
  named,
  prepareFixtures,
  PROMO_KINDS,
  type MixFixtures,
} from './fixtures.ts'

const PEOPLE = 5
const TABS = 2
/** The share of actions that are not the buyers' own. */
const STAFF_SHARE = 0.2

export interface MixResult {
  /** Empty if all checks pass. */
  discrepancies: string[]
  /** A readable table of the actions and their outcomes. */
  report: string
}

/**
 * Runs ten tabs of five buyers, staff and faults for `seconds` against two processes of Rihla on one database, which is
 * created on the server at `serverUrl`. Afterwards everything is settled and checked. The seed determines what each tab
 * chooses, but not how the tabs interleave.
 */
export async function runMix(serverUrl: string, input: { seed: number; seconds: number }): Promise<MixResult> {
  const directory = mkdtempSync(join(tmpdir(), 'rihla-mix-'))
  const name = `rihla_mix_${randomUUID().replaceAll('-', '')}`
  const onServer = openDatabase(serverUrl, { connections: 1 })
  await onServer.rows({ name: 'mix.clone', text: `create database ${name} template rihla_template` })
  const url = databaseUrl(serverUrl, name)
  const db = openDatabase(named(url), { connections: 6 })
  const prepared = await prepareFixtures(db)
  const environment = environmentOf(url)
  const servers = await startServers(environment, directory)
  try {
    const fixtures: MixFixtures = {
      url,
      db,
      environment,
      servers,
      answers: noAnswers(),
      orders: [],
      quotes: [],
      departures: [],
      promoCodes: [],
      wished: new Map(),
      promised: new Map(),
      redeemed: new Map(),
      deleted: new Set(),
      cuts: [],
      clockMinutes: 0,
      ...prepared,
    }
    await addDeparture(fixtures, 'instant')
    await addDeparture(fixtures, 'instant')
    await addDeparture(fixtures, 'supplier')
    for (const kind of PROMO_KINDS) await addPromoCode(fixtures, kind)

    const errors = await act(fixtures, input)
    const bookedTwice = await findBookedTwice(fixtures)
    const waiting = await settle(fixtures)
    const stuck = Object.entries(waiting).filter(([, count]) => count > 0)
    const discrepancies = [
      ...servers.deaths.map((death) => `Violated: a lost connection ends no process. ${death}`),
      ...errors.map((error) => `An action could not go on: ${error}`),
      ...findBadAnswers(fixtures),
      ...bookedTwice,
      ...stuck.map(([what, count]) => `Violated: everything settles. ${count} ${what} are still pending`),
      ...(await findDiscrepancies(fixtures)),
    ]
    return { discrepancies, report: await report(fixtures, discrepancies) }
  } finally {
    await servers.stop()
    await db.close()
    await onServer.rows({ name: 'mix.drop', text: `drop database ${name} with (force)` })
    await onServer.close()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** Runs the tabs. Returns what their actions threw: errors of the mix itself, or unexpected responses. */
async function act(fixtures: MixFixtures, { seed, seconds }: { seed: number; seconds: number }): Promise<string[]> {
  const errors: string[] = []
  const endsAt = Date.now() + seconds * 1000
  const buyerActions = [...visitorActions, ...accountActions(seed)]
  const tabs = Array.from({ length: PEOPLE }, () => newPerson(seed)).flatMap((person) =>
    Array.from({ length: TABS }, () => person),
  )
  await Promise.all(
    tabs.map(async (person, at) => {
      const walker: Walker = { fixtures, person, random: seededRandom(seed, at), action: '' }
      while (Date.now() < endsAt) {
        const action = walker.random.weighted(walker.random.chance(STAFF_SHARE) ? staffActions : buyerActions)
        walker.action = action.name
        try {
          await action.run(walker)
        } catch (error) {
          errors.push(`${action.name}: ${error instanceof Error ? error.stack : String(error)}`)
        }
      }
    }),
  )
  return errors
}

async function report(fixtures: MixFixtures, discrepancies: string[]): Promise<string> {
  const { db, answers, servers, cuts, orders } = fixtures
  const states = await db.rows<{ state: string }>({
    name: 'mix.states',
    text: `select count(*) || ' ' || payment_method || ' ' || status as state from orders where created_at > now() - interval '2 hours'
      group by payment_method, status order by 1`,
  })
  const badRequests = new Set(badAnswersOf(fixtures).map(({ requestId }) => requestId))
  const requests = [...answers.counts.values()].reduce((sum, count) => sum + count, 0)
  return [
    describeAnswers(answers),
    `${requests} requests, ${orders.length} orders, ${cuts.length / 2} cuts, ${await countDeadlocks(db)} deadlocks`,
    `orders: ${states.map(({ state }) => state).join(', ')}`,
    ...(await describeOrders(db, discrepancies)),
    ...(discrepancies.length > 0 ? describeLog(servers.logLines(), badRequests) : []),
  ].join('\n')
}

/**
 * Errors of `badRequests` in the logs of the servers, then all others with their counts, without those of closed
 * connections.
 */
function describeLog(lines: Record<string, unknown>[], badRequests: Set<string>): string[] {
  const complaints = lines.map(({ msg, err, job, requestId }) => {
    const { code, message = '', stack = '', ...more } = (err ?? {}) as Partial<Error> & { code?: string }
    const frames = stack
      .split('\n')
      .filter((line) => line.includes('/src/'))
      .slice(0, 6)
    return { kind: { msg, code, message, frames, job }, more, requestId: requestId as string | undefined }
  })
  const strange = complaints.filter(
    ({ kind: { code, message } }) => !isConnectionLost(Object.assign(new Error(message), { code })),
  )
  const kinds = Map.groupBy(strange, ({ kind }) => JSON.stringify(kind))
  return [
    ...complaints
      .filter(({ requestId = '' }) => badRequests.has(requestId))
      .map((complaint) => `a request that failed: ${JSON.stringify(complaint)}`),
    ...[...kinds].slice(0, 30).map(([kind, alike]) => `${alike.length} times in the log: ${kind}`),
  ]
}

/** The history of the orders that the discrepancies name. */
async function describeOrders(db: Db, discrepancies: string[]): Promise<string[]> {
  const references = [...new Set(discrepancies.join(' ').match(/RH-\w+/g))].slice(0, 10)
  const rows = await db.rows<{ reference: string; story: unknown }>({
    name: 'mix.stories',
    text: `select o.reference, jsonb_build_object('status', o.status, 'method', o.payment_method, 'total', o.total_minor, 'cart', o.cart_id,
        'replaced', o.is_replaced, 'made', to_char(o.created_at, 'MI:SS.MS'),
        'items', (select jsonb_agg(jsonb_build_object('id', i.id, 'departure', i.departure_id, 'status', i.status, 'total', i.total_minor,
          'refunded', i.refunded_minor)) from order_item i where i.order_id = o.id),
        'payments', (select jsonb_agg(jsonb_build_object('provider', p.provider, 'status', p.status, 'captured', p.captured_minor,
          'refunded', p.refunded_minor)) from payment p where p.order_id = o.id),
        'events', (select jsonb_agg(to_char(e.created_at, 'MI:SS.MS') || ' ' || coalesce(e.order_item_id || ' ', '') ||
          coalesce(e.from_status, '') || '→' || e.to_status || ' (' || e.reason || ', ' || e.actor || ')' order by e.id)
          from order_event e where e.order_id = o.id)) as story
      from orders o where o.reference = any ($1)`,
    values: [references],
  })
  return rows.map(({ reference, story }) => `${reference}: ${JSON.stringify(story, null, 1)}`)
}
