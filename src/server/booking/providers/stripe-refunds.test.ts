import { describe, expect, test, vi } from 'vitest'
import { loseHold, orderOf, sellOut } from '#test/support/buyer.ts'
import { useStripe } from '#test/support/stripe-fixtures.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { completeOrder } from '#server/booking/commands/complete-order.ts'
import { sendRefunds } from '#server/booking/payments/refund.ts'
import { settlePayment } from '#server/booking/payments/settle-payment.ts'
import { pollPendingPayments } from '#server/booking/payments/poll-pending-payments.ts'

const fixtures = useFixtures()
const played = useStripe(fixtures)

/** An order that must be refunded: its money came late and its places are gone. */
async function owed() {
  const { context, stripe } = played
  const departure = await played.departure()
  const { reference, session } = await played.place(departure, 2)
  await loseHold(context.db, reference)
  await sellOut(context.db, departure.id)
  stripe.books.pay(session)
  await pollPendingPayments(context, { olderThanSeconds: -1 })
  return { reference, session, departureId: departure.id }
}

/** The next try of what could not be sent, without its pause. */
async function tryAgain() {
  await fixtures.context.db.rows({ name: 'test.refund_due', text: 'update refund set next_at = now()' })
  await sendRefunds(played.context)
}

const refundOf = async (reference: string) => {
  const [row] = await fixtures.context.db.rows<{ status: string; providerReference: string }>({
    name: 'test.refund_of',
    text: `select r.status, r.provider_reference as "providerReference" from refund r join payment p on p.id = r.payment_id
      join orders o on o.id = p.order_id where o.reference = $1`,
    values: [reference],
  })
  if (!row) throw new Error(`no refund of ${reference}`)
  return row
}

describe('a refund', () => {
  test('is not taken back by hearing of its money again, even when there are places again', async () => {
    const { context, stripe } = played
    const { reference, session, departureId } = await owed()
    await sendRefunds(context)
    await context.db.rows({
      name: 'test.free',
      text: 'update departure set sold = 0 where id = $1',
      values: [departureId],
    })
    await played.deliver(stripe.webhook('checkout.session.completed', stripe.books.session(session)))
    const { paymentId } = await orderOf(context.db, reference)
    expect(await settlePayment(context, { paymentId })).toBe('complete')
    expect(await completeOrder(context, { paymentId, capturedMinor: 25_000 })).toBe('settled_before')

    expect(await orderOf(context.db, reference)).toMatchObject({ status: 'failed', refundedMinor: 25_000 })
    expect(stripe.books.refundedOf(session)).toBe(25_000)
  })

  test.each([
    ['whose answer was lost', 'lost', 3],
    ['without a response', 'silence', 3],
    ['that failed at Stripe, which repeats its error for the key', 'error', 1],
    ['that was slow', 'slow', 1],
  ] as const)('%s is paid once', async (_, how, times) => {
    const { context, stripe } = played
    const { reference, session } = await owed()
    stripe.misbehave('create refund', how, times)
    await sendRefunds(context)
    await tryAgain()
    await tryAgain()

    expect(stripe.books.refundedOf(session)).toBe(25_000)
    expect([...stripe.books.refunds.values()].filter((one) => one.amount === 25_000)).toHaveLength(
      stripe.books.refunds.size,
    )
    expect((await refundOf(reference)).status).toBe('succeeded')
    expect(await orderOf(context.db, reference)).toMatchObject({ capturedMinor: 25_000, refundedMinor: 25_000 })
  })

  test('is paid once when Stripe has forgotten its key', async () => {
    const { context, stripe } = played
    const { reference, session } = await owed()
    stripe.misbehave('create refund', 'lost', 3)
    await sendRefunds(context)
    stripe.forgetKeys()
    await tryAgain()

    expect(stripe.books.refundedOf(session)).toBe(25_000)
    expect(stripe.books.refundsOf(stripe.books.session(session).payment_intent?.id ?? '')).toHaveLength(1)
    expect((await refundOf(reference)).status).toBe('succeeded')
  })

  test('that fails days later counts as failed', async () => {
    const { context, stripe } = played
    const { reference } = await owed()
    await sendRefunds(context)
    const { providerReference } = await refundOf(reference)
    const refund = stripe.books.refund(providerReference)
    await played.deliver(stripe.webhook('refund.updated', refund))
    refund.status = 'failed'
    const event = stripe.webhook('refund.failed', refund)
    await Promise.all([event, event, event].map(played.deliver))

    await vi.waitFor(async () => expect((await refundOf(reference)).status).toBe('failed'), 5000)
    expect(await orderOf(context.db, reference)).toMatchObject({ capturedMinor: 25_000, refundedMinor: 0 })
    await tryAgain()
    expect((await refundOf(reference)).status).toBe('failed')
  })

  test('of a payment refunded at Stripe by hand is given up and reported to the operator', async () => {
    const { context, stripe } = played
    const { reference, session } = await owed()
    const intent = stripe.books.session(session).payment_intent?.id ?? ''
    stripe.books.createRefund({ payment_intent: intent, amount: 25_000 })
    await sendRefunds(context)

    expect((await refundOf(reference)).status).toBe('failed')
    expect(stripe.books.refundedOf(session)).toBe(25_000)
  })

  test('of a part sends that part, to the fils', async () => {
    const { context, stripe } = played
    const { reference, session } = await played.place(await played.departure(), 2)
    stripe.books.pay(session)
    await pollPendingPayments(context, { olderThanSeconds: -1 })
    await context.db.rows({
      name: 'test.part',
      text: `insert into refund (payment_id, amount_minor, reason)
        select p.id, v.amount, v.reason from payment p join orders o on o.id = p.order_id,
          (values (6170, 'unmatched'), (30, 'places_gone')) as v(amount, reason) where o.reference = $1`,
      values: [reference],
    })
    await sendRefunds(context)

    expect(stripe.books.refundedOf(session)).toBe(6_200)
    expect(await orderOf(context.db, reference)).toMatchObject({ capturedMinor: 25_000, refundedMinor: 6_200 })
  })
})
