import { beforeEach, describe, expect, test } from 'vitest'
import { pickupClock } from '#domain/pickup-clock.ts'
import { oneRow } from '#server/kernel/database.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { sellOut } from '#test/support/buyer.ts'
import { createDeparture, createVisitor, useFixtures, type FixtureDeparture } from '#test/support/fixtures.ts'
import { addItem } from './add-item.ts'
import { changeItem } from './change-item.ts'
import { readCart } from './read-cart.ts'

const fixtures = useFixtures()
const FORT = 'bahrain-fort/sunset'
let departures: [FixtureDeparture, FixtureDeparture]
let visitor: Visitor
let itemId: number

beforeEach(async () => {
  const { db } = fixtures.context
  departures = [
    await createDeparture(db, { option: FORT, capacity: 5 }),
    await createDeparture(db, { option: FORT, capacity: 5 }),
  ]
  // Nothing is converted.
  visitor = { ...(await createVisitor(db)), currency: 'BHD' }
  itemId = await put(departures[0], 2)
})

async function put(departure: FixtureDeparture, adults: number): Promise<number> {
  const { itemId: id, cartToken } = await addItem(fixtures.context, {
    visitor,
    optionId: departure.optionId,
    departureId: departure.id,
    duration: 1,
    units: unitsOf(departure, adults),
    extras: {},
    pickupPointId: null,
  })
  visitor = { ...visitor, cartToken }
  return id
}

const unitsOf = ({ units }: FixtureDeparture, adults: number) => ({ [String(units['adult'])]: adults })
const change = (id: number, wish: Omit<Parameters<typeof changeItem>[1], 'visitor' | 'itemId'>) =>
  changeItem(fixtures.context, { visitor, itemId: id, ...wish })
const at = ({ id, optionId }: FixtureDeparture) => ({ departure: { departureId: id, optionId } })
const lines = async () =>
  (await readCart(fixtures.context, { visitor, locale: 'en' })).items.map((item) => ({
    id: item.id,
    departureId: item.departureId,
    travellers: item.travellers,
    seen: item.seenMinor === item.totalMinor,
  }))

describe('a line of the cart', () => {
  test('is moved to another departure with other people in one change, and keeps its id', async () => {
    await change(itemId, { ...at(departures[1]), units: unitsOf(departures[1], 3) })
    expect(await lines()).toEqual([{ id: itemId, departureId: departures[1].id, travellers: 3, seen: true }])
  })

  test('keeps what the change does not name', async () => {
    await change(itemId, at(departures[1]))
    await change(itemId, { pickupPointId: null })
    expect(await lines()).toEqual([{ id: itemId, departureId: departures[1].id, travellers: 2, seen: true }])
  })

  test('has its extras and its pick-up point changed and taken back, with the price', async () => {
    const { db } = fixtures.context
    const { extraId, pickupId } = await oneRow<{ extraId: number; pickupId: number }>(db, {
      name: 'test.extra_and_pickup',
      text: `select (select min(e.id) from extra e where e.product_id = p.id) as "extraId",
          (select t.id from pickup_point t where t.product_id = p.id and t.code = 'bab') as "pickupId"
        from product p where p.code = 'bahrain-fort'`,
    })
    const line = async () => {
      const [item] = (await readCart(fixtures.context, { visitor, locale: 'en' })).items
      return {
        extras: item?.extras.map(({ id, quantity }) => [id, quantity]),
        pickup: item?.pickup ? [item.pickup.name, item.pickup.localDate, item.pickup.localTime] : null,
        start: { startsAt: item?.visit.startsAt ?? '', zone: item?.zone ?? '' },
        totalMinor: item?.totalMinor ?? 0,
      }
    }
    const before = await line()
    await change(itemId, { extras: { [String(extraId)]: 1 }, pickupPointId: pickupId })
    const after = await line()
    // Its place is left forty minutes before the start.
    const { localDate, localTime } = pickupClock(before.start, { minutesBefore: 40 })
    // From then on its people can do nothing else.
    expect(Date.parse(before.start.startsAt) - Date.parse(after.start.startsAt)).toBe(40 * 60_000)
    expect(after).toMatchObject({ extras: [[extraId, 1]], pickup: ['Bab al-Bahrain', localDate, localTime] })
    expect(after.totalMinor).toBeGreaterThan(before.totalMinor)
    await change(itemId, { extras: {}, pickupPointId: null })
    expect(await line()).toEqual(before)
  })

  test('keeps what each traveller has for as many as come', async () => {
    const { extraId } = await oneRow<{ extraId: number }>(fixtures.context.db, {
      name: 'test.extra_per_person',
      text: `select e.id as "extraId" from extra e join product p on p.id = e.product_id
        where p.code = 'bahrain-fort' and e.per = 'person' and e.max_quantity >= 3 order by e.id limit 1`,
    })
    const extras = async () => (await readCart(fixtures.context, { visitor, locale: 'en' })).items[0]?.extras
    await change(itemId, { extras: { [String(extraId)]: 2 } })
    await change(itemId, { units: unitsOf(departures[0], 1) })
    expect(await extras()).toMatchObject([{ id: extraId, quantity: 1 }])
    await change(itemId, { units: unitsOf(departures[0], 3) })
    expect(await extras()).toMatchObject([{ id: extraId, quantity: 3 }])
    await expect(change(itemId, { extras: { [String(extraId)]: 4 } })).rejects.toMatchObject({
      code: 'cart.extra_too_many',
      details: { maximum: 3 },
    })
  })

  test('takes the people of the line that is on its new departure', async () => {
    await put(departures[1], 1)
    await change(itemId, at(departures[1]))
    expect(await lines()).toEqual([{ id: itemId, departureId: departures[1].id, travellers: 3, seen: true }])
  })

  test('stays as it was, like the other line, if both together do not fit', async () => {
    const other = await put(departures[1], 4)
    const before = await lines()
    await expect(change(itemId, at(departures[1]))).rejects.toMatchObject({
      code: 'cart.too_many_with_earlier',
      details: { earlier: 4 },
    })
    expect(await lines()).toEqual(before)
    expect(before.map(({ id }) => id).toSorted()).toEqual([itemId, other].toSorted())
  })

  test('stays as it was if the new departure is sold out, unknown or of another option', async () => {
    const before = await lines()
    await sellOut(fixtures.context.db, departures[1].id)
    const unknown = { departure: { departureId: 999_999_999, optionId: departures[0].optionId } }
    const foreign = { departure: { departureId: departures[1].id, optionId: departures[1].optionId + 1 } }
    await expect(change(itemId, at(departures[1]))).rejects.toMatchObject({ code: 'cart.sold_out' })
    await expect(change(itemId, unknown)).rejects.toMatchObject({ code: 'cart.departure_unknown' })
    await expect(change(itemId, foreign)).rejects.toMatchObject({ code: 'cart.departure_unknown' })
    await expect(change(itemId, { pickupPointId: 999_999_999 })).rejects.toMatchObject({ code: 'cart.pickup_unknown' })
    await expect(change(itemId + 999_999, {})).rejects.toMatchObject({ code: 'cart.item_unknown' })
    expect(await lines()).toEqual(before)
  })
})

test('two tabs that move two lines onto one departure leave one line with the people of both', async () => {
  const third = await createDeparture(fixtures.context.db, { option: FORT, capacity: 5 })
  const other = await put(departures[1], 1)
  await Promise.allSettled([change(itemId, at(third)), change(other, at(third))])
  expect((await lines()).map(({ departureId, travellers }) => [departureId, travellers])).toEqual([[third.id, 3]])
})

test('a pick-up that begins before the activity before it ends is an overlap', async () => {
  const { db } = fixtures.context
  const [first, second] = departures
  const later = await put(second, 1)
  await db.rows({
    name: 'test.second_after_first',
    text: `update departure set starts_at = one.ends_at + interval '5 minutes', ends_at = one.ends_at + interval '65 minutes'
      from departure one where departure.id = $2 and one.id = $1`,
    values: [first.id, second.id],
  })
  const notes = async () => (await readCart(fixtures.context, { visitor, locale: 'en' })).notes
  expect(await notes()).toEqual([])
  const pickup = await oneRow<{ id: number }>(db, {
    name: 'test.pickup_of_product',
    text: `select u.id from pickup_point u join option o on o.product_id = u.product_id
      where o.id = $1 and u.minutes_before > 5 order by u.id limit 1`,
    values: [second.optionId],
  })
  await change(later, { pickupPointId: pickup.id })
  expect(await notes()).toMatchObject([{ from: itemId, to: later, kind: 'overlap' }])
})
