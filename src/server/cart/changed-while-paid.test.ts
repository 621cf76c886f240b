import { beforeEach, describe, expect, test } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import type { Db } from '#server/kernel/database.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { checkoutOf, loseHold, pay } from '#test/support/buyer.ts'
import { countsOf, createDeparture, createVisitor, useFixtures, type FixtureDeparture } from '#test/support/fixtures.ts'
import { untilBlocked } from '#test/support/until-blocked.ts'
import { addItem } from './add-item.ts'
import { changeItem } from './change-item.ts'
import { readCart } from './read-cart.ts'

const fixtures = useFixtures()
let departure: FixtureDeparture
let visitor: Visitor

beforeEach(async () => {
  const { db } = fixtures.context
  departure = await createDeparture(db, { option: 'bahrain-fort/sunset', capacity: 12 })
  // Nothing is converted.
  visitor = { ...(await createVisitor(db)), currency: 'BHD' }
  await put(2)
})

async function put(adults: number, of = departure, context: PaymentContext = fixtures.context): Promise<number> {
  const { cartToken, itemId } = await addItem(context, {
    visitor,
    optionId: of.optionId,
    departureId: of.id,
    duration: 1,
    units: { [String(of.units['adult'])]: adults },
    extras: {},
    pickupPointId: null,
  })
  visitor = { ...visitor, cartToken }
  return itemId
}

const order = async () => (await placeOrder(fixtures.context, await checkoutOf(fixtures.context, visitor))).reference
const cart = () => readCart(fixtures.context, { visitor, locale: 'en' })
const inCart = async () => (await cart()).items.map((item) => [item.departureId, item.travellers])

/** Of an order that is paid while its hold lasts, and of one whose seats were released before. */
const payments = [
  ['in time', pay],
  [
    'late',
    async (context: PaymentContext, reference: string) => {
      await loseHold(context.db, reference)
      await pay(context, reference)
    },
  ],
] as const

describe.each(payments)('a payment %s', (_, payOrder) => {
  test('takes the line out of the cart if it is as it was ordered', async () => {
    await payOrder(fixtures.context, await order())
    expect(await inCart()).toEqual([])
  })

  test('leaves the people in the cart who were added meanwhile, and they can be booked', async () => {
    const { context } = fixtures
    const reference = await order()
    await put(3)
    await payOrder(context, reference)
    expect(await inCart()).toEqual([[departure.id, 3]])
    expect((await cart()).notice).toBe('none')
    await pay(context, await order())
    expect(await inCart()).toEqual([])
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 0, sold: 5 })
  })

  test('leaves nothing of a line from which people were removed meanwhile', async () => {
    const { context } = fixtures
    const reference = await order()
    const [item] = (await cart()).items
    await changeItem(context, { visitor, itemId: item?.id ?? 0, units: { [String(departure.units['adult'])]: 1 } })
    await payOrder(context, reference)
    expect(await inCart()).toEqual([])
  })
})

async function moveTo(other: FixtureDeparture): Promise<void> {
  const [item] = (await cart()).items
  await changeItem(fixtures.context, {
    visitor,
    itemId: item?.id ?? 0,
    departure: { optionId: other.optionId, departureId: other.id },
  })
}

describe('a line that was moved to another departure', () => {
  let other: FixtureDeparture
  beforeEach(async () => {
    other = await createDeparture(fixtures.context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  })

  test('while its order was being paid stays, and can be booked', async () => {
    const { context } = fixtures
    const reference = await order()
    await moveTo(other)
    await pay(context, reference)
    expect(await inCart()).toEqual([[other.id, 2]])
    await pay(context, await order())
    expect(await countsOf(context.db, other.id)).toMatchObject({ held: 0, sold: 2 })
  })

  test('after its order had ended is in place of it: late money leaves only the people who were added', async () => {
    const { context } = fixtures
    const reference = await order()
    await loseHold(context.db, reference)
    await moveTo(other)
    await put(1, other)
    await pay(context, reference)
    expect(await inCart()).toEqual([[other.id, 1]])
  })
})

/** `context` in a transaction that commits when `end` is called. */
async function begin(context: PaymentContext): Promise<{ inside: PaymentContext; end: () => Promise<void> }> {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  return new Promise((resolve, reject) => {
    const committed = context.db.transaction(async (tx) => {
      const db: Db = { ...context.db, rows: tx.rows, transaction: (work) => work(tx) }
      resolve({ inside: { ...context, db }, end: async () => (end(), committed) })
      await ended
    })
    committed.catch(reject)
  })
}

test('people whose addition is committed while the payment waits for the cart stay in it', async ({ skip }) => {
  const { context, isConcurrent } = fixtures
  if (!isConcurrent) skip()
  const reference = await order()
  const { inside, end } = await begin(context)
  await put(3, departure, inside)
  const paying = pay(context, reference)
  await untilBlocked(context.db, 1)
  await end()
  await paying
  expect(await inCart()).toEqual([[departure.id, 3]])
})

test('an order that empties the cart is refused if people are added while it waits for the cart', async ({ skip }) => {
  const { context, isConcurrent } = fixtures
  if (!isConcurrent) skip()
  const input = await checkoutOf(context, visitor)
  const { inside, end } = await begin(context)
  await put(3, departure, inside)
  const ordering = placeOrder(context, { ...input, method: 'pay_later' })
  const refused = expect(ordering).rejects.toMatchObject({ code: 'checkout.cart_changed' })
  await untilBlocked(context.db, 1)
  await end()
  await refused
  expect(await inCart()).toEqual([[departure.id, 5]])
  expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 0, sold: 0 })
})
