import { expect, test } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { readOutcome } from '#server/booking/checkout/read-outcome.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { checkoutOf, endHold, orderOf, visitorWith } from '#test/support/buyer.ts'
import { errorsOf } from '#test/support/errors-of.ts'
import { useStripe } from '#test/support/stripe-fixtures.ts'
import { countsOf, createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'
import type { PaymentProvider } from '#server/booking/providers/provider.ts'
import { providersOf } from '#server/booking/providers/providers.ts'
import { startPayment } from './start-payment.ts'
import { expireOrders, pollPendingPayments } from './poll-pending-payments.ts'

const fixtures = useFixtures()
const played = useStripe(fixtures)

const UNAVAILABLE = { kind: 'unavailable', code: 'checkout.payment_unavailable' }
const pressAgain = async (reference: string) =>
  startPayment(played.context, { orderId: (await orderOf(played.context.db, reference)).id })

/** The test's context with some methods of the provider replaced. */
function withCard(change: (card: PaymentProvider) => Partial<PaymentProvider>, limitMs?: number) {
  const { card } = fixtures.context.providers
  return { ...fixtures.context, providers: providersOf({ ...card, ...change(card) }, [], limitMs) }
}

async function outcomeOf(reference: string) {
  const { context } = played
  const orderAccessCookie = `${reference}:${orderAccessToken(context.configuration, reference)}`
  const visitor = { ...(await createVisitor(context.db)), orderAccessCookie }
  return (await readOutcome(context, { visitor, locale: 'ar', reference })).outcome
}

test('refuses "Pay again" with 503 payment_unavailable while the provider does not answer, and keeps the places', async () => {
  const departure = await played.departure()
  const { reference } = await played.place(departure, 2)
  played.stripe.misbehave('read session', 'silence', 2)
  await expect(pressAgain(reference)).rejects.toMatchObject({ ...UNAVAILABLE, details: { reference } })
  expect(await countsOf(played.context.db, departure.id)).toMatchObject({ held: 2 })
  expect(await pressAgain(reference)).toMatchObject({ redirectUrl: expect.stringContaining('/c/pay/') })
})

test('refuses to replace an order with 503 payment_unavailable while the provider does not answer, and keeps its places', async () => {
  const { context, stripe } = played
  const departure = await played.departure()
  const input = await checkoutOf(context, await visitorWith(context, departure, 2))
  const { reference } = await placeOrder(context, input)
  const changed = { ...input, firstName: 'ليلى', idempotencyKey: 'changed-while-silent' }
  stripe.misbehave('expire session', 'silence', 2)
  await expect(placeOrder(context, changed)).rejects.toMatchObject({ ...UNAVAILABLE, details: { reference } })
  expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 2 })

  expect((await placeOrder(context, changed)).reference).not.toBe(reference)
  expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 2 })
})

test('ends a call that a provider never answers at its time limit, with 503', async () => {
  const context = withCard(() => ({ createSession: () => new Promise<never>(() => {}) }), 50)
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 1 })
  const input = await checkoutOf(context, await visitorWith(context, departure, 1))
  await expect(placeOrder(context, input)).rejects.toMatchObject(UNAVAILABLE)
})

test('takes orders of others while older orders wait for a provider that does not answer', async () => {
  let answer = () => {}
  const silence = new Promise<void>((resolve) => (answer = resolve))
  const requested = new Set<string>()
  const context = withCard((card) => ({
    expireSession: async (session) => {
      requested.add(session)
      await silence
      return card.expireSession(session)
    },
  }))
  const places = 7
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: places })
  const replaced: Promise<unknown>[] = []
  try {
    for (let buyer = 1; buyer < places; buyer++) {
      const input = await checkoutOf(context, await visitorWith(context, departure, 1))
      await placeOrder(context, input)
      const replacement = placeOrder(context, {
        ...input,
        firstName: 'ليلى',
        idempotencyKey: `replaces-${buyer}-in-silence`,
      })
      // It is awaited last: one that fails earlier must not count as an error outside the tests.
      replacement.catch(() => {})
      replaced.push(replacement)
    }
    await expect.poll(() => requested.size).toBe(places - 1)
    const last = await placeOrder(context, await checkoutOf(context, await visitorWith(context, departure, 1)))
    expect(last.paymentUrl).not.toBeNull()
  } finally {
    answer()
    await Promise.all(replaced)
  }
})

test('frees the places of a session that the provider does not know when the hold ends, and logs one error', async () => {
  const { stripe } = played
  const departure = await played.departure()
  const { reference, session } = await played.place(departure, 2)
  const { errors, context } = errorsOf(played.context)
  stripe.books.sessions.delete(session)
  await endHold(context.db, reference)
  await expireOrders(context)
  await expireOrders(context)

  expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 0, sold: 0 })
  expect((await orderOf(context.db, reference)).status).toBe('expired')
  expect(errors).toEqual([expect.objectContaining({ orderReference: reference, session })])
})

test('opens another session for "Pay again" when the provider does not know the first', async () => {
  const { stripe } = played
  const { reference, session } = await played.place(await played.departure(), 1)
  stripe.books.sessions.delete(session)
  const { redirectUrl } = await pressAgain(reference)
  expect(redirectUrl).toContain('/c/pay/')
  expect((await orderOf(played.context.db, reference)).session).not.toBe(session)
})

test('has one session after its first answer was lost and the next two were 503', async () => {
  const { context, stripe } = played
  const before = stripe.books.sessions.size
  stripe.misbehave('create session', 'lost')
  stripe.misbehave('create session', 'unavailable', 2)
  const input = await checkoutOf(context, await visitorWith(context, await played.departure(), 1))
  await expect(placeOrder(context, input)).rejects.toMatchObject(UNAVAILABLE)
  const { paymentUrl } = await placeOrder(context, input)

  const made = [...stripe.books.sessions.values()].slice(before)
  expect(made.map(({ url }) => url)).toEqual([paymentUrl])
})

test('keeps the places of money that is under way when the hold ends, and says that the booking is in progress', async () => {
  const { context, stripe } = played
  const departure = await played.departure()
  const { reference, session } = await played.place(departure, 2)
  stripe.books.payLater(session)
  await endHold(context.db, reference)
  await expireOrders(context)
  expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 2, sold: 0 })
  expect(await outcomeOf(reference)).toBe('in_progress')
  await expect(pressAgain(reference)).rejects.toMatchObject({ code: 'checkout.already_paid' })

  stripe.books.settleLater(session, 'succeeded')
  await pollPendingPayments(context, { olderThanSeconds: -1 })
  expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 0, sold: 2 })
  expect(await outcomeOf(reference)).toBe('booked')
})

test('says that a payment failed whose money did not arrive, also when Stripe gives no reason', async () => {
  const { context, stripe } = played
  const departure = await played.departure()
  const { reference, session } = await played.place(departure, 2)
  stripe.books.payLater(session)
  stripe.books.settleLater(session, 'requires_payment_method')
  expect(await outcomeOf(reference)).toBe('payment_failed')

  await endHold(context.db, reference)
  await expireOrders(context)
  expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 0, sold: 0 })
})
