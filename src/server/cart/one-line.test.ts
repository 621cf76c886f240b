import { beforeEach, describe, expect, test } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { checkoutOf, pay, uniqueEmail } from '#test/support/buyer.ts'
import { createDeparture, createVisitor, useFixtures, type FixtureDeparture } from '#test/support/fixtures.ts'
import { oneRow } from '#server/kernel/database.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { addItem, type AddItemInput } from './add-item.ts'
import { mergeGuestCart } from './merge-guest-cart.ts'
import { readCart } from './read-cart.ts'

const fixtures = useFixtures()
let departure: FixtureDeparture
let visitor: Visitor

beforeEach(async () => {
  const { db } = fixtures.context
  departure = await createDeparture(db, { option: 'bahrain-fort/sunset', capacity: 12 })
  // Nothing is converted.
  visitor = { ...(await createVisitor(db)), currency: 'BHD' }
})

type Selection = Pick<AddItemInput, 'mode' | 'pickupPointId'>

const put = async (adults: number, { mode = 'add', pickupPointId = null }: Partial<Selection> = {}) => {
  const added = await addItem(fixtures.context, {
    visitor,
    optionId: departure.optionId,
    departureId: departure.id,
    duration: 1,
    units: { [String(departure.units['adult'])]: adults },
    extras: {},
    pickupPointId,
    mode,
  })
  visitor = { ...visitor, cartToken: added.cartToken }
  return added
}
const linesOf = async (of = visitor) => (await readCart(fixtures.context, { visitor: of, locale: 'en' })).items
const adultsOf = async (of = visitor) => (await linesOf(of)).map(({ travellers }) => travellers)

describe('a departure that is in the cart already', () => {
  test('takes the people that are added to it, and says how many it had', async () => {
    const first = await put(2)
    expect(first).toMatchObject({ added: 'new', unitsBefore: {} })
    const second = await put(1)
    expect(second).toMatchObject({ added: 'merged', itemId: first.itemId })
    expect(second.unitsBefore).toEqual({ [String(departure.units['adult'])]: 2 })
    expect(await adultsOf()).toEqual([3])
  })

  test('is replaced by the last choice with "Book now"', async () => {
    const first = await put(2)
    expect(await put(1, { mode: 'replace' })).toMatchObject({ added: 'replaced', itemId: first.itemId })
    expect(await adultsOf()).toEqual([1])
  })

  test('refuses more people than can be booked together, and keeps those it has', async () => {
    await put(1)
    const capacity = (await linesOf())[0]?.capacity ?? 0
    await expect(put(capacity)).rejects.toMatchObject({ code: 'cart.too_many_with_earlier', details: { earlier: 1 } })
    expect(await adultsOf()).toEqual([1])
  })

  test('is replaced by the new choice if the old one can no longer be booked', async () => {
    await put(2)
    await fixtures.context.db.rows({
      name: 'test.close_unit',
      text: `update cart_item set units = '{"999999": 1}' where departure_id = $1`,
      values: [departure.id],
    })
    expect(await put(1)).toMatchObject({ added: 'replaced' })
    expect(await adultsOf()).toEqual([1])
  })
})

test('an unknown pick-up point is refused, and the line stays as it was', async () => {
  await put(2)
  await expect(put(1, { pickupPointId: 999_999 })).rejects.toMatchObject({ code: 'cart.pickup_unknown' })
  expect(await adultsOf()).toEqual([2])
})

test('the last seats, which the unpaid order of the cart holds, can be booked again with other people', async () => {
  const { context } = fixtures
  departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 2 })
  await put(2)
  const first = await placeOrder(context, await checkoutOf(context, visitor))
  expect(await put(1, { mode: 'replace' })).toMatchObject({ added: 'replaced' })
  const second = await placeOrder(context, await checkoutOf(context, visitor))
  const orders = await context.db.rows<{ reference: string; status: string }>({
    name: 'test.orders_of',
    text: 'select reference, status from orders where reference = any ($1::text[])',
    values: [[first.reference, second.reference]],
  })
  expect(orders).toHaveLength(2)
  expect(orders.find(({ reference }) => reference === first.reference)?.status).toBe('expired')
  await pay(context, second.reference)
  expect(await linesOf()).toEqual([])
})

test('presses in two tabs leave one line with the people of both', async () => {
  await put(1)
  const added = await Promise.all([1, 2, 3, 1].map((adults) => put(adults)))
  expect(added.map((one) => one.added)).toEqual(['merged', 'merged', 'merged', 'merged'])
  expect(await adultsOf()).toEqual([8])
})

test('the first presses of two tabs make one line', async () => {
  const { db } = fixtures.context
  const other = await createDeparture(db, { option: 'bahrain-fort/sunset', capacity: 5 })
  const first = departure
  departure = other
  await put(1)
  departure = first
  const added = await Promise.all([put(1), put(2, { mode: 'replace' }), put(1)])
  expect(added.map((one) => one.added).filter((one) => one === 'new')).toHaveLength(1)
  expect((await linesOf()).filter(({ departureId }) => departureId === first.id)).toHaveLength(1)
})

test('the database refuses a second line of a departure in the same language', async () => {
  const { itemId } = await put(1)
  const copy = fixtures.context.db.rows({
    name: 'test.copy_line',
    text: `insert into cart_item (cart_id, option_id, departure_id, units, seen_minor, seen_currency)
      select cart_id, option_id, departure_id, units, seen_minor, seen_currency from cart_item where id = $1`,
    values: [itemId],
  })
  await expect(copy).rejects.toMatchObject({ code: '23505', constraint: 'cart_item_line_of_language' })
})

test('signing in keeps the line of this browser and the account’s others, while people are being added on the phone', async () => {
  const { context } = fixtures
  const { id: userId } = await oneRow<{ id: number }>(context.db, {
    name: 'test.user_of_cart',
    text: `insert into app_user (email, first_name, last_name, password_hash, language) values ($1, 'س', 'ع', 'x', 'ar') returning id`,
    values: [uniqueEmail()],
  })
  const another = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  const own = departure
  // On the phone, signed in.
  visitor = { ...(await createVisitor(context.db)), userId }
  await put(4)
  departure = another
  await put(3)
  const phone = visitor
  // On the laptop, as a guest.
  departure = own
  // Nothing is converted.
  visitor = { ...(await createVisitor(context.db)), currency: 'BHD' }
  await put(1)
  const laptop = visitor
  const onPhone = async () => {
    visitor = phone
    departure = another
    await put(1)
  }
  await Promise.all([mergeGuestCart(context, { visitor: laptop, userId }), onPhone()])
  const lines = await linesOf({ ...laptop, userId })
  const travellersOn = ({ id }: FixtureDeparture) => lines.find(({ departureId }) => departureId === id)?.travellers
  expect([lines.length, travellersOn(own), travellersOn(another)]).toEqual([2, 1, 4])
  expect((await linesOf(phone)).map(({ id }) => id)).toEqual(lines.map(({ id }) => id))
  expect(await linesOf(laptop)).toEqual([])
})
