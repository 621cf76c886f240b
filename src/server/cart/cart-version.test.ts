import { beforeEach, expect, test } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import type { Db } from '#server/kernel/database.ts'
import { oneRow } from '#server/kernel/database.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { checkoutOf, loseHold, pay, uniqueEmail } from '#test/support/buyer.ts'
import { createDeparture, createVisitor, useFixtures, type FixtureDeparture } from '#test/support/fixtures.ts'
import { addItem } from './add-item.ts'
import { mergeGuestCart } from './merge-guest-cart.ts'
import { readCart } from './read-cart.ts'
import { removeItem } from './remove-item.ts'

const fixtures = useFixtures()
let departure: FixtureDeparture
let visitor: Visitor
let itemId: number

beforeEach(async () => {
  const { db } = fixtures.context
  departure = await createDeparture(db, { option: 'bahrain-fort/sunset', capacity: 12 })
  // Nothing is converted.
  visitor = { ...(await createVisitor(db)), currency: 'BHD' }
  const added = await put(2)
  visitor = { ...visitor, cartToken: added.cartToken }
  itemId = added.itemId
})

const put = (adults: number, { of = visitor, to = departure, context = fixtures.context } = {}) =>
  addItem(context, {
    visitor: of,
    optionId: to.optionId,
    departureId: to.id,
    duration: 1,
    units: { [String(to.units['adult'])]: adults },
    extras: {},
    pickupPointId: null,
  })

/** Adds one adult; `meanwhile` runs when the cart has been read for it, and before the line is written. */
async function addWhile(meanwhile: () => Promise<unknown>) {
  let isDone = false
  const { context } = fixtures
  const rows: Db['rows'] = async (statement) => {
    const read = await context.db.rows<never>(statement)
    if (statement.name === 'cart.with_line' && !isDone) {
      isDone = true
      await meanwhile()
    }
    return read
  }
  return put(1, { context: { ...context, db: { ...context.db, rows } } })
}

const adultsOf = async (of = visitor) =>
  (await readCart(fixtures.context, { visitor: of, locale: 'en' })).items.map(({ travellers }) => travellers)
const order = async () => (await placeOrder(fixtures.context, await checkoutOf(fixtures.context, visitor))).reference

async function createUser(): Promise<number> {
  const { id } = await oneRow<{ id: number }>(fixtures.context.db, {
    name: 'test.user_of_cart_version',
    text: `insert into app_user (email, first_name, last_name, password_hash, language) values ($1, 'س', 'ع', 'x', 'ar') returning id`,
    values: [uniqueEmail()],
  })
  return id
}

test('people who are added while the other tab removes the line are alone in it', async () => {
  expect(await addWhile(() => removeItem(fixtures.context, { visitor, itemId }))).toMatchObject({ added: 'new' })
  expect(await adultsOf()).toEqual([1])
})

test('people who are added while the line is booked by late money are alone in it', async () => {
  const { context } = fixtures
  const reference = await order()
  await loseHold(context.db, reference)
  expect(await addWhile(() => pay(context, reference))).toMatchObject({ added: 'new' })
  expect(await adultsOf()).toEqual([1])
})

test('people who are added on one device do not take the line back that another signs in to', async () => {
  const { context } = fixtures
  const userId = await createUser()
  // The cart of this device is the account's.
  await mergeGuestCart(context, { visitor, userId })
  const guest = { ...visitor, cartToken: null }
  const other = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  const { cartToken } = await put(3, { of: guest, to: other })
  const signingIn = { ...guest, cartToken }
  expect(await addWhile(() => mergeGuestCart(context, { visitor: signingIn, userId }))).toMatchObject({ added: 'new' })
  expect((await adultsOf(signingIn)).toSorted()).toEqual([2, 3])
  expect(await adultsOf()).toEqual([1])
})

test('people who are added to a line that moved to the cart of another device are alone in it once it is paid', async () => {
  const { context } = fixtures
  const userId = await createUser()
  await mergeGuestCart(context, { visitor, userId })
  const reference = await order()
  const guest = { ...visitor, cartToken: null }
  const other = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  const { cartToken } = await put(3, { of: guest, to: other })
  visitor = { ...guest, cartToken }
  await mergeGuestCart(context, { visitor, userId })
  expect((await adultsOf()).toSorted()).toEqual([2, 3])
  expect(await addWhile(() => pay(context, reference))).toMatchObject({ added: 'new' })
  expect((await adultsOf()).toSorted()).toEqual([1, 3])
})
