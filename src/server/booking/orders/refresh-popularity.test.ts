import { expect, test } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { oneRow } from '#server/kernel/database.ts'
import { checkoutOf, pay, visitorWith } from '#test/support/buyer.ts'
import { createDeparture, useFixtures } from '#test/support/fixtures.ts'
import { refreshPopularity } from './refresh-popularity.ts'

const fixtures = useFixtures()

const counted = () =>
  oneRow(fixtures.context.db, {
    name: 'test.counted',
    text: `select p.booked_count as product, l.booked_count as listing from product p join product_search_index l on l.product_id = p.id
      where p.code = 'bahrain-fort'`,
  })

test('a product is counted as often as it is booked and paid, in what listings are ordered by too', async () => {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 9 })
  const references: string[] = []
  for (let buyers = 0; buyers < 3; buyers++) {
    const visitor = await visitorWith(context, departure, 1)
    references.push((await placeOrder(context, await checkoutOf(context, visitor))).reference)
  }
  for (const reference of references.slice(1)) await pay(context, reference)
  await refreshPopularity(context)
  expect(await counted()).toEqual({ product: 2, listing: 2 })

  await context.db.rows({
    name: 'test.age',
    text: `update order_item set created_at = created_at - interval '400 days'`,
  })
  await refreshPopularity(context)
  expect(await counted()).toEqual({ product: 0, listing: 0 })
})
