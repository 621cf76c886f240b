import { beforeAll, expect, test } from 'vitest'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { refreshOrderRows } from '#server/booking/desk/refresh-order-rows.ts'
import { oneRow } from '#server/kernel/database.ts'
import { assignGuides } from '#server/trips/assign-guides.ts'
import { personOf, staffPerson, supplierId, type TestPerson } from '#test/support/console.ts'
import { askDesk, paidOrder, placedOrder, suppliersOfDesk } from '#test/support/desk.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { contactMessage } from '#test/support/messages.ts'
import { requestedQuote } from '#test/support/quotes.ts'
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
  expect(waiting.map(({ kind }) => kind).slice(0, 4)).toEqual(['requests', 'refunds_failed', 'changes_stuck', 'late'])
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
    ['changes_stuck', 'money?kind=change_stuck'],
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
  const money = ['refunds_failed', 'changes_stuck', 'late', 'transfers', 'books']
  expect(await kindsOf('owner')).toEqual(expect.arrayContaining(['requests', ...money]))
  expect(await kindsOf('support')).toEqual(expect.arrayContaining(['requests', ...money]))
  expect(await kindsOf('finance')).toEqual([...money, 'problems'])
  expect(await kindsOf('analyst')).toEqual([])
  expect(await kindsOf('editor')).toEqual(['unplanned'])
  expect(await kindsOf('guide', id)).toEqual([])
  expect(await countsOf(await staffPerson(context, 'supplier_office', id))).toEqual({ requests: 2, unplanned: 0 })
  expect(await countsOf(await staffPerson(context, 'supplier_office', other))).toEqual({ requests: 0, unplanned: 0 })
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

test('sorts the departures of a day as the times read in their cities', async () => {
  const { context } = fixtures
  const own = await supplierId(context, 'second')
  const person = await staffPerson(context, 'supplier_office', own)
  const [kuwait, chefchaouen] = [await tripOf(context, own, { days: 1 }), await tripOf(context, own, { days: 1 })]
  for (const trip of [kuwait, chefchaouen]) await bookTrip(context, trip)
  // Half an hour later, and in a city whose clocks are two hours behind.
  await context.db.rows({
    name: 'test.local_times',
    text: `update departure d set local_time = t.local_time, starts_at = d.starts_at + t.later
      from (values ($1::bigint, '09:00', interval '0'), ($2, '07:30', interval '30 minutes')) t (id, local_time, later) where d.id = t.id`,
    values: [kuwait.id, chefchaouen.id],
  })
  const listed = (await today(person)).days?.tomorrow.departures.map(({ id }) => id)
  expect(listed).toEqual([chefchaouen.id, kuwait.id])
})

test('counts booked departures that the plan has closed, and lists them, until a person decides', async () => {
  const { context } = fixtures
  const own = await supplierId(context)
  const [withdrawn, excepted, free] = [
    await tripOf(context, own, { days: 5 }),
    await tripOf(context, own, { days: 6 }),
    await tripOf(context, own, { days: 7 }),
  ]
  await bookTrip(context, withdrawn)
  await bookTrip(context, excepted)
  await context.db.rows({
    name: 'test.withdraw',
    text: 'update departure set is_withdrawn = true, is_open = false where id = any ($1::bigint[])',
    values: [[withdrawn.id, free.id]],
  })
  await context.db.rows({
    name: 'test.except',
    text: `with planned as (
        insert into schedule (option_id, code, position, valid_from, valid_to, weekdays, start_times, capacity)
        select option_id, 'excepted', 99, local_date, local_date, '{1,2,3,4,5,6,7}', array[local_time], 12 from departure where id = $1
        returning id, valid_from)
      insert into schedule_exception (schedule_id, local_date, is_closed) select id, valid_from, true from planned`,
    values: [excepted.id],
  })
  const office = await staffPerson(context, 'supplier_office', own)
  const stranger = await staffPerson(context, 'supplier_office', await supplierId(context, 'second'))
  const waits = async (person: TestPerson) =>
    (await today(person)).waiting.find(({ kind }) => kind === 'unplanned') ?? { count: -1, dueAt: null }
  const listed = async (person: TestPerson) => {
    const { body } = await askDesk(context, person, 'GET /departures/unplanned')
    const { departures, count } = body as unknown as {
      departures: { id: number; isOpen: boolean; taken: number }[]
      count: number
    }
    expect(count).toBe(departures.length)
    return departures.map(({ id, isOpen, taken }) => ({ id, isOpen, taken }))
  }
  expect(await listed(office)).toEqual([
    { id: withdrawn.id, isOpen: false, taken: 2 },
    { id: excepted.id, isOpen: true, taken: 2 },
  ])
  const { startsAt } = await oneRow<{ startsAt: Date }>(context.db, {
    name: 'test.start_of_withdrawn',
    text: 'select starts_at as "startsAt" from departure where id = $1',
    values: [withdrawn.id],
  })
  for (const person of [office, owner])
    expect(await waits(person)).toMatchObject({ count: 2, oldestAt: null, dueAt: startsAt.toISOString() })
  expect([(await waits(stranger)).count, await listed(stranger)]).toEqual([0, []])

  const decide = (id: number, kind: string) =>
    askDesk(context, owner, 'POST /departures/changes', {
      departureIds: [id],
      change: { kind },
      reason: 'the boat sails',
    })
  await decide(withdrawn.id, 'open')
  expect((await listed(office)).map(({ id }) => id)).toEqual([excepted.id])
  await decide(excepted.id, 'close')
  expect([(await waits(office)).count, await listed(office)]).toEqual([0, []])
})

interface Sales {
  currency: string
  today: { orders: number; totalMinor: number }
  weekAgo: { orders: number; totalMinor: number }
  weekAgoSoFar: { orders: number; totalMinor: number }
}

test('has the sales of today beside those of a week ago, for people who read reports', async () => {
  const { context } = fixtures
  const { id, other } = await suppliersOfDesk(context)
  const salesOf = async (person: TestPerson) => ((await today(person)) as unknown as { sales: Sales[] | null }).sales
  const [manager, stranger] = [await staffPerson(context, 'supplier_manager', id), await staffPerson(context, 'supplier_manager', other)] // prettier-ignore
  await followOrderEvents(context)
  const ofStranger = await salesOf(stranger)
  const references = [(await paidOrder(context)).reference, (await paidOrder(context)).reference]
  const { currency, totalMinor } = await oneRow<{ currency: string; totalMinor: number }>(context.db, {
    name: 'test.sum_of_order',
    text: 'select currency, total_minor as "totalMinor" from orders where reference = $1',
    values: [references[0]],
  })
  const nothing = { orders: 0, totalMinor: 0 }
  const rowOf = async (person: TestPerson) =>
    (await salesOf(person))?.find((one) => one.currency === currency) ?? { currency, today: nothing, weekAgo: nothing, weekAgoSoFar: nothing } // prettier-ignore
  const confirmAt = async (reference: string, sql: string) => {
    const { id } = await oneRow<{ id: number }>(context.db, {
      name: 'test.confirmed_at',
      isPlannedEachTime: true,
      text: `update orders o set confirmed_at = ${sql} from site s where s.id = o.site_id and o.reference = $1 returning o.id`,
      values: [reference],
    })
    await refreshOrderRows(context.db, [id])
  }
  await followOrderEvents(context)
  const before = await rowOf(owner)
  const ofSupplier = await rowOf(manager)
  expect(before.today.orders).toBeGreaterThanOrEqual(2)
  expect(ofSupplier.today.orders).toBeGreaterThanOrEqual(2)
  await confirmAt(references[0] ?? '', `rihla_now() - interval '7 days'`)
  const endOfDay = `((rihla_now() at time zone s.zone)::date - 6)::timestamp at time zone s.zone - interval '1 second'`
  await confirmAt(references[1] ?? '', endOfDay)
  const added = { orders: 1, totalMinor }
  const both = { orders: 2, totalMinor: 2 * totalMinor }
  for (const [person, had] of [
    [owner, before],
    [manager, ofSupplier],
  ] as const) {
    const { today: now, weekAgo, weekAgoSoFar } = await rowOf(person)
    expect(weekAgoSoFar).toEqual(added)
    expect(weekAgo).toEqual(both)
    expect(had.today.orders - now.orders).toBe(2)
    expect(had.today.totalMinor - now.totalMinor).toBe(2 * totalMinor)
  }
  await confirmAt(references[0] ?? '', `rihla_now() - interval '8 days'`)
  expect((await rowOf(owner)).weekAgo).toEqual(added)
  await context.db.rows({
    name: 'test.lost_activity',
    text: `update order_item i set status = 'failed' from orders o where o.id = i.order_id and o.reference = $1`,
    values: [references[1]],
  })
  expect((await rowOf(manager)).weekAgo).toEqual(nothing)
  expect(await salesOf(stranger)).toEqual(ofStranger)
  expect(await salesOf(await staffPerson(context, 'analyst'))).not.toBeNull()
  expect(await salesOf(await staffPerson(context, 'support'))).toBeNull()
})

test('counts what is assigned to the person as the lists do, until it is done', async () => {
  const { context } = fixtures
  const [support, finance] = [await staffPerson(context, 'support'), await staffPerson(context, 'finance')]
  const assignedTo = async (person: TestPerson) =>
    (((await askDesk(context, person, 'GET /today')).body['assigned'] ?? []) as { kind: string; count: number }[]).map(
      ({ kind, count }) => `${kind} ${count}`,
    )
  const { reference } = await paidOrder(context)
  await followOrderEvents(context)
  const { id } = await contactMessage(context)
  const quote = await requestedQuote(context)
  const hand = (route: string, to: TestPerson | null, seen: TestPerson | null = null) =>
    askDesk(context, owner, `PUT /${route}/assignee`, {
      staffId: to?.staffId ?? null,
      seenStaffId: seen?.staffId ?? null,
    })
  expect(await assignedTo(support)).toEqual(['orders 0', 'messages 0', 'quotes 0'])
  for (const route of [`orders/${reference}`, `messages/${id}`, `quotes/${quote}`])
    expect((await hand(route, support)).status).toBe(200)
  expect(await assignedTo(support)).toEqual(['orders 1', 'messages 1', 'quotes 1'])
  for (const list of [`orders?assignee=${support.staffId}`, 'messages?assignee=me', 'quotes?assignee=me'])
    expect((await askDesk(context, support, `GET /${list}`)).body['count']).toBe(1)
  // Not what the role may not read.
  await hand(`orders/${reference}`, finance, support)
  expect(await assignedTo(finance)).toEqual(['orders 1'])
  await askDesk(context, support, `PUT /messages/${id}/closed`, { isClosed: true })
  expect(await assignedTo(support)).toEqual(['orders 0', 'messages 0', 'quotes 1'])
  expect(await assignedTo(await staffPerson(context, 'supplier_office', await supplierId(context)))).toEqual([])
})
