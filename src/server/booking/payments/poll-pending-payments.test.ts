import { describe, expect, test } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { checkoutOf, endHold, orderOf, visitorWith } from '#test/support/buyer.ts'
import { reserved } from '#test/support/staff.ts'
import { countsOf, createDeparture, useFixtures } from '#test/support/fixtures.ts'
import { decideSandboxPayment } from '#server/booking/providers/decide-sandbox-payment.ts'
import type { PaymentProvider } from '#server/booking/providers/provider.ts'
import { providersOf, type PaymentContext } from '#server/booking/providers/providers.ts'
import { expireOrders, pollPendingPayments } from './poll-pending-payments.ts'

const fixtures = useFixtures()
/** As many as one run of the sweep asks after. */
const AT_ONCE = 200

/** The same context with some methods of the provider replaced. */
function withCard(change: (card: PaymentProvider) => Partial<PaymentProvider>): PaymentContext {
  const { card } = fixtures.context.providers
  return { ...fixtures.context, providers: providersOf({ ...card, ...change(card) }) }
}

async function placed(places: number): Promise<string[]> {
  const departure = await createDeparture(fixtures.context.db, { option: 'bahrain-fort/sunset', capacity: places })
  const references: string[] = []
  for (let count = 0; count < places; count++) {
    const input = await checkoutOf(fixtures.context, await visitorWith(fixtures.context, departure, 1))
    references.push((await placeOrder(fixtures.context, input)).reference)
  }
  return references
}

/** Copies the order and its open payment `count` times. The provider knows none of the copies' sessions. */
async function crowd(reference: string, count: number): Promise<void> {
  await fixtures.context.db.rows({
    name: 'test.crowd',
    text: `with o as (
        insert into orders overriding system value
        select (jsonb_populate_record(o, jsonb_build_object('id', o.id + 1000 * n, 'reference', o.reference || n, 'cart_id', null))).*
        from orders o, generate_series(1, $2::int) n where o.reference = $1 returning id)
      insert into payment overriding system value
      select (jsonb_populate_record(p, jsonb_build_object('id', p.id + 1000 * n, 'order_id', p.order_id + 1000 * n,
          'attempt_key', p.attempt_key || n, 'provider_reference', p.provider_reference || n, 'updated_at', now() - interval '10 minutes'))).*
      from payment p join orders own on own.id = p.order_id, generate_series(1, $2::int) n where own.reference = $1`,
    values: [reference, count],
  })
}

test('payments that stay open do not keep the polling job from a paid one without a webhook', async () => {
  const [reference = ''] = await placed(1)
  const { session } = await orderOf(fixtures.context.db, reference)
  await decideSandboxPayment(fixtures.context.db, { reference: session, decision: 'no_webhook' })
  await crowd(reference, AT_ONCE)
  await fixtures.context.db.rows({
    name: 'test.quiet',
    text: `update payment set updated_at = now() - interval '1 minute' where provider_reference = $1`,
    values: [session],
  })
  for (let sweep = 0; sweep < 2; sweep++) await pollPendingPayments(fixtures.context, { olderThanSeconds: 45 })
  expect((await orderOf(fixtures.context.db, reference)).status).toBe('confirmed')
})

describe('while the payment provider does not respond', () => {
  test('orders that need no provider end in time, and do not wait for one another', async () => {
    const [first = '', second = ''] = await placed(2)
    const { reference, departure } = await reserved(fixtures.context)
    for (const one of [first, second, reference]) await endHold(fixtures.context.db, one)
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
    const run = expireOrders(context)
    try {
      await expect.poll(() => countsOf(fixtures.context.db, departure.id)).toMatchObject({ held: 0 })
      await expect.poll(() => requested.size).toBe(2)
    } finally {
      answer()
      await run
    }
    for (const one of [first, second]) expect((await orderOf(fixtures.context.db, one)).status).toBe('expired')
  })
})
