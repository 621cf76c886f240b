import { expect, test } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import type { Connection } from '#server/kernel/database.ts'
import { paidOrder, suppliersOfDesk } from '#test/support/desk.ts'
import { checkoutOf, orderOf, visitorWith } from '#test/support/buyer.ts'
import { createDeparture, useFixtures } from '#test/support/fixtures.ts'
import { findOrders } from './find-orders.ts'
import { followOrderEvents } from './follow-order-events.ts'

const fixtures = useFixtures()
const NEWER = 1200
const FIRST_NEWER = 1_000_000

test('finds a supplier its guest with a common name, although others have a thousand newer orders of that name', async () => {
  const { context } = fixtures
  const { db } = context
  const { reference } = await paidOrder(context, { firstName: 'Mohammed', lastName: 'Al Qassimi' })
  await followOrderEvents(context)
  const { id, other } = await suppliersOfDesk(context)
  await copyOrder(db, reference, other)

  const find = async (typed: string, scope: number | 'all') => {
    const found = await findOrders(context, { typed, scope, kinds: ['n'] })
    return found.map((order) => order.reference)
  }
  expect(await find('mohammed', id)).toEqual([reference])
  expect(await find('qassimi moh', id)).toEqual([reference])
  expect(await find('mohammed saeed', id)).toEqual([])
  expect(await find('mohammed', 'all')).toHaveLength(20)
  expect(await find('mohammed', 'all')).not.toContain(reference)
})

test('finds the order of a payment page that is open, by the whole number of the payment', async () => {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  const { reference } = await placeOrder(context, await checkoutOf(context, await visitorWith(context, departure, 1)))
  const { session } = await orderOf(context.db, reference)
  // As if the events had been followed while the page was being opened.
  await context.db.rows({ name: 'test.close_to_finder', text: `update payment set provider_reference = null where provider_reference = $1`, values: [session] }) // prettier-ignore
  await followOrderEvents(context)
  await context.db.rows({ name: 'test.open_page', text: `update payment p set provider_reference = $1 from orders o where o.id = p.order_id and o.reference = $2`, values: [session, reference] }) // prettier-ignore
  const find = async (typed: string, scope: number | 'all') =>
    (await findOrders(context, { typed, scope, kinds: ['b'] })).map((order) => order.reference)
  expect(await find(` ${session}`, 'all')).toEqual([reference])
  expect(await find(session.slice(0, -1), 'all')).toEqual([])
  expect(await find(session, (await suppliersOfDesk(context)).id)).toEqual([])
})

async function copyOrder(db: Connection, reference: string, supplierId: number): Promise<void> {
  const copy = (table: string, column: string, changes: string) =>
    db.rows({
      name: `test.copy_${table}`,
      text: `insert into ${table} overriding system value select r.* from ${table} s, generate_series(${FIRST_NEWER}, ${FIRST_NEWER + NEWER - 1}) n,
          jsonb_populate_record(s, jsonb_build_object('${column}', n, ${changes})) r
        where s.${column} = (select id from orders where reference = $1)`,
      values: [reference],
    })
  await copy('orders', 'id', `'reference', 'COPY-' || n, 'cart_id', null, 'invoice_number', null`)
  await copy('order_row', 'order_id', `'supplier_ids', array[${supplierId}]`)
  await copy('order_term', 'order_id', `'term', s.term`)
}
