import { describe, expect, test } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { previewCancellation } from '#server/booking/orders/preview-cancellation.ts'
import { checkLedger } from '#server/booking/payments/check-ledger.ts'
import { sendRefunds } from '#server/booking/payments/refund.ts'
import { startPayment } from '#server/booking/payments/start-payment.ts'
import { checkoutOf, loseHold, orderOf, pay, sellOut, uniqueEmail, visitorWithAll } from '#test/support/buyer.ts'
import { errorsOf } from '#test/support/errors-of.ts'
import { createDeparture, useFixtures } from '#test/support/fixtures.ts'
import { decideSandboxPayment } from '#server/booking/providers/decide-sandbox-payment.ts'
import { settlePayment } from '#server/booking/payments/settle-payment.ts'
import { cancelBooking } from './cancel-booking.ts'

const fixtures = useFixtures()
const TOTAL = 50_000

/** An order of two bookings of BHD 25 each that has ended and whose seats are sold, with two payment pages that can still be paid. */
async function twicePayable() {
  const { context } = fixtures
  const departures = [
    await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 }),
    await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 }),
  ]
  const visitor = await visitorWithAll(context, departures)
  const { reference } = await placeOrder(context, { ...(await checkoutOf(context, visitor)), email: uniqueEmail() })
  const first = await orderOf(context.db, reference)
  await context.db.rows({
    name: 'test.end_attempt',
    text: `update payment set status = 'expired' where id = $1`,
    values: [first.paymentId],
  })
  await startPayment(context, { orderId: first.id })
  await loseHold(context.db, reference)
  for (const { id } of departures) await sellOut(context.db, id)

  const payFirst = async () => {
    await decideSandboxPayment(context.db, { reference: first.session, decision: 'no_webhook' })
    await settlePayment(context, { paymentId: first.paymentId })
  }
  const freeSeats = () =>
    context.db.rows({
      name: 'test.free_seats',
      text: 'update departure set sold = 0 where id = any ($1::bigint[])',
      values: [departures.map(({ id }) => id)],
    })
  return { reference, visitor, payFirst, paySecond: () => pay(context, reference), freeSeats }
}

const moneyOf = async (reference: string) => {
  const rows = await fixtures.context.db.rows<{ captured: number; refunded: number }>({
    name: 'test.money_of',
    text: `select sum(p.captured_minor)::bigint as captured, sum(p.refunded_minor)::bigint as refunded
      from payment p join orders o on o.id = p.order_id where o.reference = $1`,
    values: [reference],
  })
  return rows[0]
}

const bookingsOf = (reference: string) =>
  fixtures.context.db.rows<{ id: number; status: string; refunded: number }>({
    name: 'test.bookings_of',
    text: `select i.id, i.status, i.refunded_minor as refunded from order_item i join orders o on o.id = i.order_id
      where o.reference = $1 order by i.id`,
    values: [reference],
  })

const ledgerErrorsOf = async (reference: string) => {
  const days = { from: new Date(Date.now() - 86_400_000), to: new Date(Date.now() + 86_400_000) }
  return (await checkLedger(fixtures.context, days)).errors.filter((error) => error.reference === reference)
}

/** Sends what is due, and returns what went wrong. */
async function sendAll(): Promise<unknown[]> {
  const { context, errors } = errorsOf(fixtures.context)
  await sendRefunds(context)
  const waiting = await context.db.rows({
    name: 'test.unsent',
    text: `select id from refund where status <> 'succeeded'`,
  })
  return [...errors, ...waiting]
}

describe('two late payments of one order', () => {
  test.each([
    ['one refund after the other', true],
    ['both refunds together', false],
  ])('are both refunded while there are no seats: %s', async (_, isSentBetween) => {
    const { reference, payFirst, paySecond } = await twicePayable()
    await payFirst()
    if (isSentBetween) expect(await sendAll()).toEqual([])
    await paySecond()
    expect(await ledgerErrorsOf(reference)).toEqual([])
    expect(await sendAll()).toEqual([])
    expect(await moneyOf(reference)).toEqual({ captured: 2 * TOTAL, refunded: 2 * TOTAL })
    expect(await bookingsOf(reference)).toMatchObject([
      { status: 'failed', refunded: 25_000 },
      { status: 'failed', refunded: 25_000 },
    ])
    expect(await ledgerErrorsOf(reference)).toEqual([])
  })

  test.each([
    ['was sent', true],
    ['was not sent yet', false],
  ])(
    'book its items with the second one when the refund of the first %s, and can be refunded again',
    async (_, isSentBetween) => {
      const { context } = fixtures
      const { reference, visitor, payFirst, paySecond, freeSeats } = await twicePayable()
      await payFirst()
      if (isSentBetween) expect(await sendAll()).toEqual([])
      await freeSeats()
      await paySecond()
      expect((await orderOf(context.db, reference)).status).toBe('confirmed')
      expect(await sendAll()).toEqual([])
      const bookings = await bookingsOf(reference)
      expect(bookings).toMatchObject([
        { status: 'confirmed', refunded: 0 },
        { status: 'confirmed', refunded: 0 },
      ])
      expect(await ledgerErrorsOf(reference)).toEqual([])

      const key = orderAccessToken(context.configuration, reference)
      const wish = { visitor, reference, key, bookingId: bookings[0]?.id ?? 0 }
      expect(await previewCancellation(context, wish)).toMatchObject({ paidMinor: 25_000, refundMinor: 25_000 })
      await cancelBooking(context, { ...wish, seenRefundMinor: 25_000 })
      expect(await sendAll()).toEqual([])
      expect(await moneyOf(reference)).toEqual({ captured: 2 * TOTAL, refunded: TOTAL + 25_000 })
      expect(await ledgerErrorsOf(reference)).toEqual([])
    },
  )
})
