import { describe, expect, test } from 'vitest'
import { decideSandboxPayment } from '#server/booking/providers/decide-sandbox-payment.ts'
import { expireOrders } from '#server/booking/payments/poll-pending-payments.ts'
import { sendRefunds } from '#server/booking/payments/refund.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { checkoutOf, endHold, loseHold, orderOf, pay, sellOut, visitorWith } from '#test/support/buyer.ts'
import { countsOf, createDeparture, useFixtures, type FixtureDeparture } from '#test/support/fixtures.ts'
import { placeOrder } from './place-order.ts'

const fixtures = useFixtures()

describe('a hold that ends', () => {
  const end = (context: PaymentContext, reference: string) => endHold(context.db, reference)

  test('gives its places back', async () => {
    const { context } = fixtures
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
    const { reference } = await placeOrder(context, await checkoutOf(context, await visitorWith(context, departure, 4)))
    await end(context, reference)
    await expireOrders(context)

    expect((await orderOf(context.db, reference)).status).toBe('expired')
    expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 5, held: 0, sold: 0 })
  })

  test('is confirmed instead when the provider says that the money is there', async () => {
    const { context } = fixtures
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
    const { reference } = await placeOrder(context, await checkoutOf(context, await visitorWith(context, departure, 4)))
    const { session } = await orderOf(context.db, reference)
    await decideSandboxPayment(context.db, { reference: session, decision: 'no_webhook' })
    await end(context, reference)
    await expireOrders(context)

    expect((await orderOf(context.db, reference)).status).toBe('confirmed')
    expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 5, held: 0, sold: 4 })
  })

  test('and money at the same instant end in one of both, never in neither', async () => {
    const { context, isConcurrent } = fixtures
    const times = isConcurrent ? 200 : 30
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: times })
    const references: string[] = []
    for (let order = 0; order < times; order++) {
      const { reference } = await placeOrder(
        context,
        await checkoutOf(context, await visitorWith(context, departure, 1)),
      )
      await end(context, reference)
      references.push(reference)
    }
    await Promise.all([
      ...references.map((reference) => pay(context, reference)),
      expireOrders(context),
      expireOrders(context),
    ])
    await expireOrders(context)

    const orders = await Promise.all(references.map((reference) => orderOf(context.db, reference)))
    const confirmed = orders.filter(({ status }) => status === 'confirmed')
    expect(new Set(orders.map(({ status }) => status)).isSubsetOf(new Set(['confirmed', 'expired']))).toBe(true)
    const books = await context.db.rows<{ reference: string; isPaid: boolean }>({
      name: 'test.books',
      text: `select reference, status = 'complete' as "isPaid" from sandbox_session where reference = any ($1)`,
      values: [orders.map(({ session }) => session)],
    })
    const paid = new Set(books.filter(({ isPaid }) => isPaid).map(({ reference }) => reference))
    for (const { status, capturedMinor, session } of orders)
      expect([status, capturedMinor > 0]).toEqual(paid.has(session) ? ['confirmed', true] : ['expired', false])
    expect(await countsOf(context.db, departure.id)).toEqual({ capacity: times, held: 0, sold: confirmed.length })
  })
})

describe('money that comes late', () => {
  async function expiredButPaid(context: PaymentContext, departure: FixtureDeparture) {
    const { reference } = await placeOrder(context, await checkoutOf(context, await visitorWith(context, departure, 2)))
    await loseHold(context.db, reference)
    return reference
  }

  test('takes the places again while there are some', async () => {
    const { context } = fixtures
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
    const reference = await expiredButPaid(context, departure)
    await pay(context, reference)

    expect((await orderOf(context.db, reference)).status).toBe('confirmed')
    expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 5, held: 0, sold: 2 })
  })

  test('is refunded, whole and once, when the places are gone', async () => {
    const { context } = fixtures
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 2 })
    const reference = await expiredButPaid(context, departure)
    await sellOut(context.db, departure.id)
    await pay(context, reference)
    await sendRefunds(context)
    await sendRefunds(context)

    const order = await orderOf(context.db, reference)
    expect(order.status).toBe('failed')
    expect(order.capturedMinor).toBeGreaterThan(0)
    expect(order.refundedMinor).toBe(order.capturedMinor)
  })
})
