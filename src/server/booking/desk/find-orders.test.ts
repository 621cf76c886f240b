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

test('finds first what begins next, also what began today, then the newest', async () => {
  const { context } = fixtures
  const { db } = context
  const guest = { firstName: 'Hanadi', lastName: 'Al Sowaidi' }
  const made: string[] = []
  for (const start of ['9 days', '-3 hours', '2 days', '-2 days', '1 day'])
    await paidOrder(context, guest).then(async ({ reference }) => {
      made.push(reference)
      await db.rows({
        name: 'test.move_start',
        text: `update order_item set starts_at = rihla_now() + $2::interval, ends_at = rihla_now() + $2::interval + interval '1 hour'
          where order_id = (select id from orders where reference = $1)`,
        values: [reference, start],
      })
    })
  while (made.length < 25) made.push((await paidOrder(context, guest)).reference)
  await followOrderEvents(context)
  // All that were booked later are over.
  await db.rows({
    name: 'test.end_later',
    text: `update order_row r set first_start = rihla_now() - interval '40 days' from orders o
      where o.id = r.order_id and o.reference = any ($1::text[])`,
    values: [made.slice(5)],
  })
  const [far, today, near, , tomorrow] = made
  const newest = made.slice(5).toReversed()
  const { id } = await suppliersOfDesk(context)
  for (const scope of ['all', id] as const)
    for (const typed of ['hanadi', 'hana', 'sowaidi hanadi']) {
      const found = await findOrders(context, { typed, scope, kinds: ['n'] })
      const ahead = typed === 'hana' && scope === 'all' ? [] : [today, tomorrow, near, far]
      expect(found.map(({ reference }) => reference)).toEqual([...ahead, ...newest].slice(0, 20))
    }
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
