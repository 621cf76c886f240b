import { expect, test } from 'vitest'
import { findSessionUser } from '#server/accounts/find-session-user.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { readCheckout } from '#server/booking/checkout/read-checkout.ts'
import { cancelBooking } from '#server/booking/commands/cancel-booking.ts'
import { newAccount } from '#test/support/account.ts'
import { checkoutOf, pay, uniqueEmail, visitorWith } from '#test/support/buyer.ts'
import { createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { listPlans } from './list-plans.ts'
import { withOrder } from './order-access-cookie.ts'
import { orderAccessToken } from './order-access-token.ts'
import { previewCancellation } from './preview-cancellation.ts'
import { readInvoice } from './read-orders.ts'

const fixtures = useFixtures()

async function ordered({ userId = null, isPaid = true }: { userId?: number | null; isPaid?: boolean } = {}) {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  const buyer = await visitorWith(context, departure, 2, userId)
  const { reference } = await placeOrder(context, { ...(await checkoutOf(context, buyer)), email: uniqueEmail() })
  if (isPaid) await pay(context, reference)
  const key = orderAccessToken(context.configuration, reference)
  const { bookings } = await readInvoice(context, { visitor: buyer, locale: 'en', reference, key })
  const bookingId = bookings[0]?.id ?? 0
  return { reference, key, bookingId, visitor: buyer, cookie: withOrder(context.configuration, null, reference) }
}

const idsOf = async (rest: { userId?: number; orderAccessCookie?: string }) => {
  const { context } = fixtures
  const plans = await listPlans(context, { visitor: { ...(await createVisitor(context.db)), ...rest }, locale: 'en' })
  return plans.map(({ id }) => id)
}

test('an account plans around its own bookings, on every device', async () => {
  const { context } = fixtures
  const visitor = await createVisitor(context.db)
  const { token } = await newAccount(context, { visitor, email: uniqueEmail(), password: 'a parrot on the veranda' })
  const userId = (await findSessionUser(context, token)) ?? 0
  const { bookingId } = await ordered({ userId })
  await ordered()
  expect(await idsOf({ userId })).toEqual([bookingId])
})

test('a browser without an account plans around what its cookie opens, with times and place', async () => {
  const { bookingId, cookie, reference, visitor } = await ordered()
  const stranger = await ordered()
  expect(await idsOf({ orderAccessCookie: cookie })).toEqual([bookingId])
  expect(await idsOf({ orderAccessCookie: `${reference}:${stranger.key}` })).toEqual([])
  expect(await idsOf({})).toEqual([])
  const reader = { ...visitor, orderAccessCookie: cookie }
  const [plan] = await listPlans(fixtures.context, { visitor: reader, locale: 'en' })
  expect(plan).toMatchObject({ citySlug: 'manama', cityName: 'Manama', zone: 'Asia/Bahrain', busyUntil: plan?.endsAt })
  expect(Date.parse(plan?.endsAt ?? '')).toBeGreaterThan(Date.parse(plan?.startsAt ?? ''))
  expect(plan?.lat).toBeCloseTo(26.2, 0)
})

test('a checkout has the bookings that its items may clash with', async () => {
  const { context } = fixtures
  const { bookingId, cookie } = await ordered()
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  const buyer = { ...(await visitorWith(context, departure, 2)), orderAccessCookie: cookie }
  const { plans, cart } = await readCheckout(context, { visitor: buyer, locale: 'en', promoCode: undefined })
  expect(cart.items).toHaveLength(1)
  expect(plans.map(({ id }) => id)).toEqual([bookingId])
})

test('what is unpaid in the cart, called off or over is no plan', async () => {
  const { context } = fixtures
  const unpaid = await ordered({ isPaid: false })
  expect(await idsOf({ orderAccessCookie: unpaid.cookie })).toEqual([])

  const { reference, key, bookingId, visitor, cookie } = await ordered()
  const over = await ordered()
  await context.db.rows({
    name: 'test.end_booking',
    text: `update order_item set starts_at = rihla_now() - interval '3 hours', ends_at = rihla_now() - interval '1 hour' where id = $1`,
    values: [over.bookingId],
  })
  const both = withOrder(context.configuration, cookie, over.reference)
  expect(await idsOf({ orderAccessCookie: both })).toEqual([bookingId])
  const own = { visitor, reference, key, bookingId }
  const { refundMinor } = await previewCancellation(context, own)
  await cancelBooking(context, { ...own, seenRefundMinor: refundMinor })
  expect(await idsOf({ orderAccessCookie: both })).toEqual([])
})
