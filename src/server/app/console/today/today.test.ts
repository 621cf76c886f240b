import { beforeAll, expect, test } from 'vitest'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { oneRow } from '#server/kernel/database.ts'
import { assignGuides } from '#server/trips/assign-guides.ts'
import { personOf, staffPerson, supplierId, type TestPerson } from '#test/support/console.ts'
import { askDesk, placedOrder, suppliersOfDesk } from '#test/support/desk.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { onHold } from '#test/support/staff.ts'
import { bookTrip, checkInAs, departureOf, ticketToday, tripOf } from '#test/support/trips.ts'

const fixtures = useFixtures()

interface Day {
  count: number
  travellers: number
  arrived: number
  departures: { id: number; arrived: number; guides: string[] }[]
}
interface Today {
  waiting: { kind: string; count: number; oldestAt: string | null; dueAt: string | null }[]
  days: { today: Day; tomorrow: Day } | null
}

let owner: TestPerson

const today = async (person: TestPerson) =>
  (await askDesk(fixtures.context, person, 'GET /today')).body as unknown as Today
const countsOf = async (person: TestPerson) =>
  Object.fromEntries((await today(person)).waiting.map(({ kind, count }) => [kind, count]))

beforeAll(async () => {
  owner = await staffPerson(fixtures.context, 'owner')
})

test('has the same counts as the lists that it links to, with the oldest row and the nearest deadline', async () => {
  const { context } = fixtures
  expect((await today(owner)).waiting).toContainEqual({ kind: 'requests', count: 0, oldestAt: null, dueAt: null })
  const [first, second] = [await onHold(context), await onHold(context)]
  await placedOrder(context, { method: 'bank_transfer' })
  await followOrderEvents(context)
  const dates = await oneRow<{ madeAt: Date; dueAt: Date }>(context.db, {
    name: 'test.dates_of_requests',
    text: `select min(created_at) as "madeAt", min(hold_expires_at) as "dueAt" from orders where id = any ($1::bigint[])`,
    values: [[first.orderId, second.orderId]],
  })
  const { waiting } = await today(owner)
  expect(waiting.map(({ kind }) => kind).slice(0, 4)).toEqual(['requests', 'refunds_failed', 'late', 'transfers'])
  expect(waiting[0]).toEqual({
    kind: 'requests',
    count: 2,
    oldestAt: dates.madeAt.toISOString(),
    dueAt: dates.dueAt.toISOString(),
  })
  await context.db.rows({
    name: 'test.findings',
    text: `insert into money_finding (kind, provider, provider_reference, currency)
      select kind, 'sandbox', 'test', 'BHD' from unnest('{late,session_unknown_here,refunded_there,amount,paid_there}'::text[]) kind`,
  })
  const now = (await today(owner)).waiting
  expect(now.find(({ kind }) => kind === 'late')?.count).toBe(2)
  expect(now.find(({ kind }) => kind === 'books')?.count).toBe(3)
  for (const [kind, query] of [
    ['requests', 'orders?queue=on_hold'],
    ['refunds_failed', 'money?kind=refund_failed,refund_waiting'],
    ['late', 'money?kind=late,unmatched'],
    ['transfers', 'money?tab=transfers'],
    ['books', 'money?kind=refunded_elsewhere,books'],
  ]) {
    const list = (await askDesk(context, owner, `GET /${query}`)).body as { count: number }
    expect([kind, now.find((one) => one.kind === kind)?.count]).toEqual([kind, list.count])
  }
})

test('has the kinds of work of a role, in its scope', async () => {
  const { context } = fixtures
  const { id, other } = await suppliersOfDesk(context)
  const kindsOf = async (role: string, supplier: number | null = null) =>
    Object.keys(await countsOf(await staffPerson(context, role, supplier)))
  const money = ['refunds_failed', 'late', 'transfers', 'books']
  expect(await kindsOf('owner')).toEqual(expect.arrayContaining(['requests', ...money]))
  expect(await kindsOf('support')).toEqual(expect.arrayContaining(['requests', ...money]))
  expect(await kindsOf('finance')).toEqual([...money, 'problems'])
  expect(await kindsOf('analyst')).toEqual([])
  expect(await kindsOf('editor')).toEqual([])
  expect(await kindsOf('guide', id)).toEqual([])
  expect(await countsOf(await staffPerson(context, 'supplier_office', id))).toEqual({ requests: 2 })
  expect(await countsOf(await staffPerson(context, 'supplier_office', other))).toEqual({ requests: 0 })
})

test('has the departures of today and tomorrow that are booked, with how many have arrived', async () => {
  const { context } = fixtures
  const own = await supplierId(context)
  const departureId = await departureOf(context, own)
  const ticket = await ticketToday(context, departureId)
  await checkInAs(context, owner, ticket)
  await bookTrip(context, await tripOf(context, own, { days: 1 }))
  const guide = await staffPerson(context, 'guide', own)
  const before = await today(guide)
  expect(before.days).toMatchObject({ today: { count: 0, departures: [] }, tomorrow: { count: 0 } })
  const manager = await personOf(context, owner)
  await assignGuides(context, { person: manager, departureId, staffIds: [guide.staffId] })

  const { days } = await today(await staffPerson(context, 'supplier_office', own))
  expect(days?.today.departures.find(({ id }) => id === departureId)).toMatchObject({
    guides: ['Layla Hassan'],
    arrived: days?.today.arrived,
  })
  expect(days?.today.arrived).toBeGreaterThan(0)
  expect(days?.tomorrow).toMatchObject({ count: 1, arrived: 0 })
  expect((await today(guide)).days?.today.departures.map(({ id }) => id)).toEqual([departureId])
  expect((await today(await staffPerson(context, 'supplier_office', await supplierId(context, 'second')))).days).toMatchObject({ today: { count: 0 }, tomorrow: { count: 0 } }) // prettier-ignore
  expect((await today(await staffPerson(context, 'analyst'))).days).toBeNull()
})
