import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkoutOf, visitorWith } from '#test/support/buyer.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { later } from '#test/support/clock.ts'
import { countsOf, createDeparture, useFixtures } from '#test/support/fixtures.ts'
import { addItem } from './add-item.ts'
import { readCart } from './read-cart.ts'

const fixtures = useFixtures()

test('two items of one departure must fit into it together, and the cart says which one does not', async () => {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 3 })
  const visitor = await visitorWith(context, departure, 2)
  await addItem(context, {
    visitor,
    optionId: departure.optionId,
    departureId: departure.id,
    duration: 1,
    units: { [String(departure.units['adult'])]: 2 },
    extras: {},
    pickupPointId: null,
  })
  const { items } = await readCart(context, { visitor, locale: 'en' })
  expect(items.map(({ isAvailable }) => isAvailable)).toEqual([true, false])
  await expect(placeOrder(context, await checkoutOf(context, visitor))).rejects.toMatchObject({
    code: 'checkout.cart_unavailable',
  })
})

test('the last places that an order of this cart holds can still be paid: as it stands, or with other details', async () => {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 2 })
  const visitor = await visitorWith(context, departure, 2)
  const first = await placeOrder(context, await checkoutOf(context, visitor))
  expect((await readCart(context, { visitor, locale: 'en' })).items).toMatchObject([{ isAvailable: true }])

  const again = await placeOrder(context, { ...(await checkoutOf(context, visitor)), idempotencyKey: randomUUID() })
  expect(again).toEqual(first)
  const changed = { ...(await checkoutOf(context, visitor)), idempotencyKey: randomUUID(), firstName: 'Noura' }
  expect((await placeOrder(context, changed)).reference).not.toBe(first.reference)
  expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 2, held: 2, sold: 0 })

  const other = { ...visitor, cartToken: null }
  await expect(
    addItem(context, {
      visitor: other,
      optionId: departure.optionId,
      departureId: departure.id,
      duration: 1,
      units: { [String(departure.units['adult'])]: 1 },
      extras: {},
      pickupPointId: null,
    }),
  ).rejects.toMatchObject({ code: 'cart.sold_out' })
})

test('free cancellation is promised only while the departure that was chosen can be cancelled free', async () => {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 3 })
  const visitor = await visitorWith(context, departure, 2)
  const after = async (interval: string) =>
    (await readCart(later(context, interval), { visitor, locale: 'en' })).items.map(
      (item) => item.cancellation.steps[0]?.percentage === 0,
    )
  expect(await after('8 days 23 hours')).toEqual([true])
  expect(await after('9 days 1 hour')).toEqual([false])
})
