import { beforeAll, expect, test } from 'vitest'
import { listDeskOrders } from '#server/booking/desk/list-orders.ts'
import { refreshOrderRows } from '#server/booking/desk/refresh-order-rows.ts'
import { oneRow } from '#server/kernel/database.ts'
import { listUpcoming } from '#server/trips/list-upcoming.ts'
import { personOf } from '#test/support/console.ts'
import { later } from '#test/support/clock.ts'
import { addItemOfOther, paidOrder, peopleOfDesk, suppliersOfDesk } from '#test/support/desk.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { filterOf, sortOf, type FilterQuery } from './desk-filter.ts'

const fixtures = useFixtures()
let people: Awaited<ReturnType<typeof peopleOfDesk>>
let supplier: { id: number; other: number }
/** Begins half an hour after midnight of the city; in UTC it is still the day before. */
let trip: { orderId: number; reference: string; departureId: number; day: string; dayBefore: string; startsAt: Date }
/** When the second activity of the order begins, another supplier's. */
let second: Date

const HOUR_MS = 3_600_000
const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 24 * HOUR_MS).toISOString().slice(0, 10)

beforeAll(async () => {
  const { context } = fixtures
  supplier = await suppliersOfDesk(context)
  people = await peopleOfDesk(context)
  trip = await tripAfterMidnight()
  second = await secondActivity()
  await refreshOrderRows(context.db, [trip.orderId])
})

async function tripAfterMidnight(): Promise<typeof trip> {
  const { context } = fixtures
  const { reference } = await paidOrder(context)
  return oneRow(context.db, {
    name: 'test.after_midnight',
    text: `with moved as (update departure d set local_time = '00:30', starts_at = (d.local_date + time '00:30') at time zone c.zone,
          cutoff_at = (d.local_date + time '00:30') at time zone c.zone, ends_at = (d.local_date + time '02:30') at time zone c.zone
        from order_item i join orders o on o.id = i.order_id join product p on p.id = i.product_id join city c on c.id = p.city_id
        where o.reference = $1 and d.id = i.departure_id returning d.id, d.local_date, d.starts_at, d.ends_at),
      booked as (update order_item i set local_time = '00:30', starts_at = m.starts_at, ends_at = m.ends_at
        from moved m where i.departure_id = m.id returning i.order_id)
      select b.order_id as "orderId", $1 as reference, m.id as "departureId", m.local_date::text as day,
        (m.local_date - 1)::text as "dayBefore", m.starts_at as "startsAt" from booked b, moved m`,
    values: [reference],
  })
}

async function secondActivity(): Promise<Date> {
  const { context } = fixtures
  await addItemOfOther(context, trip.orderId)
  const { startsAt } = await oneRow<{ startsAt: Date }>(context.db, {
    name: 'test.second_activity',
    text: `with made as (
        insert into departure (option_id, local_date, local_time, starts_at, ends_at, cutoff_at, capacity)
        select o.id, $3::date, '09:30', ($3::date + time '09:30') at time zone c.zone, ($3::date + time '11:30') at time zone c.zone,
          ($3::date + time '09:30') at time zone c.zone, 5
        from option o join product p on p.id = o.product_id join city c on c.id = p.city_id where p.supplier_id = $2
        order by p.id, o.position limit 1 returning *)
      update order_item i set departure_id = m.id, option_id = m.option_id, product_id = o.product_id, local_date = m.local_date,
        local_time = m.local_time, starts_at = m.starts_at, ends_at = m.ends_at
      from made m join option o on o.id = m.option_id where i.order_id = $1 and i.position = 9 returning i.starts_at as "startsAt"`,
    values: [trip.orderId, supplier.other, daysAfter(trip.day, 3)],
  })
  return startsAt
}

/** The same context at that moment. */
const at = (moment: number) => later(fixtures.context, `${Math.round((moment - Date.now()) / 1000)} seconds`)

async function isListed(query: FilterQuery, context = fixtures.context, scope: 'all' | number = 'all') {
  const input = { scope, filter: filterOf(query), sort: sortOf(query), after: null }
  const { rows, count } = await listDeskOrders(context, input)
  expect(count).toBe(rows.length)
  return rows.some(({ reference }) => reference === trip.reference)
}

async function isOnTodayScreen(context: typeof fixtures.context, departureId: number): Promise<boolean> {
  const person = await personOf(fixtures.context, people.owner)
  const departures = await listUpcoming(context, { person })
  return departures.some(({ id, isTomorrow }) => id === departureId && !isTomorrow)
}

test('the start of the test is on another day in UTC', () => {
  expect(trip.startsAt.toISOString().slice(0, 10)).toBe(trip.dayBefore)
})

test('the filter by first start takes the day of the city', async () => {
  const { day, dayBefore } = trip
  expect(await isListed({ startFrom: day, startTo: day })).toBe(true)
  expect(await isListed({ startFrom: day })).toBe(true)
  expect(await isListed({ startTo: day })).toBe(true)
  expect(await isListed({ startFrom: dayBefore, startTo: dayBefore })).toBe(false)
  expect(await isListed({ startTo: dayBefore })).toBe(false)
})

test.each([
  ['a minute before midnight', -0.5 * HOUR_MS - 60_000, false],
  ['a minute after midnight', -0.5 * HOUR_MS + 60_000, true],
  ['a minute before the next midnight', 23.5 * HOUR_MS - 60_000, true],
  ['a minute after the next midnight', 23.5 * HOUR_MS + 60_000, false],
])('“today” and the Today screen agree %s of the city', async (_, offset, isToday) => {
  const context = at(trip.startsAt.getTime() + offset)
  expect(await isOnTodayScreen(context, trip.departureId)).toBe(isToday)
  expect(await isListed({ queue: 'today' }, context)).toBe(isToday)
})

test('“today” has the day of each activity, and for a supplier of its own only', async () => {
  const first = at(trip.startsAt.getTime())
  expect(await isListed({ queue: 'today' }, first, supplier.id)).toBe(true)
  expect(await isListed({ queue: 'today' }, first, supplier.other)).toBe(false)
  const then = at(second.getTime())
  expect(await isListed({ queue: 'today' }, then)).toBe(true)
  expect(await isListed({ queue: 'today' }, then, supplier.id)).toBe(false)
  expect(await isListed({ queue: 'today' }, then, supplier.other)).toBe(true)
})

test('“today” has no checkout that was left', async () => {
  const { context } = fixtures
  const { db } = context
  const setPlaced = (isPlaced: boolean) =>
    db.rows({ name: 'test.set_placed', text: 'update order_row set is_placed = $2 where order_id = $1', values: [trip.orderId, isPlaced] }) // prettier-ignore
  await setPlaced(false)
  expect(await isListed({ queue: 'today' }, at(trip.startsAt.getTime()))).toBe(false)
  await setPlaced(true)
})
