import { expect, test } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { startJobs, type Job } from '#server/kernel/jobs.ts'
import { checkoutOf, mailsOf, orderOf, visitorWith } from '#test/support/buyer.ts'
import { later } from '#test/support/clock.ts'
import { isShort } from '#test/support/in-full.ts'
import { useStripe } from '#test/support/stripe-fixtures.ts'
import { countsOf, createDeparture, useFixtures } from '#test/support/fixtures.ts'
import { paymentJobs } from './jobs.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'

const FREE_WITHIN_MS = 10_000
const SETTLED_WITHIN_MS = 120_000
const PAYMENTS = isShort ? 20 : 100

const fixtures = useFixtures()
const played = useStripe(fixtures)

/** Runs the jobs, without requests, until `isDone`. */
async function alone(context: PaymentContext, isWanted: (job: Job) => boolean, isDone: () => Promise<void>) {
  const jobs = startJobs(paymentJobs(context).filter(isWanted), context.log)
  await isDone().finally(() => jobs.stop())
}

test('the jobs release the seats of a hold that ends, and another buyer can book them', async () => {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 4 })
  const first = await checkoutOf(context, await visitorWith(context, departure, 4))
  const next = await checkoutOf(context, await visitorWith(context, departure, 4))
  const { reference } = await placeOrder(context, first)
  await expect(placeOrder(context, next)).rejects.toMatchObject({ code: 'checkout.sold_out' })
  await context.db.rows({
    name: 'test.ends_soon',
    text: `update orders set hold_expires_at = rihla_now() + interval '2 seconds' where reference = $1`,
    values: [reference],
  })
  await alone(
    context,
    () => true,
    () =>
      expect
        .poll(() => countsOf(context.db, departure.id), { timeout: 2000 + FREE_WITHIN_MS, interval: 100 })
        .toMatchObject({ held: 0 }),
  )
  expect((await orderOf(context.db, reference)).status).toBe('expired')
  await placeOrder(context, { ...next, idempotencyKey: 'now-there-is-room' })
  expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 4, held: 4, sold: 0 })
})

test('payments of ten minutes without webhooks are all settled by the sweep', async () => {
  const { stripe } = played
  const departure = await createDeparture(played.context.db, { option: 'bahrain-fort/sunset', capacity: PAYMENTS })
  const references: string[] = []
  for (let count = 0; count < PAYMENTS; count++) {
    const { reference, session } = await played.place(departure, 1)
    stripe.books.pay(session)
    references.push(reference)
  }
  // The oldest is of ten minutes ago, the youngest of a minute ago.
  await played.context.db.rows({
    name: 'test.spread_over_ten_minutes',
    text: `update payment p set updated_at = now() - make_interval(secs => 60 + 540 * n.at / $2::int)
      from unnest($1::text[]) with ordinality as n(reference, at) join orders o on o.reference = n.reference where p.order_id = o.id`,
    values: [references, PAYMENTS],
  })
  const context = later(played.context, '10 minutes')
  await alone(
    context,
    ({ name }) => name === 'sweep payments',
    () =>
      expect
        .poll(() => countsOf(context.db, departure.id), { timeout: SETTLED_WITHIN_MS, interval: 200 })
        .toMatchObject({ held: 0, sold: PAYMENTS }),
  )
  for (const reference of references) {
    expect(await orderOf(context.db, reference)).toMatchObject({ status: 'confirmed', refundedMinor: 0 })
    expect(await mailsOf(context.db, reference)).toEqual(['order_confirmed'])
  }
})
