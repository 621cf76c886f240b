import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#domain/add-days.ts'
import { oneRow } from '#server/kernel/database.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { readCalendar } from './read-calendar.ts'
import { readDepartures } from './read-departures.ts'

const fixtures = useFixtures()

/** Sold per night from two nights on: rooms, and a dearer house. */
let stay: { productId: number; first: string; room: number; all: number[] }

beforeAll(async () => {
  stay = await oneRow(fixtures.context.db, {
    name: 'test.stay',
    text: `select p.id as "productId", (rihla_now() at time zone c.zone)::date + 20 as first,
        (array_agg(o.id order by u.price_minor))[1] as room, array_agg(distinct o.id) as all
      from product p join city c on c.id = p.city_id join option o on o.product_id = p.id join unit u on u.option_id = o.id
      where p.code = 'uchisar-cave-house' and o.is_listed group by p.id, c.zone`,
    values: [],
  })
})

/** Everything is free in the days of these tests. */
beforeEach(() =>
  fixtures.context.db.rows({
    name: 'test.free_stay',
    text: `update departure set capacity = 8, held = 0, sold = 0, is_open = true, hand_prices = null, adjust_basis_points = 0
      where option_id = any($1) and local_date between $2::date - 15 and $2::date + 40`,
    values: [stay.all, stay.first],
  }),
)

const sellOut = (optionIds: number[], night: string) =>
  fixtures.context.db.rows({
    name: 'test.sell_out_night',
    text: 'update departure set sold = capacity where option_id = any($1) and local_date = $2',
    values: [optionIds, night],
  })

const calendarFrom = async (from: string, duration?: number, travellers = 2) =>
  readCalendar(fixtures.context, {
    visitor: await createVisitor(fixtures.context.db),
    productId: stay.productId,
    optionId: null,
    travellers,
    duration,
    from,
    to: from,
  })
const dayOf = async (date: string, duration?: number) => (await calendarFrom(date, duration)).days[0]

const optionOf = async (unitId: number | undefined) =>
  (
    await oneRow<{ id: number }>(fixtures.context.db, {
      name: 'test.option_of_unit',
      text: 'select option_id as id from unit where id = $1',
      values: [unitId],
    })
  ).id

test('the price of a day is of the cheapest room that is free for the fewest nights of a stay', async () => {
  const free = await dayOf(stay.first)
  expect(await optionOf(free?.unitId)).toBe(stay.room)
  await sellOut([stay.room], addDays(stay.first, 1))
  const day = await dayOf(stay.first)
  expect(await optionOf(day?.unitId)).not.toBe(stay.room)
  expect(day?.fromMinor).toBeGreaterThan(free?.fromMinor ?? Infinity)
  // The night before the sold-out one is the second of a stay that begins earlier.
  expect(await optionOf((await dayOf(addDays(stay.first, -1)))?.unitId)).toBe(stay.room)
})

test('a day is sold out if a later night of the chosen number has no room', async () => {
  await sellOut(stay.all, addDays(stay.first, 3))
  expect((await dayOf(stay.first))?.status).toBe('available')
  expect((await dayOf(stay.first, 3))?.status).toBe('available')
  expect((await dayOf(stay.first, 4))?.status).toBe('sold_out')
  // Fewer than the minimum are never booked.
  expect((await dayOf(addDays(stay.first, 2), 1))?.status).toBe('sold_out')
})

test('a day is sold out if a later night is closed', async () => {
  await fixtures.context.db.rows({
    name: 'test.close_night',
    text: 'update departure set is_open = false where option_id = any($1) and local_date = $2',
    values: [stay.all, addDays(stay.first, 1)],
  })
  expect((await dayOf(stay.first))?.status).toBe('sold_out')
})

test('the first available day and the nearest ones are free for the whole stay', async () => {
  const { firstAvailable } = await calendarFrom(stay.first)
  const second = addDays(firstAvailable ?? '', 1)
  await sellOut(stay.all, second)
  expect((await calendarFrom(stay.first)).firstAvailable).toBe(addDays(second, 1))

  const visitor = await createVisitor(fixtures.context.db)
  const near = { visitor, productId: stay.productId, date: second }
  const { nearestDates } = await readDepartures(fixtures.context, { ...near, duration: 2 })
  expect(nearestDates).not.toContain(firstAvailable)
  expect(nearestDates).toContain(addDays(second, 1))
})

test('beside what is free on a day, the other options have their nearest day that is free for the whole stay', async () => {
  const visitor = await createVisitor(fixtures.context.db)
  const others = async () => {
    const input = { visitor, productId: stay.productId, date: stay.first, duration: 2 }
    return (await readDepartures(fixtures.context, input)).otherOptions
  }
  expect(await others()).toEqual([])
  await sellOut([stay.room], addDays(stay.first, 1))
  // From the day before, the second night is free; from the next day on, the first is not.
  expect(await others()).toEqual([{ optionId: stay.room, date: addDays(stay.first, -1) }])
  await sellOut([stay.room], addDays(stay.first, -1))
  expect(await others()).toEqual([{ optionId: stay.room, date: addDays(stay.first, 2) }])
  await sellOut(stay.all, stay.first)
  expect(await others()).toEqual([])
})

test('of two days that are as near, the other options have the later one', async () => {
  for (const days of [0, 1]) await sellOut([stay.room], addDays(stay.first, days))
  const visitor = await createVisitor(fixtures.context.db)
  const input = { visitor, productId: stay.productId, date: stay.first, duration: 2 }
  const { otherOptions } = await readDepartures(fixtures.context, input)
  // Two nights from two days before are free too.
  expect(otherOptions).toEqual([{ optionId: stay.room, date: addDays(stay.first, 2) }])
})

test('a departure of a stay has the seats of each night until the first that cannot be booked', async () => {
  const visitor = await createVisitor(fixtures.context.db)
  const nightsFrom = async (date: string, duration = 2) => {
    const input = { visitor, productId: stay.productId, date, duration }
    const { departures } = await readDepartures(fixtures.context, input)
    return departures.find(({ optionId }) => optionId === stay.room)
  }
  await fixtures.context.db.rows({
    name: 'test.sell_some_of_night',
    text: 'update departure set sold = 3 where option_id = $1 and local_date = $2',
    values: [stay.room, addDays(stay.first, 1)],
  })
  await sellOut([stay.room], addDays(stay.first, 3))
  expect((await nightsFrom(stay.first))?.seatsAhead).toEqual([8, 5, 8])
  // The number of nights that was asked for changes only its status and prices.
  const longer = await nightsFrom(stay.first, 4)
  expect(longer?.seatsAhead).toEqual([8, 5, 8])
  expect(longer?.status).toBe('sold_out')
  expect((await nightsFrom(stay.first))?.days).toHaveLength(2)
  expect((await nightsFrom(addDays(stay.first, 3)))?.seatsAhead).toEqual([])

  await fixtures.context.db.rows({
    name: 'test.close_second_night',
    text: 'update departure set is_open = false where option_id = $1 and local_date = $2',
    values: [stay.room, addDays(stay.first, 1)],
  })
  expect((await nightsFrom(stay.first))?.seatsAhead).toEqual([8])
})

test('a unit whose code every object has keeps its price beside a price by hand of another unit', async () => {
  const [before] = (await calendarFrom(stay.first, 2)).days
  const { db } = fixtures.context
  const withCode = (code: string) =>
    db.rows({
      name: 'test.code_of_room',
      text: `with hand as (update departure set hand_prices = case when $2 = 'constructor' then '{"other": 1}'::jsonb end where option_id = $1)
        update unit set code = $2 where option_id = $1`,
      values: [stay.room, code],
    })
  await withCode('constructor')
  const [day] = (await calendarFrom(stay.first, 2)).days
  await withCode('room')
  expect(day).toEqual(before)
})

describe('the price of a day is that with which the party pays least', () => {
  const setUp = (change: { houseMinor: number; mostRooms?: number }) =>
    fixtures.context.db.rows({
      name: 'test.rooms_and_houses',
      text: `with options as (update option set capacity = 12 where id = any ($1)),
          product as (update product set pricing_per = 'item' where id = (select product_id from option where id = $2))
        update unit u set kind = 'item', travellers = case when option_id = $2 then 2 else 4 end, min_quantity = 1,
          max_quantity = case when option_id = $2 then $4::int end, price_minor = case when option_id = $2 then 64000 else $3::int end
        where option_id = any ($1)`,
      values: [stay.all, stay.room, change.houseMinor, change.mostRooms],
    })

  test.each([
    { of: 'two', travellers: 2, houseMinor: 98_000, room: 1 },
    { of: 'four with a house for less than two rooms', travellers: 4, houseMinor: 98_000, room: 0 },
    { of: 'four with a house for more than two rooms', travellers: 4, houseMinor: 140_000, room: 2 },
    { of: 'six that cannot book three rooms', travellers: 6, houseMinor: 140_000, mostRooms: 2, room: 0 },
  ])('of $of', async ({ travellers, room, ...change }) => {
    await setUp(change)
    const [day] = (await calendarFrom(stay.first, 2, travellers)).days
    const [ofOne] = (await calendarFrom(stay.first, 2, 1)).days
    expect((await optionOf(day?.unitId)) === stay.room).toBe(room > 0)
    const quantity = room || Math.ceil(travellers / 4)
    expect(day?.quantity).toBe(quantity)
    // Of one: a room for 640.
    const roomMinor = ofOne?.fromMinor ?? 0
    const exactMinor = room ? quantity * roomMinor : (quantity * roomMinor * change.houseMinor) / 64_000
    expect(Math.abs((day?.fromMinor ?? 0) - exactMinor)).toBeLessThan(roomMinor / 20)
  })
})
