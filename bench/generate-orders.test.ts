import { expect, test } from 'vitest'
import { oneRow } from '#server/kernel/database.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { generateOrders } from './generate-orders.ts'

const fixtures = useFixtures()

test('the orders of the benchmarks fit the schema', async () => {
  const { db } = fixtures.context
  await generateOrders(db, 60)
  const counts = await oneRow<{ orders: number; items: number; holds: number }>(db, {
    name: 'test.generated',
    text: `select count(distinct o.id)::int as orders, count(distinct i.id)::int as items, count(distinct h.id)::int as holds
      from orders o left join order_item i on i.order_id = o.id left join hold h on h.order_item_id = i.id where o.reference like 'RB-%'`,
  })
  expect(counts).toEqual({ orders: 60, items: 60, holds: 60 })
})
