import { describe, expect, test } from 'vitest'
import { findSessionUser } from '#server/accounts/find-session-user.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { decideSandboxPayment } from '#server/booking/providers/decide-sandbox-payment.ts'
import { settlePayment } from '#server/booking/payments/settle-payment.ts'
import { startPayment } from '#server/booking/payments/start-payment.ts'
import { newAccount } from '#test/support/account.ts'
import { checkoutOf, endHold, orderOf, pay, visitorWith, visitorWithAll, uniqueEmail } from '#test/support/buyer.ts'
import { createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { cancelBooking } from '#server/booking/commands/cancel-booking.ts'
import { orderAccessToken } from './order-access-token.ts'
import { previewCancellation } from './preview-cancellation.ts'
import { readInvoice, readInvoices } from './read-orders.ts'

const fixtures = useFixtures()
const bankAccount = {
  holder: { ar: 'رحلة', en: 'Rihla' },
  bank: { ar: 'بنك', en: 'Bank' },
  iban: 'BH67BMAG00001299123456',
  bic: 'BMAGBHBM',
  currency: 'BHD',
}

interface Wish {
  userId?: number | null
  method?: 'card' | 'bank_transfer'
  isPaid?: boolean
  /** Until its start, as an interval. */
  startsIn?: string
  option?: string
}

async function ordered(wish: Wish = {}) {
  const { userId = null, method = 'card', isPaid = true, startsIn, option = 'bahrain-fort/sunset' } = wish
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option, capacity: 5 })
  const buyer = await visitorWith(context, departure, 2, userId)
  const visitor = { ...buyer, site: { ...buyer.site, bankAccount } }
  const { reference } = await placeOrder(context, {
    ...(await checkoutOf(context, visitor)),
    email: uniqueEmail(),
    method,
  })
  if (isPaid) await pay(context, reference)
  if (startsIn !== undefined)
    await context.db.rows({
      name: 'test.move_booking',
      text: `update order_item set starts_at = rihla_now() + $2::interval, ends_at = rihla_now() + $2::interval + interval '1 hour'
        where order_id = (select id from orders where reference = $1)`,
      values: [reference, startsIn],
    })
  const key = orderAccessToken(context.configuration, reference)
  const read = () => readInvoice(context, { visitor, locale: 'en', reference, key })
  return { visitor, reference, key, read, bookingId: (await read()).bookings[0]?.id ?? 0 }
}

test('lists the bookings of an order by their start, not in the order of the cart', async () => {
  const { context } = fixtures
  const option = 'bahrain-fort/sunset'
  const earlier = await createDeparture(context.db, { option, capacity: 5 })
  const later = await createDeparture(context.db, { option, capacity: 5 })
  const visitor = await visitorWithAll(context, [later, earlier])
  const { reference } = await placeOrder(context, { ...(await checkoutOf(context, visitor)), email: uniqueEmail() })
  const key = orderAccessToken(context.configuration, reference)
  const { bookings } = await readInvoice(context, { visitor, locale: 'en', reference, key })
  const starts = bookings.map(({ startsAt }) => startsAt)
  expect(starts).toHaveLength(2)
  expect(starts).toEqual(starts.toSorted())
})

test('lists upcoming bookings first, the earliest first; then past and cancelled ones, the latest first', async () => {
  const { context } = fixtures
  const visitor = await createVisitor(context.db)
  const person = { visitor, email: 'lists@example.com', password: 'a long enough password' }
  const userId = await findSessionUser(context, (await newAccount(context, person)).token)
  const over = await ordered({ userId, startsIn: '-3 days' })
  const far = await ordered({ userId, startsIn: '20 days' })
  const calledOff = await ordered({ userId, startsIn: '5 days' })
  const near = await ordered({ userId, startsIn: '2 days' })
  const underWay = await ordered({ userId, startsIn: '-30 minutes' })
  const { refundMinor } = await previewCancellation(context, calledOff)
  await cancelBooking(context, { ...calledOff, seenRefundMinor: refundMinor })

  const invoices = await readInvoices(context, { visitor: { ...visitor, userId }, locale: 'en' })
  expect(invoices.map(({ reference, isUpcoming }) => [reference, isUpcoming])).toEqual([
    [underWay.reference, true],
    [near.reference, true],
    [far.reference, true],
    [calledOff.reference, false],
    [over.reference, false],
  ])
})

test('shows the end of free cancellation while it is free', async () => {
  const [early, late] = [await ordered({ startsIn: '26 hours' }), await ordered({ startsIn: '22 hours' })]
  expect((await early.read()).bookings[0]).toMatchObject({ cancellation: { percentage: 0 }, canCancel: true })
  expect((await late.read()).bookings[0]).toMatchObject({ cancellation: { percentage: 50 }, canCancel: true })
})

test('promises a request no terms that can end before its host answers', async () => {
  const { read, reference } = await ordered({ option: 'date-farm-lunch/lunch', isPaid: false, startsIn: '20 days' })
  const holdUntil = (time: string) =>
    fixtures.context.db.rows({
      name: 'test.answer_by',
      text: 'update orders set hold_expires_at = rihla_now() + $2::interval where reference = $1',
      values: [reference, time],
    })
  await holdUntil('1 day')
  expect((await read()).bookings[0]).toMatchObject({ status: 'pending', cancellation: { percentage: 0 } })
  await holdUntil('20 days')
  expect((await read()).bookings[0]).toMatchObject({ status: 'pending', cancellation: null, canCancel: true })
})

test('says by when the host of a request answers, and of other orders nothing', async () => {
  const request = await ordered({ option: 'date-farm-lunch/lunch', isPaid: false, startsIn: '20 days' })
  const { answerBy, payBy, bookings } = await request.read()
  expect([answerBy?.cityName, payBy]).toEqual([bookings[0]?.cityName, null])
  expect((await (await ordered({ isPaid: false })).read()).answerBy).toBeNull()
})

describe('an order that is not paid', () => {
  test('by card says until when it can be, and that a try has failed; trying again holds it no longer and no shorter', async () => {
    const { context } = fixtures
    const { reference, read } = await ordered({ isPaid: false })
    expect(await read()).toMatchObject({ hasFailedPayment: false, transfer: null })
    const { payBy } = await read()
    expect(payBy).toMatchObject({ cityName: 'Manama' })
    const { id, session, paymentId } = await orderOf(context.db, reference)
    await decideSandboxPayment(context.db, { reference: session, decision: 'decline' })
    await settlePayment(context, { paymentId })
    expect(await read()).toMatchObject({ hasFailedPayment: true, payBy })
    await startPayment(context, { orderId: id })
    expect(await read()).toMatchObject({ payBy })
    await pay(context, reference)
    expect(await read()).toMatchObject({ status: 'confirmed', payBy: null, hasFailedPayment: false })
  })

  test('by transfer says where to send how much', async () => {
    const { read } = await ordered({ method: 'bank_transfer', isPaid: false })
    const { transfer, payBy, totalMinor } = await read()
    expect(transfer).toEqual({
      receivedMinor: 0,
      missingMinor: totalMinor,
      account: { holder: 'Rihla', bank: 'Bank', iban: bankAccount.iban, bic: bankAccount.bic },
      isCardPossible: true,
      // Null on a day of the week whose deadline is in the bank's hours (domain/working-time.test.ts).
      lastBusinessDay: transfer?.lastBusinessDay,
    })
    expect(payBy).not.toBeNull()
  })

  test.each(['card', 'bank_transfer'] as const)(
    'by %s is not to be paid any more when its time is over',
    async (method) => {
      const { reference, read } = await ordered({ method, isPaid: false })
      await endHold(fixtures.context.db, reference)
      expect(await read()).toMatchObject({ payBy: null, transfer: null, hasFailedPayment: false })
    },
  )
})
