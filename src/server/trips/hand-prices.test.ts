import { describe, expect, test } from 'vitest'
import { seedHandPrices } from '#demo/hand-prices.ts'
import type { HandChange } from '#domain/hand.ts'
import { readCalendar } from '#server/availability/read-calendar.ts'
import { readDepartures } from '#server/availability/read-departures.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { findOtherDates } from '#server/cart/find-other-dates.ts'
import { readCart } from '#server/cart/read-cart.ts'
import { oneRow } from '#server/kernel/database.ts'
import { checkoutOf, orderOf, pay, uniqueEmail, visitorWith } from '#test/support/buyer.ts'
import { askConsole, personOf, staffPerson, supplierId } from '#test/support/console.ts'
import { createVisitor, useFixtures, type FixtureDeparture } from '#test/support/fixtures.ts'
import { departureOf, tripOf } from '#test/support/trips.ts'
import { changeDepartures } from './change-departures.ts'
import { listDepartures } from './list-departures.ts'
import { listPrices } from './list-prices.ts'

const fixtures = useFixtures()
const office = async () => personOf(fixtures.context, await staffPerson(fixtures.context, 'supplier_office', await supplierId(fixtures.context))) // prettier-ignore

async function change(trips: FixtureDeparture[], by: HandChange, reason = 'Festival') {
  const departureIds = trips.map(({ id }) => id)
  return changeDepartures(fixtures.context, { person: await office(), departureIds, change: by, reason })
}
const percent = (basisPoints: number) => ({ kind: 'percent', basisPoints }) as const

interface Row {
  productId: number
  currency: string
  date: string
  adult: number
  prices: Record<string, number> | null
  planned: Record<string, number>
  reason: string
}

const rowOf = (departureId: number) =>
  oneRow<Row>(fixtures.context.db, {
    name: 'test.hand_prices',
    text: `select o.product_id as "productId", p.currency, d.local_date as date, d.hand_prices as prices, d.hand_reason as reason,
        (select price_minor from unit where option_id = o.id and code = 'adult') as adult,
        (select jsonb_object_agg(u.code, u.price_minor) from unit u where u.option_id = o.id and u.is_listed) as planned
      from departure d join option o on o.id = d.option_id join product p on p.id = o.product_id where d.id = $1`,
    values: [departureId],
  })

/** A departure on a day of its own, so that the calendar of that day has its price only. */
let days = 100
const someTrip = async () => tripOf(fixtures.context, await supplierId(fixtures.context), { days: (days += 1) })

/** What a visitor in the supplier's currency sees of an adult's price. */
async function shown(trip: FixtureDeparture) {
  const { context } = fixtures
  const { productId, currency, date } = await rowOf(trip.id)
  const visitor = { ...(await createVisitor(context.db)), currency }
  const calendar = await readCalendar(context, { visitor, productId, optionId: trip.optionId, from: date, to: date })
  const { departures } = await readDepartures(context, { visitor, productId, date, duration: 1 })
  const units = { [String(trip.units['adult'])]: 1 }
  const choice = { units, extras: {}, pickupPointId: null, duration: 1 }
  const other = { visitor, optionId: trip.optionId, notDepartureId: 0, near: date, choice }
  const dates = await findOtherDates(context, other)
  return {
    calendar: calendar.days[0]?.unitId === trip.units['adult'] ? calendar.days[0]?.fromMinor : 'of another unit',
    page: departures.find(({ id }) => id === trip.id)?.days[0]?.unitPrices?.['adult'],
    otherDate: dates.find(({ departureId }) => departureId === trip.id)?.totalMinor,
  }
}

describe('a price by hand', () => {
  test('applies to the calendar, the page, the cart and the order, until it is reset to the plan', async () => {
    const { context } = fixtures
    const trip = await someTrip()
    const { adult } = await rowOf(trip.id)
    // Lower, because the calendar has the lowest price of the day.
    const lowered = (adult * 8_000) / 10_000
    expect(await change([trip], percent(-2000))).toEqual([{ id: trip.id, result: 'changed' }])
    expect(await shown(trip)).toEqual({ calendar: lowered, page: lowered, otherDate: lowered })
    const visitor = await visitorWith(context, trip, 2)
    expect(await readCart(context, { visitor, locale: 'en' })).toMatchObject({
      totalMinor: 2 * lowered,
      notice: 'none',
      items: [{ totalMinor: 2 * lowered, originalMinor: 2 * lowered }],
    })
    const { reference } = await placeOrder(context, { ...(await checkoutOf(context, visitor)), email: uniqueEmail() })
    await pay(context, reference)
    await change([trip], { kind: 'plan_prices' }, '')
    expect(await orderOf(context.db, reference)).toMatchObject({ capturedMinor: 2 * lowered })
    expect(await rowOf(trip.id)).toMatchObject({ prices: null, reason: '' })
    expect(await shown(trip)).toMatchObject({ page: undefined, otherDate: adult })
  })

  test('changes a cart that has the earlier price, with a notice', async () => {
    const { context } = fixtures
    const trip = await someTrip()
    const visitor = await visitorWith(context, trip, 2)
    const checkout = await checkoutOf(context, visitor)
    const { planned } = await rowOf(trip.id)
    const prices = { ...Object.fromEntries(Object.keys(planned).map((code) => [code, 10_000])), adult: 12_300 }
    expect(await change([trip], { kind: 'prices', prices })).toEqual([{ id: trip.id, result: 'changed' }])
    expect(await readCart(context, { visitor, locale: 'en' })).toMatchObject({
      totalMinor: 24_600,
      notice: 'some_changed',
      items: [{ seenMinor: checkout.seenTotalMinor, totalMinor: 24_600 }],
    })
    await expect(placeOrder(context, { ...checkout, email: uniqueEmail() })).rejects.toMatchObject({
      code: 'checkout.cart_changed',
      details: { totalMinor: 24_600 },
    })
  })

  test('that changes while orders are placed gives each the price that it was shown, or a refusal', async () => {
    const { context } = fixtures
    const trip = await tripOf(context, await supplierId(context), { days: (days += 1), capacity: 40 })
    const { adult } = await rowOf(trip.id)
    const carts = []
    for (let at = 0; at < 8; at++) carts.push(await checkoutOf(context, await visitorWith(context, trip, 1)))
    const orders = carts.map((checkout) => placeOrder(context, { ...checkout, email: uniqueEmail() }))
    const [results] = await Promise.all([Promise.allSettled(orders), change([trip], percent(5000))])
    for (const result of results) {
      if (result.status === 'rejected') {
        expect(result.reason).toMatchObject({ code: 'checkout.cart_changed', details: { totalMinor: adult * 1.5 } })
        continue
      }
      const { totalMinor } = await oneRow<{ totalMinor: number }>(context.db, {
        name: 'test.total_of',
        text: `select total_minor as "totalMinor" from orders where reference = $1`,
        values: [result.value.reference],
      })
      expect(totalMinor).toBe(adult)
    }
    await expect(placeOrder(context, { ...(await checkoutOf(context, await visitorWith(context, trip, 1))), seenTotalMinor: adult, email: uniqueEmail() })).rejects.toMatchObject({ code: 'checkout.cart_changed' }) // prettier-ignore
  })

  test('is judged for each departure by itself, with one entry in the log for each that changed', async () => {
    const { context } = fixtures
    const [first, second] = [await someTrip(), await someTrip()]
    const begun = { ...first, id: await departureOf(context, await supplierId(context)) }
    const { adult, planned, currency } = await rowOf(first.id)
    expect(await change([second], percent(-1000), 'Low season')).toMatchObject([{ result: 'changed' }])
    const results = await change([first, second, begun], percent(-1000))
    expect(results.map(({ result }) => result)).toEqual(['changed', 'unchanged', 'started'])
    const { adult: _, ...others } = planned
    for (const [prices, result] of [
      [others, 'other_units'],
      [{ ...planned, adult: 1 }, 'unpayable'],
    ] as const)
      expect((await change([first], { kind: 'prices', prices }))[0]?.result).toBe(result)
    const entries = await context.db.rows({
      name: 'test.price_entries',
      text: `select action, before ->> 'prices' as before, after ->> 'prices' as after, reason from audit_entry
        where subject_kind = 'departure' and subject_id = $1`,
      values: [first.id],
    })
    const sum = (minor: number) => expect.stringMatching(`adult ${(minor / 100).toFixed(2)}.*${currency}$`)
    expect(entries).toEqual([
      { action: 'departure.priced', before: sum(adult), after: sum(adult * 0.9), reason: 'Festival' },
    ])
  })

  test('is beside the plan’s price in the calendar and before a change, for the supplier’s own departures only', async () => {
    const { context } = fixtures
    const trip = await someTrip()
    const other = await tripOf(context, await supplierId(context, 'second'), { days: 9 })
    const { adult, date } = await rowOf(trip.id)
    await change([trip], percent(2000))
    const person = await office()
    const priced = await listPrices(context, { person, departureIds: [trip.id, other.id] })
    expect(priced).toMatchObject([{ id: trip.id, optionId: trip.optionId }])
    expect(priced[0]?.units).toContainEqual(expect.objectContaining({ code: 'adult', planMinor: adult, minor: adult * 1.2 })) // prettier-ignore
    const filter = { from: date, to: date, cityId: null, supplierId: null, product: '', bookedOnly: false, state: null, byHandOnly: false, locale: 'en' as const, most: 500 } // prettier-ignore
    const { options } = await listDepartures(context, { person, filter })
    expect(options.flatMap(({ departures }) => departures).find(({ id }) => id === trip.id)).toMatchObject({
      isByHand: true,
      reason: 'Festival',
      handMinor: adult * 1.2,
      listMinor: adult,
    })
    await expect(change([trip, other], percent(1000))).rejects.toMatchObject({ code: 'console.not_found' })
  })

  test('by two people: the second gets the price of the first, and replaces it once it is seen', async () => {
    const { context } = fixtures
    const trip = await someTrip()
    const { planned } = await rowOf(trip.id)
    const set = async (by: HandChange, prices: Record<string, number>) =>
      changeDepartures(context, { person: await office(), departureIds: [trip.id], change: by, reason: 'Festival', seen: [{ id: trip.id, prices }] }) // prettier-ignore
    expect(await set(percent(2000), planned)).toEqual([{ id: trip.id, result: 'changed' }])
    const prices = (await rowOf(trip.id)).prices ?? {}
    for (const by of [percent(-1000), { kind: 'plan_prices' } as const])
      expect(await set(by, planned)).toMatchObject([{ result: 'overtaken', now: { prices, by: 'Layla Hassan' } }])
    expect(await rowOf(trip.id)).toMatchObject({ prices })
    expect(await set(percent(-1000), prices)).toEqual([{ id: trip.id, result: 'changed' }])
  })

  test('needs a reason, and is within the limits', async () => {
    const trip = await someTrip()
    const { token } = await staffPerson(fixtures.context, 'owner')
    const [listed] = await listPrices(fixtures.context, { person: await office(), departureIds: [trip.id] })
    const prices = Object.fromEntries(listed?.units.map(({ code, minor }) => [code, minor]) ?? [])
    const seen = [{ id: trip.id, prices }]
    const ask = async (by: HandChange, reason = 'Festival') =>
      (await askConsole(fixtures.context, 'POST /departures/changes', { token, body: { departureIds: [trip.id], change: by, reason, seen } })).status // prettier-ignore
    expect(await ask(percent(2000), ' ')).toBe(422)
    expect(await ask(percent(-10_000))).toBe(422)
    expect(await ask({ kind: 'prices', prices: { adult: -1 } })).toBe(422)
    expect(await ask(percent(2000))).toBe(200)
  })
})

test('the demo has a departure above and one below the planned price, each with its reason', async () => {
  const { context } = fixtures
  await context.db.transaction((tx) => seedHandPrices(tx))
  const priced = await context.db.rows<{ id: number; plan: number }>({
    name: 'test.demo_hand_prices',
    text: `select d.id, 1 + d.adjust_basis_points / 10000.0 as plan from departure d join option o on o.id = d.option_id join product p on p.id = o.product_id
      where d.hand_prices is not null and p.code in ('masmak-and-souq-al-zal', 'national-museum-and-murabba') order by p.code`,
  })
  const rows = await Promise.all(priced.map(({ id }) => rowOf(id)))
  // The plan is dearer at weekends.
  const ofPlan = rows.map(({ prices, adult }, index) => (prices?.['adult'] ?? 0) / adult / Number(priced[index]?.plan))
  expect(ofPlan.map((ratio) => Math.round(ratio * 100))).toEqual([120, 85])
  expect(rows.every(({ reason }) => reason !== '')).toBe(true)
})
