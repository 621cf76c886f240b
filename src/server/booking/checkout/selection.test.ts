import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { acceptChanges } from '#server/cart/accept-changes.ts'
import { addItem } from '#server/cart/add-item.ts'
import { readCart } from '#server/cart/read-cart.ts'
import { removeItem } from '#server/cart/remove-item.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { checkoutOf, orderOf, pay, sellOut } from '#test/support/buyer.ts'
import { countsOf, createDeparture, createVisitor, useFixtures, type FixtureDeparture } from '#test/support/fixtures.ts'
import type { PlaceOrderInput } from './place-order-input.ts'
import { placeOrder } from './place-order.ts'
import { readCheckout } from './read-checkout.ts'

const fixtures = useFixtures()
const BANK = {
  holder: { ar: 'رحلة', en: 'Rihla' },
  bank: { ar: 'بنك', en: 'Bank' },
  iban: 'BH67BMAG00001299123456',
  bic: 'BMAGBHBM',
  currency: 'BHD',
}
let visitor: Visitor
let departures: [FixtureDeparture, FixtureDeparture]
let items: [number, number]

beforeEach(async () => {
  const { context } = fixtures
  const create = () => createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  departures = [await create(), await create()]
  // Nothing is converted.
  visitor = { ...(await createVisitor(context.db)), currency: 'BHD' }
  items = [await put(departures[0], 2), await put(departures[1], 1)]
})

async function put(departure: FixtureDeparture, adults: number): Promise<number> {
  const { itemId, cartToken } = await addItem(fixtures.context, {
    visitor,
    optionId: departure.optionId,
    departureId: departure.id,
    duration: 1,
    units: { [String(departure.units['adult'])]: adults },
    extras: {},
    pickupPointId: null,
  })
  visitor = { ...visitor, cartToken }
  return itemId
}

const inCart = async () => (await readCart(fixtures.context, { visitor, locale: 'en' })).items.map(({ id }) => id)
const viewOf = (only: number[] | null) =>
  readCheckout(fixtures.context, { visitor, locale: 'en', promoCode: undefined, only })

async function inputOf(selected: number[]): Promise<PlaceOrderInput> {
  const { charged } = await viewOf(selected)
  return {
    ...(await checkoutOf(fixtures.context, visitor)),
    items: selected,
    seenTotalMinor: charged.amountMinor,
    seenCurrency: charged.currency,
  }
}

test('the checkout of one item shows and charges that item, and names the others', async () => {
  const [whole, one] = [await viewOf(null), await viewOf([items[0]])]
  expect(whole.others).toEqual([])
  expect(one.cart.items.map(({ id }) => id)).toEqual([items[0]])
  expect(one.others.map(({ id }) => id)).toEqual([items[1]])
  expect(one.charged.amountMinor * 3).toBe(whole.charged.amountMinor * 2)
})

test('what to know before two dates of one activity is said once', async () => {
  const { cart, knowBeforeYouGo } = await viewOf(null)
  expect(cart.items).toHaveLength(2)
  expect(knowBeforeYouGo).toMatchObject([{ productId: cart.items[0]?.productId, title: cart.items[0]?.title }])
})

test('an order takes the selected items and leaves the others in the cart, also once it is paid', async () => {
  const { context } = fixtures
  const { reference } = await placeOrder(context, await inputOf([items[1]]))
  expect(await inCart()).toEqual(items)
  await pay(context, reference)
  expect(await inCart()).toEqual([items[0]])
  expect(await countsOf(context.db, departures[0].id)).toMatchObject({ held: 0, sold: 0 })
  expect(await countsOf(context.db, departures[1].id)).toMatchObject({ held: 0, sold: 1 })
})

test('a bank transfer takes only the selected items out of the cart', async () => {
  const { context } = fixtures
  const input = await inputOf([items[0]])
  const site = { ...visitor.site, bankAccount: BANK }
  await placeOrder(context, { ...input, visitor: { ...visitor, site }, method: 'bank_transfer' })
  expect(await inCart()).toEqual([items[1]])
})

test('an unavailable item that is not selected does not stop the order', async () => {
  const { context } = fixtures
  await sellOut(context.db, departures[1].id)
  const { reference } = await placeOrder(context, await inputOf([items[0]]))
  expect((await orderOf(context.db, reference)).status).toBe('awaiting_payment')
})

test('an item that another tab removed is not silently left out', async () => {
  const { context } = fixtures
  const input = await inputOf(items)
  await removeItem(context, { visitor, itemId: items[1] })
  await expect(placeOrder(context, input)).rejects.toMatchObject({ code: 'checkout.cart_changed' })
  const alone = await inputOf([items[0]])
  await removeItem(context, { visitor, itemId: items[0] })
  await expect(placeOrder(context, alone)).rejects.toMatchObject({ code: 'checkout.cart_empty' })
})

test('one key is good for one selection', async () => {
  const { context } = fixtures
  const first = await inputOf([items[0]])
  const placed = await placeOrder(context, first)
  expect(await placeOrder(context, first)).toEqual(placed)
  const other = { ...(await inputOf([items[1]])), idempotencyKey: first.idempotencyKey }
  await expect(placeOrder(context, other)).rejects.toMatchObject({ code: 'checkout.key_reused' })
})

test('of two tabs with different items the later order replaces the earlier, and nothing is charged twice', async () => {
  const { context } = fixtures
  const first = await placeOrder(context, await inputOf([items[0]]))
  const second = await placeOrder(context, await inputOf([items[1]]))
  expect((await orderOf(context.db, first.reference)).status).toBe('expired')
  await pay(context, second.reference)
  expect(await inCart()).toEqual([items[0]])
  expect(await countsOf(context.db, departures[0].id)).toMatchObject({ held: 0, sold: 0 })
  const again = await placeOrder(context, { ...(await inputOf([items[0]])), idempotencyKey: randomUUID() })
  await pay(context, again.reference)
  expect(await inCart()).toEqual([])
})

test('accepting the changes of a checkout touches only its items', async () => {
  const { context } = fixtures
  for (const { id } of departures) await sellOut(context.db, id)
  await acceptChanges(context, { visitor, only: [items[0]] })
  expect(await inCart()).toEqual([items[1]])
})
