import { expect, test } from 'vitest'
import { cancelBooking } from '#server/booking/commands/cancel-booking.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { previewCancellation } from '#server/booking/orders/preview-cancellation.ts'
import { orderOf } from '#test/support/buyer.ts'
import { useStripe } from '#test/support/stripe-fixtures.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { sendRefunds } from './refund.ts'
import { pollPendingPayments } from './poll-pending-payments.ts'

const fixtures = useFixtures()
const played = useStripe(fixtures)

/** A paid booking of BHD 25 whose cancellation is free. */
async function paidBooking() {
  const { context, stripe } = played
  const { reference, session } = await played.place(await played.departure(), 2)
  stripe.books.pay(session)
  await pollPendingPayments(context, { olderThanSeconds: -1 })
  const [item] = await context.db.rows<{ id: number }>({
    name: 'test.free_to_cancel',
    text: `update order_item i set cancellation = '[{"day":1,"hour":0,"minute":0,"percentage":0}]'::jsonb
      from orders o where o.id = i.order_id and o.reference = $1 returning i.id`,
    values: [reference],
  })
  const wish = {
    visitor: await createVisitor(context.db),
    key: orderAccessToken(context.configuration, reference),
    reference,
    bookingId: item?.id ?? 0,
  }
  const intent = stripe.books.session(session).payment_intent?.id ?? ''
  const refundInDashboard = (amount: number) => stripe.books.createRefund({ payment_intent: intent, amount })
  return { reference, session, wish, refundInDashboard }
}

test("cancelling promises no more than is left after a refund in the provider's dashboard", async () => {
  const { context, stripe } = played
  const { reference, session, wish, refundInDashboard } = await paidBooking()
  expect(await previewCancellation(context, wish)).toMatchObject({ refundMinor: 25_000 })
  refundInDashboard(10_000)
  expect(await previewCancellation(context, wish)).toMatchObject({ refundMinor: 15_000, keptMinor: 10_000 })
  await expect(cancelBooking(context, { ...wish, seenRefundMinor: 25_000 })).rejects.toMatchObject({
    code: 'orders.cancellation_changed',
  })
  await cancelBooking(context, { ...wish, seenRefundMinor: 15_000 })
  await sendRefunds(context)
  expect(stripe.books.refundedOf(session)).toBe(25_000)
  expect(await orderOf(context.db, reference)).toMatchObject({ refundedMinor: 15_000 })
})

test('cancelling goes by our own books while the provider does not answer', async () => {
  const { context, stripe } = played
  const { wish } = await paidBooking()
  stripe.misbehave('read session', 'silence', 2)
  expect(await previewCancellation(context, wish)).toMatchObject({ refundMinor: 25_000 })
})
