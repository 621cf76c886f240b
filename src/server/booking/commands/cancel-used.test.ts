import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { oneRow, type Db } from '#server/kernel/database.ts'
import { checkoutOf, mailsOf, orderOf, pay, visitorWith } from '#test/support/buyer.ts'
import { countsOf, createDeparture, useFixtures } from '#test/support/fixtures.ts'
import { cancelBooking } from './cancel-booking.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { previewCancellation } from '#server/booking/orders/preview-cancellation.ts'
import { readInvoice } from '#server/booking/orders/read-orders.ts'
import { redeemTicket } from './redeem-ticket.ts'

const fixtures = useFixtures()

/** A paid booking of two that begins in a minute: its ticket is good, and cancelling it sends nothing back. */
async function aboutToBegin() {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  const visitor = await visitorWith(context, departure, 2)
  const { reference } = await placeOrder(context, await checkoutOf(context, visitor))
  await pay(context, reference)
  const item = await oneRow<{ id: number; code: string }>(context.db, {
    name: 'test.about_to_begin',
    text: `update order_item i set starts_at = rihla_now() + interval '1 minute', ends_at = rihla_now() + interval '1 hour'
      from orders o where o.id = i.order_id and o.reference = $1 returning i.id, i.ticket_code as code`,
    values: [reference],
  })
  const wish = { visitor, reference, key: orderAccessToken(context.configuration, reference), bookingId: item.id }
  return { departure, reference, code: item.code, wish }
}

const redeem = (code: string) => redeemTicket(fixtures.context, { code, locale: 'en', staff: 'layla' })

test('a booking whose ticket was used is not cancelled: no button, no preview, no refund, no place given back', async () => {
  const { context } = fixtures
  const { departure, reference, code, wish } = await aboutToBegin()
  expect((await readInvoice(context, { ...wish, locale: 'ar' })).bookings[0]?.canCancel).toBe(true)
  await redeem(code)

  const refused = { code: 'orders.booking_used' }
  expect((await readInvoice(context, { ...wish, locale: 'ar' })).bookings[0]?.canCancel).toBe(false)
  await expect(previewCancellation(context, wish)).rejects.toMatchObject(refused)
  await expect(cancelBooking(context, { ...wish, seenRefundMinor: 0 })).rejects.toMatchObject(refused)
  expect(await countsOf(context.db, departure.id)).toMatchObject({ sold: 2 })
  expect(await mailsOf(context.db, reference)).not.toContain('booking_cancelled')
})

test('redeeming a ticket waits for a concurrent cancellation: one of the two succeeds, never both', async ({
  skip,
}) => {
  const { context, isConcurrent } = fixtures
  if (!isConcurrent) skip()
  const { reference, code, wish } = await aboutToBegin()
  let entering: Promise<unknown> = Promise.resolve()
  // The guide scans when the booking has been judged and nothing is written yet.
  const transaction: Db['transaction'] = (work) =>
    context.db.transaction((tx) =>
      work({
        ...tx,
        rows: async (statement) => {
          const rows = await tx.rows(statement)
          if (statement.name === 'orders.bookings_to_cancel') {
            entering = redeem(code).then(
              () => 'let in',
              (error: { code: string }) => error.code,
            )
            await Promise.race([entering, setTimeout(500)])
          }
          return rows as never
        },
      }),
    )
  await cancelBooking({ ...context, db: { ...context.db, transaction } }, { ...wish, seenRefundMinor: 0 })
  expect(await entering).toBe('orders.ticket_cancelled')
  expect((await orderOf(context.db, reference)).status).toBe('cancelled')
})
