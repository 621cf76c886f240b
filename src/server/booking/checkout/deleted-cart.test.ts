import { expect, test } from 'vitest'
import { keyOfCart } from '#server/cart/cart-key.ts'
import { oneRow } from '#server/kernel/database.ts'
import { checkoutOf, visitorWith } from '#test/support/buyer.ts'
import { createDeparture, useFixtures } from '#test/support/fixtures.ts'
import { untilBlocked } from '#test/support/until-blocked.ts'
import { placeOrder } from './place-order.ts'

const fixtures = useFixtures()

test('an order whose cart is deleted at the same moment is placed without it', async ({ skip }) => {
  const { context, isConcurrent } = fixtures
  if (!isConcurrent) skip()
  const { db } = context
  const departure = await createDeparture(db, { option: 'bahrain-fort/sunset', capacity: 9 })
  const visitor = await visitorWith(context, departure, 2)
  const input = await checkoutOf(context, visitor)
  const placing = await db.transaction(async (tx) => {
    const key = keyOfCart(visitor)
    await tx.rows({ name: 'test.delete_cart', text: 'delete from cart where key = $1', values: [key] })
    const order = placeOrder(context, input)
    await untilBlocked(db, 1)
    return { order }
  })
  const { reference } = await placing.order
  const order = await oneRow<{ status: string; cart: number | null }>(db, {
    name: 'test.order_without_cart',
    text: 'select status, cart_id as cart from orders where reference = $1',
    values: [reference],
  })
  expect(order).toEqual({ status: 'awaiting_payment', cart: null })
})
