import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addItem } from '#server/cart/add-item.ts'
import { anonymiseOrders } from '#server/booking/orders/anonymise-orders.ts'
import { withOrder } from '#server/booking/orders/order-access-cookie.ts'
import { oneRow } from '#server/kernel/database.ts'
import { checkoutOf } from '#test/support/buyer.ts'
import { createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { payOtherwise } from './pay-otherwise.ts'
import { placeOrder } from './place-order.ts'

const fixtures = useFixtures()

/** A cart whose pick-up point is "Your hotel". */
async function pickedUpAtHotel() {
  const { context } = fixtures
  await context.db.rows({
    name: 'test.fort_pay_later',
    text: `update product set pay_later = true, confirmation = 'instant' where code = 'bahrain-fort'`,
  })
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  const { id } = await oneRow<{ id: number }>(context.db, {
    name: 'test.hotel',
    text: `insert into pickup_point (product_id, code, position, name, address, asks_place, minutes_before, lat, lng)
      select o.product_id, $2, 9, '{"ar": "فندقكم", "en": "Your hotel"}', '{"ar": "اكتبوا اسمه", "en": "Give its name"}', true, 30, 26, 50
      from option o where o.id = $1 returning id`,
    values: [departure.optionId, randomUUID()],
  })
  // Nothing is converted.
  const visitor = { ...(await createVisitor(context.db)), currency: 'BHD' }
  const { itemId, cartToken } = await addItem(context, {
    visitor,
    optionId: departure.optionId,
    departureId: departure.id,
    duration: 1,
    units: { [String(departure.units['adult'])]: 1 },
    extras: {},
    pickupPointId: id,
  })
  return { itemId, visitor: { ...visitor, cartToken } }
}

const pickupOf = (reference: string) =>
  oneRow<{ pickup: unknown }>(fixtures.context.db, {
    name: 'test.pickup_of',
    text: `select i.pickup from order_item i join orders o on o.id = i.order_id where o.reference = $1`,
    values: [reference],
  })
const rove = {
  name: { ar: 'Rove Downtown', en: 'Rove Downtown' },
  address: { ar: 'فندقكم', en: 'Your hotel' },
  minutesBefore: 30,
  isWritten: true,
}

test.each([
  { pickupPlaces: {}, code: 'required' },
  { pickupPlaces: { item: ' \u{200F} ' }, code: 'required' },
  { pickupPlaces: { item: 'a'.repeat(201) }, code: 'too_long' },
])('an order without the place that its pick-up point asks for is refused at the field', async (sent) => {
  const { visitor, itemId } = await pickedUpAtHotel()
  const input = await checkoutOf(fixtures.context, visitor)
  const pickupPlaces = sent.pickupPlaces.item === undefined ? {} : { [itemId]: sent.pickupPlaces.item }
  await expect(placeOrder(fixtures.context, { ...input, pickupPlaces })).rejects.toMatchObject({
    code: 'checkout.fields_invalid',
    details: { fields: [{ field: `pickup-${itemId}`, code: sent.code }] },
  })
})

test('the place is the name of the pick-up on tickets and door lists, also if the order is paid in another way', async () => {
  const { context } = fixtures
  const { visitor, itemId } = await pickedUpAtHotel()
  const input = await checkoutOf(context, visitor)
  const { reference } = await placeOrder(context, { ...input, pickupPlaces: { [itemId]: ' Rove  Downtown\n' } })
  expect((await pickupOf(reference)).pickup).toEqual(rove)

  const buyer = { ...visitor, orderAccessCookie: withOrder(context.configuration, null, reference) }
  const again = { visitor: buyer, locale: 'en' as const, reference, method: 'pay_later' as const }
  const other = await payOtherwise(context, { ...again, idempotencyKey: randomUUID() })
  expect(other.reference).not.toBe(reference)
  expect((await pickupOf(other.reference)).pickup).toEqual(rove)
})

test('the place is forgotten with the guest, and the point stays', async () => {
  const { context } = fixtures
  const { visitor, itemId } = await pickedUpAtHotel()
  const input = await checkoutOf(context, visitor)
  const { reference } = await placeOrder(context, { ...input, pickupPlaces: { [itemId]: 'Rove Downtown' } })
  const set = (name: string, text: string) => context.db.rows({ name, text, values: [reference] })
  await set('test.left', `update orders set owner_left_at = rihla_now(), status = 'expired' where reference = $1`)
  const ofOrder = `(select id from orders where reference = $1)`
  await set('test.item_over', `update order_item set status = 'expired' where order_id = ${ofOrder}`)
  await set('test.payment_over', `update payment set status = 'expired' where order_id = ${ofOrder}`)
  await context.db.rows({ name: 'test.mailed', text: 'update outbox set sent_at = rihla_now() where sent_at is null' })
  await context.db.transaction(anonymiseOrders)
  const point = { ar: 'فندقكم', en: 'Your hotel' }
  expect((await pickupOf(reference)).pickup).toEqual({ name: point, address: point, minutesBefore: 30 })
})
