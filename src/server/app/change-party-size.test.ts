import { expect, test } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { cancelBooking } from '#server/booking/commands/cancel-booking.ts'
import { changePartySize } from '#server/booking/commands/change-party-size.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { listRebookingDates } from '#server/booking/orders/list-rebooking-dates.ts'
import { readInvoice } from '#server/booking/orders/read-orders.ts'
import { addItem } from '#server/cart/add-item.ts'
import { oneRow } from '#server/kernel/database.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { mailboxMailer } from '#server/notifications/mailbox-mailer.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import { checkoutOf, pay, uniqueEmail } from '#test/support/buyer.ts'
import { staffPerson } from '#test/support/console.ts'
import { countsOf, createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()

/** An order of circles at a fire, each for six. */
async function ordered({
  partySize = 4,
  circles = 1,
  isPaid = true,
  dinners = 0,
}: { partySize?: number | null; circles?: number; isPaid?: boolean; dinners?: number } = {}) {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'alula-elephant-rock-fire/fire-circle', capacity: 4 })
  const visitor = { ...(await createVisitor(context.db)), currency: 'SAR' }
  const { cartToken } = await addItem(context, {
    visitor,
    optionId: departure.optionId,
    departureId: departure.id,
    duration: 1,
    units: { [String(departure.units['circle'])]: circles },
    extras: dinners === 0 ? {} : { [await dinnerId()]: dinners },
    pickupPointId: null,
    partySize,
  })
  const buyer = { ...visitor, cartToken }
  const checkout = { ...(await checkoutOf(context, buyer)), email: uniqueEmail() }
  const { reference } = await placeOrder(context, isPaid ? checkout : { ...checkout, method: 'pay_later' })
  if (isPaid) await pay(context, reference)
  const order = { visitor: buyer, reference, key: orderAccessToken(context.configuration, reference), departure }
  return { ...order, bookingId: (await bookingOf(order)).id }
}

/** Of the dinner at the fire, which is per person. */
async function dinnerId(): Promise<string> {
  const { id } = await oneRow<{ id: number }>(fixtures.context.db, {
    name: 'test.dinner',
    text: `select x.id from extra x join product p on p.id = x.product_id where p.code = 'alula-elephant-rock-fire' and x.code = 'jareesh'`,
  })
  return String(id)
}

interface Order {
  visitor: Visitor
  reference: string
  key: string
}

async function bookingOf(order: Order) {
  const [booking] = (await readInvoice(fixtures.context, { ...order, locale: 'en' })).bookings
  if (!booking) throw new Error('no booking')
  return booking
}

const change = (order: Awaited<ReturnType<typeof ordered>>, partySize: number) =>
  changePartySize(fixtures.context, { ...order, partySize })

const setItem = (order: Order, set: string) =>
  fixtures.context.db.rows({
    name: `test.set ${set}`,
    text: `update order_item i set ${set} from orders o where o.id = i.order_id and o.reference = $1`,
    values: [order.reference],
  })

test.each([
  ['paid', { isPaid: true }],
  ['reserved', { isPaid: false }],
  ['paid, whose number nobody said,', { partySize: null }],
])('a booking that is %s is for another number of people, at its price and with its seats', async (_, wish) => {
  const { context } = fixtures
  const order = await ordered(wish)
  const before = await bookingOf(order)
  const seats = await countsOf(context.db, order.departure.id)
  expect(before.partySizeLimits).toEqual({ least: 1, most: 6 })
  await change(order, 6)
  const { totalMinor, lines } = before
  expect(await bookingOf(order)).toMatchObject({ partySize: 6, travellers: 6, countsGroups: false, totalMinor, lines })
  expect(await countsOf(context.db, order.departure.id)).toEqual(seats)
})

test.each([
  [1, 7, { minimum: 1, maximum: 6 }],
  [2, 13, { minimum: 1, maximum: 12 }],
  [1, 0, { minimum: 1, maximum: 6 }],
])('of %i circles, %i people are refused at the field', async (circles, partySize, limits) => {
  const order = await ordered({ circles })
  await expect(change(order, partySize)).rejects.toMatchObject({
    kind: 'invalid',
    code: 'cart.party_size_range',
    details: { ...limits, fields: [{ field: 'partySize', code: 'range' }] },
  })
  expect(await bookingOf(order)).toMatchObject({ partySize: 4 })
})

test.each([
  ['begun', `starts_at = rihla_now() - interval '1 minute'`],
  ['used', `redeemed_at = rihla_now()`],
  ['by quote', `choice = null`],
])('a booking that is %s keeps its number', async (_, set) => {
  const order = await ordered()
  await setItem(order, set)
  expect(await bookingOf(order)).toMatchObject({ partySizeLimits: null })
  await expect(change(order, 5)).rejects.toMatchObject({ kind: 'conflict', code: 'orders.people_fixed' })
})

test('a cancelled booking keeps its number, and a stranger finds no order', async () => {
  const order = await ordered({ isPaid: false })
  await expect(changePartySize(fixtures.context, { ...order, key: 'x', partySize: 5 })).rejects.toMatchObject({ code: 'orders.order_unknown' }) // prettier-ignore
  await expect(changePartySize(fixtures.context, { ...order, bookingId: -1, partySize: 5 })).rejects.toMatchObject({ code: 'orders.order_unknown' }) // prettier-ignore
  await cancelBooking(fixtures.context, { ...order, seenRefundMinor: 0 })
  await expect(change(order, 5)).rejects.toMatchObject({ code: 'orders.people_fixed' })
})

test('people who count one by one are changed with their units, not by a number', async () => {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 10 })
  const visitor = { ...(await createVisitor(context.db)), currency: 'BHD' }
  const units = { [String(departure.units['adult'])]: 2 }
  const wish = { visitor, optionId: departure.optionId, departureId: departure.id, duration: 1, units, extras: {}, pickupPointId: null } // prettier-ignore
  const { cartToken } = await addItem(context, wish)
  const checkout = { ...(await checkoutOf(context, { ...visitor, cartToken })), email: uniqueEmail() }
  const { reference } = await placeOrder(context, checkout)
  const order = { visitor, reference, key: orderAccessToken(context.configuration, reference) }
  expect(await bookingOf(order)).toMatchObject({ partySize: null, partySizeLimits: null })
})

test('the invoice that was issued keeps its number; the host is mailed once a change, and staff read it in the order', async () => {
  const { context } = fixtures
  const owner = await staffPerson(context, 'owner')
  await context.db.rows({
    name: 'test.notices',
    text: `update membership set notices = '{change}' where staff_id = (select id from staff where email = $1)`,
    values: [owner.email],
  })
  const order = await ordered()
  await change(order, 5)
  await change(order, 5)
  await sendOutbox(context, mailboxMailer(context.db))
  const mails = await context.db.rows<{ subject: string; body: string }>({
    name: 'test.mails_of_people',
    text: `select m.subject, m.body from mailbox_message m join outbox o on o.id = m.outbox_id
      where o.kind = 'notice_change' and o.payload ->> 'reference' = $1 and o.recipient = $2`,
    values: [order.reference, owner.email],
  })
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toMatch(/Number of people changed|تغيير عدد الأشخاص/)
  expect(mails[0]?.body).toMatch(/5 travellers|5 مسافرين/)
  const [row] = await context.db.rows<{ invoiced: object; party: object }>({
    name: 'test.invoiced_people',
    text: `select i.invoiced, e.party from order_item i join order_event e on e.order_item_id = i.id and e.reason = 'party_size_changed' where i.id = $1`,
    values: [order.bookingId],
  })
  expect(row?.invoiced).toMatchObject({ travellers: 4, partySize: 4 })
  expect(row?.party).toMatchObject({ from: [{ quantity: 4 }], to: [{ quantity: 5 }] })
})

test('is changed ten times in an hour at most', async () => {
  const order = await ordered()
  for (let count = 0; count < 10; count++) await change(order, (count % 2) + 1)
  await expect(change(order, 6)).rejects.toMatchObject({ kind: 'limited', code: 'orders.too_many_lookups' })
})

test('a booking keeps the add-ons per person of those who do not come, and can still be moved', async () => {
  const order = await ordered({ partySize: 4, dinners: 4 })
  await change(order, 2)
  expect((await bookingOf(order)).lines).toContainEqual(expect.objectContaining({ kind: 'extra', quantity: 4 }))
  const { dates, paidMinor } = await listRebookingDates(fixtures.context, { ...order, from: undefined, to: undefined })
  expect(dates.length).toBeGreaterThan(0)
  expect(Math.min(...dates.map(({ priceMinor }) => priceMinor))).toBeLessThanOrEqual(paidMinor)
})
