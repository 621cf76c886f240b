import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkoutOf, visitorWith } from '#test/support/buyer.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { later } from '#test/support/clock.ts'
import { countsOf, createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { addItem } from './add-item.ts'
import { loadCart } from './load-cart.ts'
import { readCart } from './read-cart.ts'

const fixtures = useFixtures()

test('two stays that share a night must fit into it together, and the cart says which one does not', async () => {
  const { context } = fixtures
  const [night] = await context.db.rows<{ first: number; shared: number; optionId: number; unit: number }>({
    name: 'test.two_nights',
    text: `select d.id as first, n.id as shared, o.id as "optionId", (select id from unit u where u.option_id = o.id order by position limit 1) as unit
      from product p join option o on o.product_id = p.id join departure d on d.option_id = o.id
        join departure n on n.option_id = o.id and n.local_time = d.local_time and n.local_date = d.local_date + 1
      where p.rate <> 'once' and p.pricing_per = 'item' and p.min_duration = 1 and o.capacity > 1 and d.is_open and n.is_open
        and d.cutoff_at > rihla_now() and d.held + d.sold < d.capacity and n.held + n.sold + 1 < n.capacity
      order by d.id limit 1`,
  })
  if (!night) throw new Error('the demo has no two free nights in a row')
  let visitor = await createVisitor(context.db)
  for (const [departureId, duration] of [
    [night.first, 2],
    [night.shared, 1],
  ] as const) {
    const choice = { optionId: night.optionId, departureId, duration, units: { [night.unit]: 1 } }
    const { cartToken } = await addItem(context, { visitor, ...choice, extras: {}, pickupPointId: null })
    visitor = { ...visitor, cartToken }
  }
  await context.db.rows({
    name: 'test.one_place_left',
    text: 'update departure set capacity = held + sold + 1 where id = $1',
    values: [night.shared],
  })
  const { items } = await readCart(context, { visitor, locale: 'en' })
  expect(items.map(({ isAvailable }) => isAvailable)).toEqual([true, false])
  await expect(placeOrder(context, await checkoutOf(context, visitor))).rejects.toMatchObject({
    code: 'checkout.sold_out',
  })
  const [, second] = items
  expect((await loadCart(context.db, visitor, [second?.id ?? 0])).map(({ priced }) => priced.refusal)).toEqual([null])
})

test('the last seats, held by an order of this cart, can be paid: unchanged, or with other details', async () => {
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
