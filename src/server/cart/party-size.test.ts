import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { oneRow } from '#server/kernel/database.ts'
import { apiOf } from '#test/support/api-of.ts'
import { checkoutOf, pay, uniqueEmail } from '#test/support/buyer.ts'
import { countsOf, createDeparture, createVisitor, useFixtures, type FixtureDeparture } from '#test/support/fixtures.ts'
import { addItem, type AddItemInput } from './add-item.ts'
import { changeItem } from './change-item.ts'
import { readCart } from './read-cart.ts'

const fixtures = useFixtures()
/** With seats for three circles, each for six; a booking may have two. */
let departure: FixtureDeparture
let visitor: Visitor

beforeEach(async () => {
  const { db } = fixtures.context
  departure = await createDeparture(db, { option: 'alula-elephant-rock-fire/fire-circle', capacity: 3 })
  visitor = { ...(await createVisitor(db)), currency: 'SAR' }
})

const circles = (quantity: number) => ({ [String(departure.units['circle'])]: quantity })
const put = async (
  partySize: number | null | undefined,
  { count = 1, ...more }: { count?: number } & Partial<AddItemInput> = {},
) => {
  const added = await addItem(fixtures.context, {
    visitor,
    optionId: departure.optionId,
    departureId: departure.id,
    duration: 1,
    units: circles(count),
    extras: {},
    pickupPointId: null,
    ...(partySize !== undefined && { partySize }),
    ...more,
  })
  visitor = { ...visitor, cartToken: added.cartToken }
  return added
}
const change = (itemId: number, wish: Omit<Parameters<typeof changeItem>[1], 'visitor' | 'itemId'>) =>
  changeItem(fixtures.context, { visitor, itemId, ...wish })
const lineOf = async () => {
  const [item] = (await readCart(fixtures.context, { visitor, locale: 'en' })).items
  return item && { partySize: item.partySize, travellers: item.travellers }
}

const people = (partySize: number | null, travellers = partySize) => ({ partySize, travellers })
const range = (minimum: number, maximum: number) => ({
  code: 'cart.party_size_range',
  details: { minimum, maximum, fields: [{ field: 'partySize', code: 'range' }] },
})

describe('the number of people of a line', () => {
  test('is what the buyer said; without it, the most who can come', async () => {
    await put(4)
    expect(await lineOf()).toEqual(people(4))
    await put(undefined, { mode: 'replace' })
    expect(await lineOf()).toEqual(people(null, 6))
  })

  test('has to find room in what is booked, and the cart stays as it was', async () => {
    await expect(put(7)).rejects.toMatchObject(range(1, 6))
    expect(await lineOf()).toBeUndefined()
    const { itemId } = await put(12, { count: 2 })
    await expect(change(itemId, { units: circles(1), partySize: 7 })).rejects.toMatchObject(range(1, 6))
    await expect(change(itemId, { partySize: 13 })).rejects.toMatchObject(range(1, 12))
    expect(await lineOf()).toEqual(people(12))
  })

  test('adds up with the circles, and is replaced with them', async () => {
    const { itemId } = await put(4)
    expect(await put(5)).toMatchObject({ itemId, added: 'merged' })
    expect(await lineOf()).toEqual(people(9))
    await put(3, { mode: 'replace' })
    expect(await lineOf()).toEqual(people(3))
    // A client that does not send the number makes the sum unknown.
    await put(undefined)
    expect(await lineOf()).toEqual(people(null, 12))
  })

  test('is changed, stays with a change of something else, and is at most what fewer circles take', async () => {
    const { itemId } = await put(4)
    await change(itemId, { partySize: 5 })
    await change(itemId, { units: circles(2) })
    expect(await lineOf()).toEqual(people(5))
    await change(itemId, { partySize: 10 })
    await change(itemId, { units: circles(1) })
    expect(await lineOf()).toEqual(people(6))
    await change(itemId, { partySize: null })
    expect(await lineOf()).toEqual(people(null, 6))
  })

  test('adds up when the line is moved onto another one', async () => {
    const { db } = fixtures.context
    const from = departure
    departure = await createDeparture(db, { option: 'alula-elephant-rock-fire/fire-circle', capacity: 3 })
    await put(4)
    const { itemId } = await put(3, { optionId: from.optionId, departureId: from.id, units: { [String(from.units['circle'])]: 1 } }) // prettier-ignore
    await change(itemId, { departure: { optionId: departure.optionId, departureId: departure.id } })
    expect(await lineOf()).toEqual(people(7))
  })

  test('follows a catalogue whose circles have become smaller', async () => {
    const { db } = fixtures.context
    await put(6)
    const resize = (travellers: number) =>
      db.rows({ name: 'test.resize', text: 'update unit set travellers = $2 where id = $1', values: [departure.units['circle'], travellers] }) // prettier-ignore
    await resize(4)
    expect(await lineOf()).toEqual(people(4))
    await resize(6)
  })

  test('is the most of an add-on per person, which follows it if everybody has one', async () => {
    const { id } = await oneRow<{ id: number }>(fixtures.context.db, {
      name: 'test.dinner',
      text: `select x.id from extra x join product p on p.id = x.product_id where p.code = 'alula-elephant-rock-fire' and x.code = 'jareesh'`,
    })
    await expect(put(2, { extras: { [id]: 3 } })).rejects.toMatchObject({
      code: 'cart.extra_too_many',
      details: { maximum: 2 },
    })
    const { itemId } = await put(4, { extras: { [id]: 4 } })
    const dinners = async () =>
      (await readCart(fixtures.context, { visitor, locale: 'en' })).items[0]?.lines.find(({ kind }) => kind === 'extra')
        ?.quantity
    await change(itemId, { partySize: 2 })
    expect(await dinners()).toBe(2)
    await change(itemId, { partySize: 5 })
    expect(await dinners()).toBe(5)
  })

  test('is not stored where people are booked one by one', async () => {
    departure = await createDeparture(fixtures.context.db, { option: 'bahrain-fort/sunset', capacity: 12 })
    await put(9, { units: { [String(departure.units['adult'])]: 2 } })
    expect(await lineOf()).toEqual(people(null, 2))
  })
})

describe('an order', () => {
  const orderedOf = (reference: string) =>
    oneRow(fixtures.context.db, {
      name: 'test.size_of_order',
      text: `select i.party_size as "partySize", i.travellers, i.places from order_item i join orders o on o.id = i.order_id where o.reference = $1`,
      values: [reference],
    })

  test('has the number and takes the seats of the circles, and a changed number is another order', async () => {
    const { context } = fixtures
    const { itemId } = await put(4)
    const checkout = { ...(await checkoutOf(context, visitor)), email: uniqueEmail() }
    const first = await placeOrder(context, checkout)
    expect(await orderedOf(first.reference)).toEqual({ partySize: 4, travellers: 4, places: 1 })
    await change(itemId, { partySize: 5 })
    const second = await placeOrder(context, { ...checkout, idempotencyKey: randomUUID() })
    expect(second.reference).not.toBe(first.reference)
    expect(await orderedOf(second.reference)).toEqual({ partySize: 5, travellers: 5, places: 1 })
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 1, sold: 0 })
  })

  test('leaves the people in the cart who were added while it was paid', async () => {
    const { context } = fixtures
    const { itemId } = await put(4)
    const { reference } = await placeOrder(context, { ...(await checkoutOf(context, visitor)), email: uniqueEmail() })
    await change(itemId, { units: circles(2), partySize: 9 })
    await pay(context, reference)
    expect(await lineOf()).toEqual(people(5))
  })

  test('of another number only is booked as ordered, and leaves nothing in the cart', async () => {
    const { context } = fixtures
    const { itemId } = await put(4)
    const { reference } = await placeOrder(context, { ...(await checkoutOf(context, visitor)), email: uniqueEmail() })
    await change(itemId, { partySize: 5 })
    await pay(context, reference)
    expect(await lineOf()).toBeUndefined()
  })
})

test.each([
  [0, 422, { code: 'request.invalid', fields: [{ field: 'partySize', code: 'too_small' }] }],
  [2.5, 422, { code: 'request.invalid', fields: [{ field: 'partySize', code: 'invalid_type' }] }],
  ['4', 422, { code: 'request.invalid', fields: [{ field: 'partySize', code: 'invalid_type' }] }],
  [10_000_000_000, 422, { code: 'request.invalid', fields: [{ field: 'partySize', code: 'too_big' }] }],
  [7, 422, { code: 'cart.party_size_range', minimum: 1, maximum: 6, fields: [{ field: 'partySize', code: 'range' }] }],
  [6, 200, { items: [{ partySize: 6 }] }],
])('the API answers the number %j with %i', async (partySize, status, body) => {
  const { id: departureId, optionId } = departure
  const answer = await apiOf(fixtures.context).request('/api/cart/items?locale=en', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ optionId, departureId, partySize, units: circles(1) }),
  })
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject(body)
})
