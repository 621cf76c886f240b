import { expect, test } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { cancelBooking } from '#server/booking/commands/cancel-booking.ts'
import type { Db } from '#server/kernel/database.ts'
import { checkoutOf, pay, uniqueEmail, visitorWith } from '#test/support/buyer.ts'
import { createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { MAX_ORDERS, namedOrders, opensOrder } from './order-access-cookie.ts'
import { orderAccessToken } from './order-access-token.ts'
import { previewCancellation } from './preview-cancellation.ts'
import { readDeviceInvoices, readInvoice } from './read-orders.ts'
import { orderCookie } from './remember-order.ts'

const fixtures = useFixtures()

async function ordered({ isPaid = true } = {}): Promise<string> {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  const buyer = await visitorWith(context, departure, 1)
  const { reference } = await placeOrder(context, { ...(await checkoutOf(context, buyer)), email: uniqueEmail() })
  if (isPaid) await pay(context, reference)
  return reference
}

/** The cookie of a browser that made these orders, the last one last. */
async function cookieAfter(references: string[], before: string | null = null): Promise<string | null> {
  let cookie = before
  for (const reference of references) cookie = await orderCookie(fixtures.context, cookie, { reference })
  return cookie
}

const setStatus = (reference: string, status: string) =>
  fixtures.context.db.rows({
    name: 'test.ended',
    text: 'update orders set status = $2 where reference = $1',
    values: [reference, status],
  })

test('a browser keeps its latest twenty orders in 1.2 KB, and a full cookie loses what was not booked first', async () => {
  const { context } = fixtures
  const references: string[] = []
  for (let count = 0; count < MAX_ORDERS; count++)
    references.push(await ordered({ isPaid: count !== 7 && count !== 9 }))
  const full = await cookieAfter(references)
  expect(namedOrders(full)).toEqual(references.toReversed())
  expect(encodeURIComponent(full ?? '').length).toBeLessThan(1200)
  for (const reference of references)
    expect(opensOrder(context.configuration, full, { reference, accessVersion: 0 })).toBe(true)

  const [first = '', second = ''] = references
  const without = (...gone: string[]) => references.filter((reference) => !gone.includes(reference)).toReversed()
  // The open order of the checkout stays.
  const newest = await ordered()
  expect(namedOrders(await cookieAfter([newest], full))).toEqual([newest, ...without(first)])
  // An order that the cookie has already takes no place.
  expect(namedOrders(await cookieAfter([second], full))).toEqual([second, ...without(second)])

  await setStatus(references[7] ?? '', 'expired')
  await setStatus(references[9] ?? '', 'failed')
  const cancelled = references[3] ?? ''
  const own = { visitor: await createVisitor(context.db), reference: cancelled, key: orderAccessToken(context.configuration, cancelled) } // prettier-ignore
  const bookingId = (await readInvoice(context, { ...own, locale: 'en' })).bookings[0]?.id ?? 0
  const { refundMinor } = await previewCancellation(context, { ...own, bookingId })
  await cancelBooking(context, { ...own, bookingId, seenRefundMinor: refundMinor })
  const gone = [references[3] ?? '', references[7] ?? '', references[9] ?? '', first]
  const more = [await ordered(), await ordered(), await ordered(), await ordered()]
  let cookie = full
  for (const [index, reference] of more.entries()) {
    cookie = await cookieAfter([reference], cookie)
    expect(namedOrders(cookie)).toEqual([...more.slice(0, index + 1).toReversed(), ...without(...gone.slice(0, index + 1))]) // prettier-ignore
  }
})

test('the bookings of a browser are read in one statement, in the order of its cookie', async () => {
  const { context } = fixtures
  const references = [await ordered(), await ordered(), await ordered()]
  const orderAccessCookie = await cookieAfter(references)
  const visitor = { ...(await createVisitor(context.db)), orderAccessCookie }
  const names: string[] = []
  const rows: Db['rows'] = (statement) => {
    names.push(statement.name)
    return context.db.rows<never>(statement)
  }
  const db = { ...context.db, rows }
  const invoices = await readDeviceInvoices({ ...context, db }, { visitor, locale: 'en' })
  expect(invoices.map(({ reference }) => reference)).toEqual(references.toReversed())
  expect(names).toEqual(['orders.invoices_of_device'])
})
