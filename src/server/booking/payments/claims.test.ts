import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import type { Connection } from '#server/kernel/database.ts'
import { readQueue } from '#server/app/staff/read-queue.ts'
import { checkoutOf, endHold, orderOf, visitorWith } from '#test/support/buyer.ts'
import { errorsOf } from '#test/support/errors-of.ts'
import { createDeparture, useFixtures } from '#test/support/fixtures.ts'
import { deliverDueWebhooks } from '#server/booking/providers/deliver-sandbox-webhooks.ts'
import { providersOf, type PaymentContext } from '#server/booking/providers/providers.ts'
import { claimAbandonedSessions, claimQuietPayments } from './claim-queries.ts'
import { processWaitingEvents } from './receive-event.ts'
import { sendRefunds } from './refund.ts'
import { expireAbandonedSessions, expirePayingOrders } from './poll-pending-payments.ts'

const fixtures = useFixtures()
/** More than any queue takes at once. */
const CROWD = 201

const run = (name: string, text: string, values: unknown[] = []) =>
  fixtures.context.db.rows<Record<string, unknown>>({ name: `test.${name}`, text, values })

async function placed(): Promise<{ reference: string; session: string; paymentId: number }> {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 1 })
  const input = await checkoutOf(context, await visitorWith(context, departure, 1))
  const { reference } = await placeOrder(context, input)
  return { reference, ...(await orderOf(context.db, reference)) }
}

/** The test's context with a provider that responds about one session only. */
function onlyAnswering(session: string): PaymentContext {
  const { card } = fixtures.context.providers
  const orFail = async <Value>(reference: string, work: () => Promise<Value>) => {
    if (reference !== session) throw new Error('no answer')
    return work()
  }
  return {
    ...fixtures.context,
    providers: providersOf({
      ...card,
      retrieveSession: (reference) => orFail(reference, () => card.retrieveSession(reference)),
      expireSession: (reference) => orFail(reference, () => card.expireSession(reference)),
      refund: (request) => orFail(request.reference, () => card.refund(request)),
    }),
  }
}

/** So many orders like this one, older than it, with a payment each. */
async function olderThan(reference: string): Promise<void> {
  await run(
    'older_orders',
    `with o as (
        insert into orders overriding system value
        select (jsonb_populate_record(o, jsonb_build_object('id', -o.id * 1000 - n, 'reference', o.reference || n, 'cart_id', null,
          'hold_expires_at', o.hold_expires_at - interval '1 hour'))).*
        from orders o, generate_series(1, $2::int) n where o.reference = $1 returning id)
      insert into payment overriding system value
      select (jsonb_populate_record(p, jsonb_build_object('id', -p.id * 1000 - n, 'order_id', -p.order_id * 1000 - n,
          'attempt_key', p.attempt_key || n, 'provider_reference', p.provider_reference || n))).*
      from payment p join orders own on own.id = p.order_id, generate_series(1, $2::int) n where own.reference = $1`,
    [reference, CROWD],
  )
}

const removeCrowd = () => run('no_crowd', 'delete from orders where id < 0')

describe('a queue whose oldest rows fail', () => {
  test('of events comes to a later event in the same run, and gives up an event after 50 tries with an error', async () => {
    const { reference, session } = await placed()
    await olderThan(reference)
    await run(
      'events',
      `insert into payment_event (provider, event_id, provider_reference, body, attempts, next_at, received_at)
        select 'sandbox', 'evt_' || p.provider_reference, p.provider_reference, '{}', case when p.id = min(p.id) over () then 49 else 1 end,
          now() - interval '1 minute', now() - interval '1 minute'
        from payment p where p.provider_reference like $1 || '%' order by p.id`,
      [session],
    )
    await run('paid', `update sandbox_session set status = 'complete' where reference = $1`, [session])
    const { errors, context } = errorsOf(onlyAnswering(session))
    await processWaitingEvents(context)

    expect((await orderOf(context.db, reference)).status).toBe('confirmed')
    expect(errors).toEqual([expect.objectContaining({ attempts: 50, message: 'an event was given up' })])
    const [counts] = await run(
      'event_counts',
      `select count(*) filter (where given_up_at is not null)::int as over, count(*) filter (where attempts = 2 and next_at > now())::int as later
        from payment_event where provider_reference like $1 || '_%'`,
      [session],
    )
    expect(counts).toEqual({ over: 1, later: CROWD - 1 })
    await removeCrowd()
  })

  test('of holds that are over comes to a later one in the same run', async () => {
    const { reference, session } = await placed()
    await endHold(fixtures.context.db, reference)
    await olderThan(reference)
    await expirePayingOrders(onlyAnswering(session))
    expect((await orderOf(fixtures.context.db, reference)).status).toBe('expired')
    await removeCrowd()
  })

  test('of left pages comes to a later one in the same run', async () => {
    const { reference, session } = await placed()
    await run(
      'left_page',
      `with o as (update orders set payable_since = rihla_now() where reference = $1 returning id)
        update payment p set created_at = rihla_now() - interval '2 hours' from o where p.order_id = o.id`,
      [reference],
    )
    await olderThan(reference)
    await expireAbandonedSessions(onlyAnswering(session))
    expect(await run('payment_status', 'select status from payment where provider_reference = $1', [session])).toEqual([
      { status: 'expired' },
    ])
    await removeCrowd()
  })

  test('of refunds comes to a later one in the same run', async () => {
    const { reference, session } = await placed()
    await olderThan(reference)
    await run(
      'refunds',
      `with paid as (update payment set status = 'paid', captured_minor = amount_minor where provider_reference like $1 || '%' returning id)
        insert into refund (payment_id, amount_minor, reason) select id, 10, 'unmatched' from paid order by id`,
      [session],
    )
    await sendRefunds(onlyAnswering(session))
    expect(
      await run(
        'refund_status',
        `select r.status from refund r join payment p on p.id = r.payment_id where p.provider_reference = $1`,
        [session],
      ),
    ).toEqual([{ status: 'succeeded' }])
    await removeCrowd()
  })

  test('of sandbox webhooks comes to a later one in the same run, also when connections break', async () => {
    const received: string[] = []
    const server = createServer((request, response) => {
      void text(request).then((body) => {
        if (body === 'breaks') request.socket.destroy()
        else {
          received.push(body)
          response.writeHead(200).end()
        }
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { configuration } = fixtures.context
    const internalOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    await run(
      'webhooks',
      `insert into sandbox_webhook (event_id, body, due_at, attempts)
        select n::text, case when n = $1 then 'arrives' else 'breaks' end, now() - interval '1 minute', case when n = 1 then 19 else 0 end
        from generate_series(1, $1::int) n`,
      [CROWD],
    )
    const { errors, context } = errorsOf({ ...fixtures.context, configuration: { ...configuration, internalOrigin } })
    await deliverDueWebhooks(context)
    server.close()

    expect(received).toContain('arrives')
    expect(errors).toEqual([expect.objectContaining({ attempts: 20, message: 'a sandbox webhook was given up' })])
  })
})

test('logs one error for an order that could not be ended ten times, and shows it in the staff queue', async () => {
  const { reference } = await placed()
  await endHold(fixtures.context.db, reference)
  const { errors, context } = errorsOf(onlyAnswering('none'))
  for (let tries = 0; tries < 12; tries++) {
    await run('due_again', `update orders set ending_next_at = '-infinity' where reference = $1`, [reference])
    await expirePayingOrders(context)
  }
  expect(errors).toEqual([expect.objectContaining({ reference, attempts: 10 })])
  const late = await readQueue(context, { queue: 'late', locale: 'ar' })
  expect(late.map((order) => order.reference)).toContain(reference)
})

test.each<[string, (connection: Connection) => Promise<unknown>]>([
  ['quiet payments', (connection) => claimQuietPayments(connection, 60)],
  ['pages that were left', (connection) => claimAbandonedSessions(connection, { olderThanSeconds: 60, most: 200 })],
])('the claim of %s reads the open payments from their indexes', async (_, claim) => {
  const plan: string[] = []
  await fixtures.context.db.transaction(async (tx) => {
    // A sequential scan is then only planned where there is no other way.
    await tx.rows({ name: 'test.without_scans', text: 'set local enable_seqscan = off' })
    const explaining: Connection = {
      ...tx,
      rows: async ({ name, text, values = [] }) => {
        const lines = await tx.rows<Record<string, string>>({ name: `test.plan_of_${name}`, text: `explain ${text}`, values }) // prettier-ignore
        plan.push(...lines.flatMap((line) => Object.values(line)))
        return []
      },
    }
    await claim(explaining)
  })
  expect(plan.join('\n')).toMatch(/payment_open_of_order\b[^]*payment_open_of_change/)
  expect(plan.filter((line) => /Seq Scan on (payment|orders)\b/.test(line))).toEqual([])
})
