import { beforeEach, expect, test } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { readOutcome } from '#server/booking/checkout/read-outcome.ts'
import { readTicket } from '#server/booking/documents/read-ticket.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { withOrder } from '#server/booking/orders/order-access-cookie.ts'
import { readInvoice } from '#server/booking/orders/read-orders.ts'
import { addItem } from '#server/cart/add-item.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { composeMail } from '#server/notifications/compose-mail.ts'
import type { OutboxRow } from '#server/outbox/delivery.ts'
import { checkoutOf, pay, uniqueEmail } from '#test/support/buyer.ts'
import { createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { readQueue } from './staff/read-queue.ts'

const fixtures = useFixtures()
let visitor: Visitor
let items: number[]

beforeEach(async () => {
  const { context } = fixtures
  // Nothing is converted.
  visitor = { ...(await createVisitor(context.db)), currency: 'BHD' }
  items = []
  for (const adults of [2, 1]) {
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
    const { itemId, cartToken } = await addItem(context, {
      visitor,
      optionId: departure.optionId,
      departureId: departure.id,
      duration: 1,
      units: { [String(departure.units['adult'])]: adults },
      extras: {},
      pickupPointId: null,
    })
    visitor = { ...visitor, cartToken }
    items.push(itemId)
  }
})

const order = async (requests: Record<string, string>, more: object = {}) =>
  placeOrder(fixtures.context, {
    ...(await checkoutOf(fixtures.context, visitor)),
    email: uniqueEmail(),
    ...more,
    locale: 'en',
    requests,
  })

test('the request of an item is on its booking, outcome, ticket and mails, and not on the other item', async () => {
  const { context } = fixtures
  const { reference } = await order({ [String(items[1])]: '  We bring a pram.\r\nIs there a ramp?  ' })
  await pay(context, reference)
  const key = orderAccessToken(context.configuration, reference)
  const text = 'We bring a pram.\nIs there a ramp?'

  const { bookings } = await readInvoice(context, { visitor, locale: 'en', reference, key })
  expect(bookings.map(({ specialRequest }) => specialRequest)).toEqual(['', text])
  const owner = { ...visitor, orderAccessCookie: withOrder(context.configuration, null, reference) }
  const outcome = await readOutcome(context, { visitor: owner, locale: 'en', reference })
  expect(outcome.items.map(({ specialRequest }) => specialRequest)).toEqual(['', text])
  const ticket = await readTicket(context, { visitor, locale: 'en', reference, bookingId: bookings[1]?.id ?? 0, key })
  expect(Buffer.from(ticket.pdf).toString('latin1')).toMatch(/^%PDF-/)

  const rows = await context.db.rows<OutboxRow>({
    name: 'test.mails_of_request',
    text: `select id, kind, recipient, language, payload from outbox where payload ->> 'reference' = $1 and kind = 'order_confirmed'`,
    values: [reference],
  })
  expect(rows).toHaveLength(1)
  for (const row of rows) {
    const mail = await composeMail(context, row)
    expect(mail?.text).toContain('Special request: We bring a pram.')
  }
})

test('staff see the request of each item', async () => {
  const { context } = fixtures
  const { reference } = await order({ [String(items[0])]: 'One of us cannot climb stairs.' }, { method: 'pay_later' })
  const orders = await readQueue(context, { queue: 'pay_later', locale: 'en' })
  const staffOrder = orders.find((one) => one.reference === reference)
  expect(staffOrder?.items.map(({ specialRequest }) => specialRequest)).toEqual(['One of us cannot climb stairs.', ''])
})

test('an item without a request of its own has that of the whole order', async () => {
  const { context } = fixtures
  const { reference } = await order({ [String(items[0])]: 'Quiet, please.' }, { specialRequests: 'Vegetarian' })
  const key = orderAccessToken(context.configuration, reference)
  const { bookings } = await readInvoice(context, { visitor, locale: 'en', reference, key })
  expect(bookings.map(({ specialRequest }) => specialRequest)).toEqual(['Quiet, please.', 'Vegetarian'])
})

test('a request that is too long, or for an item that is not ordered, refuses the order', async () => {
  await expect(order({ [String(items[0])]: 'x'.repeat(2001) })).rejects.toMatchObject({
    code: 'checkout.fields_invalid',
    details: { fields: [{ field: 'specialRequests', code: 'too_long', item: items[0] }] },
  })
  await expect(order({ '999999': 'Hello' })).rejects.toMatchObject({ code: 'checkout.cart_changed' })
})
