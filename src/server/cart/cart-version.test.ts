import { beforeEach, expect, test } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import type { Db } from '#server/kernel/database.ts'
import { oneRow } from '#server/kernel/database.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { checkoutOf, loseHold, pay, uniqueEmail } from '#test/support/buyer.ts'
import { buyerWithCode, createCode } from '#test/support/promo-codes.ts'
import { createDeparture, createVisitor, useFixtures, type FixtureDeparture } from '#test/support/fixtures.ts'
import { addItem } from './add-item.ts'
import { MAX_ITEMS } from './change-queries.ts'
import { keepPromoCode } from './keep-promo-code.ts'
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

test('people who are added by a guest do not take the line back that signing in moves to the account', async () => {
  const userId = await createUser()
  const signIn = () => mergeGuestCart(fixtures.context, { visitor, userId })
  expect(await addWhile(signIn)).toMatchObject({ added: 'new' })
  expect(await adultsOf({ ...visitor, userId })).toEqual([2])
  expect(await adultsOf()).toEqual([1])
})

test('people who are added to the account’s line while its order of a guest is paid are alone in it', async () => {
  const { context } = fixtures
  const userId = await createUser()
  const reference = await order()
  await mergeGuestCart(context, { visitor, userId })
  visitor = { ...visitor, userId }
  expect(await adultsOf()).toEqual([2])
  expect(await addWhile(() => pay(context, reference))).toMatchObject({ added: 'new' })
  expect(await adultsOf()).toEqual([1])
})

test('an account has one cart on all its devices, without the cookie of any', async () => {
  const userId = await createUser()
  await mergeGuestCart(fixtures.context, { visitor, userId })
  const phone = { ...visitor, userId }
  const laptop = { ...visitor, userId, cartToken: null }
  expect(await adultsOf(laptop)).toEqual([2])
  expect(await put(1, { of: laptop })).toMatchObject({ added: 'merged', cartToken: null })
  expect(await adultsOf(phone)).toEqual([3])
  await removeItem(fixtures.context, { visitor: laptop, itemId })
  expect(await adultsOf(phone)).toEqual([])
})

test('signing out leaves nothing of the account’s cart in the browser, and the next account gets nothing of it', async () => {
  const { context } = fixtures
  const [userId, another] = [await createUser(), await createUser()]
  await mergeGuestCart(context, { visitor, userId })
  expect(await adultsOf({ ...visitor, userId: null })).toEqual([])
  await mergeGuestCart(context, { visitor, userId: another })
  expect(await adultsOf({ ...visitor, userId: another })).toEqual([])
  expect(await adultsOf({ ...visitor, userId })).toEqual([2])
})

test('the promo code of a guest moves with the lines; the account keeps its own if the guest has none', async () => {
  const { context } = fixtures
  const userId = await createUser()
  const own = { ...visitor, userId }
  const codeOf = async (of: Visitor) => (await readCart(context, { visitor: of, locale: 'en' })).promoCode
  await keepPromoCode(context, { visitor, code: 'GUEST' })
  await mergeGuestCart(context, { visitor, userId })
  await put(1)
  expect([await codeOf(own), await codeOf(visitor)]).toEqual(['GUEST', null])
  await mergeGuestCart(context, { visitor, userId })
  expect(await codeOf(own)).toBe('GUEST')
})

test('the account’s cart has no more lines after signing in than a cart can: the oldest of the account’s are dropped', async () => {
  const { context } = fixtures
  const userId = await createUser()
  const own = { ...visitor, userId }
  const departures = [departure]
  for (let more = 0; more < MAX_ITEMS; more++)
    departures.push(await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 12 }))
  for (const to of departures.slice(1)) await put(1, { of: own, to })
  await put(3, { to: departures.at(-1) })
  await mergeGuestCart(context, { visitor, userId })
  const { items } = await readCart(context, { visitor: own, locale: 'en' })
  // Without the first of the account; the last is in both.
  const kept = [departures[0], ...departures.slice(2)].map((one) => one?.id)
  expect(items.map((item) => item.departureId).toSorted()).toEqual(kept.toSorted())
  expect(items.map(({ travellers }) => travellers).toSorted()).toEqual([...Array.from({ length: 18 }, () => 1), 2, 3])
})

test('the promo code of a guest’s open order leaves the account’s cart when the order is paid after signing in', async () => {
  const { context } = fixtures
  const userId = await createUser()
  const code = await createCode(context.db)
  const { visitor: guest, place } = await buyerWithCode(context, code)
  await keepPromoCode(context, { visitor: guest, code })
  const { reference } = await place()
  await mergeGuestCart(context, { visitor: guest, userId })
  await pay(context, reference)
  await put(1, { of: { ...guest, userId } })
  expect(await readCart(context, { visitor: { ...guest, userId }, locale: 'en' })).toMatchObject({
    promoCode: null,
    items: [{ travellers: 1 }],
  })
})

test('another promo code that the account’s cart has meanwhile stays', async () => {
  const { context } = fixtures
  const userId = await createUser()
  const { visitor: guest, place } = await buyerWithCode(context, await createCode(context.db))
  const { reference } = await place()
  await mergeGuestCart(context, { visitor: guest, userId })
  const another = await createCode(context.db)
  await keepPromoCode(context, { visitor: { ...guest, userId }, code: another })
  await pay(context, reference)
  await put(1, { of: { ...guest, userId } })
  expect(await readCart(context, { visitor: { ...guest, userId }, locale: 'en' })).toMatchObject({
    promoCode: another,
    items: [{ travellers: 1 }],
  })
})
