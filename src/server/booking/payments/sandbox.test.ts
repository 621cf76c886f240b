import { describe, expect, test } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { checkoutOf, mailsOf, orderOf, visitorWith } from '#test/support/buyer.ts'
import { countsOf, createDeparture, useFixtures } from '#test/support/fixtures.ts'
import { untilBlocked } from '#test/support/until-blocked.ts'
import {
  decideSandboxPayment,
  sandboxDecisions,
  type SandboxDecision,
} from '#server/booking/providers/decide-sandbox-payment.ts'
import { receiveEvent } from './receive-event.ts'
import { sandboxRoutes } from './routes.ts'
import { signWebhook } from '#server/booking/providers/sandbox.ts'
import { pollPendingPayments } from './poll-pending-payments.ts'

const fixtures = useFixtures()

async function placed() {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  const { reference } = await placeOrder(context, await checkoutOf(context, await visitorWith(context, departure, 2)))
  return { departure, reference, session: (await orderOf(context.db, reference)).session }
}

/** The webhooks that are sent at once, each as the sandbox sends it. */
async function deliver(session: string): Promise<number> {
  const { context } = fixtures
  const due = await context.db.rows<{ body: string }>({
    name: 'test.due_webhooks',
    text: `select body from sandbox_webhook where body::jsonb ->> 'session' = $1 and (attempts = 1 or due_at <= now()) order by id`,
    values: [session],
  })
  for (const { body } of due) {
    const signature = signWebhook(context.configuration.secret, body)
    const { process } = await receiveEvent(context, { provider: 'sandbox', body: Buffer.from(body), signature })
    await process()
  }
  return due.length
}

describe('the sandbox', () => {
  test.each<[SandboxDecision, number, string]>([
    ['approve', 1, 'confirmed'],
    ['decline', 1, 'awaiting_payment'],
    ['slow', 0, 'awaiting_payment'],
    ['late_webhook', 0, 'awaiting_payment'],
    ['duplicate_webhook', 3, 'confirmed'],
    ['reversed_webhooks', 2, 'confirmed'],
    ['no_webhook', 0, 'awaiting_payment'],
    ['lost_response', 1, 'confirmed'],
    ['abandon', 0, 'awaiting_payment'],
  ])('on %s sends %i webhooks at once, and then the order is %s', async (decision, webhooks, status) => {
    const { context } = fixtures
    const { reference, session } = await placed()
    await decideSandboxPayment(context.db, { reference: session, decision })
    expect(await deliver(session)).toBe(webhooks)
    expect((await orderOf(context.db, reference)).status).toBe(status)
  })

  test.each(
    sandboxDecisions.filter(
      (decision) => !['decline', 'insufficient_funds', 'not_authenticated', 'abandon'].includes(decision),
    ),
  )('whatever %s does to its webhooks, the sweep confirms once', async (decision) => {
    const { context } = fixtures
    const { departure, reference, session } = await placed()
    await decideSandboxPayment(context.db, { reference: session, decision })
    await pollPendingPayments(context, { olderThanSeconds: -1 })
    await deliver(session)

    expect((await orderOf(context.db, reference)).status).toBe('confirmed')
    expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 5, held: 0, sold: 2 })
    expect(await mailsOf(context.db, reference)).toEqual(['order_confirmed'])
  })

  test.each(['ar', 'en'] as const)(
    'has a button for each behaviour in %s, and a way back when the line broke',
    async (language) => {
      const { context } = fixtures
      const { session } = await placed()
      await context.db.rows({
        name: 'test.language',
        text: 'update sandbox_session set language = $2 where reference = $1',
        values: [session, language],
      })
      const page = sandboxRoutes(context)
      const html = await (await page.request(`/sandbox/pay/${session}`)).text()
      expect([...html.matchAll(/value="(\w+)"/g)].map(([, value]) => value).toSorted()).toEqual(
        sandboxDecisions.toSorted(),
      )
      const form = new URLSearchParams({ decision: 'lost_response' })
      const answer = await page.request(`/sandbox/pay/${session}`, { method: 'POST', body: form })
      expect(answer.status).toBe(504)
      expect(await answer.text()).toContain('/checkout/success?reference=')
    },
  )
})

test('a sandbox session that is paid while it is being closed is returned as paid', async ({ skip }) => {
  const { context, isConcurrent } = fixtures
  if (!isConcurrent) skip()
  const { session } = await placed()
  const { closing } = await context.db.transaction(async (tx) => {
    await decideSandboxPayment(tx, { reference: session, decision: 'no_webhook' })
    const state = context.providers.card.expireSession(session)
    await untilBlocked(context.db, 1)
    return { closing: state }
  })
  expect(await closing).toMatchObject({ status: 'complete' })
})
