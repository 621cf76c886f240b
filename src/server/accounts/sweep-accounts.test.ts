import { expect, test } from 'vitest'
import { placeOrder } from '#server/checkout/place-order.ts'
import { oneRow } from '#server/platform/database.ts'
import { checkoutOf, visitorWith } from '#test/support/buyer.ts'
import { later } from '#test/support/clock.ts'
import { someDeparture, useWorld } from '#test/support/world.ts'
import { sweepAccounts } from './sweep-accounts.ts'

const world = useWorld()

const countKeys = async () =>
  (
    await oneRow<{ count: number }>(world.context.db, {
      name: 'test.keys',
      text: 'select count(*) from idempotency_key',
    })
  ).count

test('the key of a request is known for a month, and then it is forgotten', async () => {
  const { context } = world
  const departure = await someDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 1 })
  await placeOrder(context, await checkoutOf(context, await visitorWith(context, departure, 1)))
  await sweepAccounts(later(context, '29 days'))
  expect(await countKeys()).toBe(1)
  await sweepAccounts(later(context, '31 days'))
  expect(await countKeys()).toBe(0)
})
