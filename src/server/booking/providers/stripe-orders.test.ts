import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { loadCart } from '#server/cart/load-cart.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { readCheckout } from '#server/booking/checkout/read-checkout.ts'
import { findOwn, readOutcome } from '#server/booking/checkout/read-outcome.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { checkoutOf, endHold, guest, loseHold, mailsOf, orderOf, sellOut, visitorWith } from '#test/support/buyer.ts'
import { useStripe } from '#test/support/stripe-fixtures.ts'
import { countsOf, createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { sendRefunds } from '#server/booking/payments/refund.ts'
import { startPayment } from '#server/booking/payments/start-payment.ts'
import { expireOrders, pollPendingPayments } from '#server/booking/payments/poll-pending-payments.ts'

const fixtures = useFixtures()
const played = useStripe(fixtures)

const confirmed = (reference: string) =>
  vi.waitFor(async () => expect((await orderOf(fixtures.context.db, reference)).status).toBe('confirmed'), 5000)

/** As the buyer's browser asks when it comes back. */
async function outcomeOf(reference: string) {
  const { context } = played
  const visitor = await createVisitor(context.db)
  const orderAccessCookie = `${reference}:${orderAccessToken(context.configuration, reference)}`
  return (await readOutcome(context, { visitor: { ...visitor, orderAccessCookie }, locale: 'ar', reference })).outcome
}

async function pressAgain(reference: string) {
  return startPayment(played.context, { orderId: (await orderOf(played.context.db, reference)).id })
}

describe('paying at Stripe', () => {
  test('opens a page in English that knows the order, the sum and the address for the receipt, and no name or number', async () => {
    const { context, stripe } = played
    const departure = await played.departure()
    const visitor = await visitorWith(context, departure, 2)
    const checkout = await readCheckout(context, { visitor, locale: 'ar', promoCode: undefined })
    expect(checkout.methods[0]).toMatchObject({
      code: 'card',
      provider: 'stripe',
      isSandbox: false,
      pageLanguage: 'en',
    })
    const placed = await placeOrder(context, await checkoutOf(context, visitor))

    const { session } = await orderOf(context.db, placed.reference)
    expect(placed.paymentUrl).toBe(stripe.books.session(session).url)
    expect(stripe.books.session(session)).toMatchObject({
      amount_total: 25_000,
      currency: 'bhd',
      client_reference_id: placed.reference,
      customer_email: guest.email,
      metadata: { order: placed.reference },
    })
    const form = new URLSearchParams(stripe.calls.at(-1)?.form)
    expect(form.get('locale')).toBe('en')
    expect(form.get('success_url')).toContain(`/checkout/success?reference=${placed.reference}`)
    const text = [...form.values()].join(' ')
    for (const personal of [guest.firstName, guest.lastName, '501234567']) expect(text).not.toContain(personal)
  })

  test('is confirmed once by its event, however often and in whatever order events come', async () => {
    const { context, stripe } = played
    const departure = await played.departure()
    const { reference, session } = await played.place(departure, 2)
    const paid = stripe.books.pay(session)
    const events = [
      stripe.webhook('checkout.session.expired', paid),
      stripe.webhook('checkout.session.async_payment_failed', paid),
      stripe.webhook('checkout.session.completed', paid),
    ]
    const statuses = await Promise.all([...events, ...events, ...events, ...events, ...events].map(played.deliver))

    expect(new Set(statuses)).toEqual(new Set([200]))
    await confirmed(reference)
    expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 5, held: 0, sold: 2 })
    expect(await mailsOf(context.db, reference)).toEqual(['order_confirmed'])
  })

  test('is seen by the page that the buyer returns to before any event', async () => {
    const { stripe } = played
    const { reference, session } = await played.place(await played.departure(), 1)
    expect(await outcomeOf(reference)).toBe('unpaid')
    stripe.books.pay(session)
    expect(await outcomeOf(reference)).toBe('booked')
  })

  test('is found by the sweep when no event ever comes', async () => {
    const { context, stripe } = played
    const departure = await played.departure()
    const visitor = await visitorWith(context, departure, 2)
    const { reference } = await placeOrder(context, await checkoutOf(context, visitor))
    stripe.books.pay((await orderOf(context.db, reference)).session)
    await pollPendingPayments(context, { olderThanSeconds: -1 })

    expect((await orderOf(context.db, reference)).status).toBe('confirmed')
    expect(await loadCart(context.db, visitor)).toEqual([])
  })

  test('with a card that is refused keeps hold and page, and another card goes through', async () => {
    const { context, stripe } = played
    const departure = await played.departure()
    const { reference, session } = await played.place(departure, 2)
    const page = stripe.books.session(session).url
    stripe.books.decline(session)

    expect(await outcomeOf(reference)).toBe('payment_failed')
    expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 5, held: 2, sold: 0 })
    expect(await pressAgain(reference)).toEqual({ redirectUrl: page })
    stripe.books.pay(session)
    expect(await outcomeOf(reference)).toBe('booked')
  })

  test('after the session ended at Stripe begins an attempt of its own while the hold lasts', async () => {
    const { context, stripe } = played
    const { reference, session } = await played.place(await played.departure(), 1)
    stripe.books.expireSession(session)
    expect(await outcomeOf(reference)).toBe('unpaid')

    await pressAgain(reference)
    const again = await orderOf(context.db, reference)
    expect(again.session).not.toBe(session)
    stripe.books.pay(again.session)
    expect(await outcomeOf(reference)).toBe('booked')
  })

  test("in a site's currency that Stripe does not charge is not offered and not taken", async () => {
    const { context } = played
    const buyer = await visitorWith(context, await played.departure(), 1)
    const visitor = { ...buyer, currency: 'IQD', site: { ...buyer.site, defaultCurrency: 'IQD' } }
    await context.db.rows({ name: 'test.iqd', text: `update product set currency = 'IQD' where code = 'bahrain-fort'` })
    try {
      const checkout = await readCheckout(context, { visitor, locale: 'en', promoCode: undefined })
      expect(checkout.methods.map((method) => method.code)).not.toContain('card')
      await expect(placeOrder(context, await checkoutOf(context, visitor))).rejects.toMatchObject({
        code: 'checkout.method_unavailable',
      })
    } finally {
      await context.db.rows({
        name: 'test.bhd',
        text: `update product set currency = 'BHD' where code = 'bahrain-fort'`,
      })
    }
  })
})

describe('a hold that ends while the page is open', () => {
  test('ends the page at Stripe, and only then gives the places back', async () => {
    const { context, stripe } = played
    const departure = await played.departure()
    const { reference, session } = await played.place(departure, 3)
    await endHold(context.db, reference)
    stripe.misbehave('expire session', 'silence', 2)
    await expireOrders(context)
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 3 })

    await context.db.rows({ name: 'test.due_again', text: `update orders set ending_next_at = '-infinity'` })
    await expireOrders(context)
    expect(stripe.books.session(session).status).toBe('expired')
    expect((await orderOf(context.db, reference)).status).toBe('expired')
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 0, sold: 0 })
  })

  test('is confirmed when the buyer paid just before we end it', async () => {
    const { context, stripe } = played
    const departure = await played.departure()
    const { reference, session } = await played.place(departure, 3)
    await endHold(context.db, reference)
    stripe.before('expire session', () => stripe.books.pay(session))
    await expireOrders(context)

    expect((await orderOf(context.db, reference)).status).toBe('confirmed')
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 0, sold: 3 })
  })

  test('and money that comes when its places are gone goes back, whole', async () => {
    const { context, stripe } = played
    const departure = await played.departure()
    const { reference, session } = await played.place(departure, 2)
    await loseHold(context.db, reference)
    await sellOut(context.db, departure.id)
    await played.deliver(stripe.webhook('checkout.session.completed', stripe.books.pay(session)))
    await vi.waitFor(async () => expect((await orderOf(context.db, reference)).status).toBe('failed'), 5000)
    await sendRefunds(context)

    expect(stripe.books.refundedOf(session)).toBe(25_000)
    expect(await orderOf(context.db, reference)).toMatchObject({ capturedMinor: 25_000, refundedMinor: 25_000 })
    expect(await mailsOf(context.db, reference)).toEqual(['order_failed_late'])
  })
})

describe('when Stripe does not do its part', () => {
  test('a page whose response was lost is the same page on the next request', async () => {
    const { context, stripe } = played
    const before = stripe.books.sessions.size
    stripe.misbehave('create session', 'lost', 3)
    const departure = await played.departure()
    const input = await checkoutOf(context, await visitorWith(context, departure, 1))
    await expect(placeOrder(context, input)).rejects.toMatchObject({ code: 'checkout.payment_unavailable' })
    const { paymentUrl } = await placeOrder(context, input)

    expect(paymentUrl).toMatch(/\/c\/pay\/cs_test_/)
    expect(stripe.books.sessions.size).toBe(before + 1)
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 1 })
  })

  test.each([
    ['whose answer was lost', 'lost', 3],
    ['without a response', 'silence', 3],
    ['that failed at Stripe, which repeats its error for the key', 'error', 1],
    ['that was slow', 'slow', 1],
  ] as const)('a page %s is opened once', async (_, how, times) => {
    const { context, stripe } = played
    const before = stripe.books.sessions.size
    stripe.misbehave('create session', how, times)
    const input = await checkoutOf(context, await visitorWith(context, await played.departure(), 1))
    await placeOrder(context, input).catch(() => null)
    const { paymentUrl, reference } = await placeOrder(context, input)
    expect((await placeOrder(context, input)).paymentUrl).toBe(paymentUrl)

    const made = [...stripe.books.sessions.values()].slice(before)
    expect(made).toMatchObject([{ client_reference_id: reference, status: 'open', url: paymentUrl }])
  })

  test('an error of Stripe, which it repeats for its key, does not keep the buyer from trying again', async () => {
    const { context, stripe } = played
    stripe.misbehave('create session', 'error')
    const departure = await played.departure()
    const input = await checkoutOf(context, await visitorWith(context, departure, 1))
    await expect(placeOrder(context, input)).rejects.toMatchObject({ code: 'checkout.payment_unavailable' })
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 1 })
    const { paymentUrl, reference } = await placeOrder(context, input)

    expect(paymentUrl).toMatch(/\/c\/pay\/cs_test_/)
    expect((await orderOf(context.db, reference)).status).toBe('awaiting_payment')
  })

  test('an attempt that has become another one is given up for the next', async () => {
    const { context, stripe } = played
    stripe.misbehave('create session', 'lost', 3)
    const departure = await played.departure()
    const input = await checkoutOf(context, await visitorWith(context, departure, 1))
    await expect(placeOrder(context, input)).rejects.toMatchObject({ code: 'checkout.payment_unavailable' })
    const elsewhere = { ...context, configuration: { ...context.configuration, origin: 'https://moved.example' } }

    await expect(placeOrder(elsewhere, input)).rejects.toMatchObject({ code: 'checkout.payment_unavailable' })
    expect((await placeOrder(elsewhere, input)).paymentUrl).toMatch(/\/c\/pay\/cs_test_/)
  })

  test('two presses at once open one page', async () => {
    const { context, stripe } = played
    const before = stripe.books.sessions.size
    stripe.misbehave('create session', 'slow')
    const input = await checkoutOf(context, await visitorWith(context, await played.departure(), 1))
    const answers = await Promise.all([
      placeOrder(context, input),
      placeOrder(context, { ...input, idempotencyKey: randomUUID() }),
    ])

    expect(answers[1]).toEqual(answers[0])
    expect(stripe.books.sessions.size).toBe(before + 1)
  })

  test('an address that Stripe does not accept is typed there', async () => {
    const { context, stripe } = played
    const input = await checkoutOf(context, await visitorWith(context, await played.departure(), 1))
    const { reference } = await placeOrder(context, { ...input, email: "o'brien@example.com" })
    const { session } = await orderOf(context.db, reference)
    expect(stripe.books.session(session).customer_email).toBeNull()
  })

  test('the outcome says that the booking is in progress while nothing is known', async () => {
    const { context, stripe } = played
    const { reference } = await played.place(await played.departure(), 1)
    stripe.misbehave('read session', 'silence', 2)
    expect(await outcomeOf(reference)).toBe('in_progress')
    const visitor = await createVisitor(context.db)
    await expect(findOwn(context, visitor, reference)).rejects.toMatchObject({ code: 'checkout.order_unknown' })
  })
})
