import { expect, test, vi } from 'vitest'
import { apiOf } from '#test/support/api-of.ts'
import { orderOf } from '#test/support/buyer.ts'
import { useStripe } from '#test/support/stripe-fixtures.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { processWaitingEvents } from '#server/booking/payments/receive-event.ts'

const fixtures = useFixtures()
const played = useStripe(fixtures)

const eventsOf = (reference: string) =>
  fixtures.context.db.rows<{ body: string; processedAt: Date | null }>({
    name: 'test.events',
    text: 'select body, processed_at as "processedAt" from payment_event where provider_reference = $1',
    values: [reference],
  })

test.each([
  ['signed by somebody else', (body: string, signature: string) => [body, signature.replace(/v1=..../, 'v1=0000')]],
  ['whose body was changed by a byte', (body: string, signature: string) => [body.replace('paid', 'Paid'), signature]],
  ['that is not signed', (body: string) => [body, '']],
])('an event %s is refused with 400 and not stored', async (_, change) => {
  const { stripe } = played
  const { reference, session } = await played.place(await played.departure(), 1)
  const { body, signature } = stripe.webhook('checkout.session.completed', stripe.books.pay(session))
  const [changed = '', signed = ''] = change(body, signature)

  expect(await played.deliver({ body: changed, signature: signed })).toBe(400)
  expect(await eventsOf(session)).toEqual([])
  expect((await orderOf(fixtures.context.db, reference)).status).toBe('awaiting_payment')
})

test('an event of six minutes ago is refused with 400 and not stored', async () => {
  const { stripe } = played
  const { session } = await played.place(await played.departure(), 1)
  const old = stripe.webhook('checkout.session.completed', stripe.books.pay(session), 361)
  expect(await played.deliver(old)).toBe(400)
  expect(await eventsOf(session)).toEqual([])
})

test.each([
  ['an unknown session', 'checkout.session.completed', { id: 'cs_test_of_another_shop' }],
  ['an unknown refund', 'refund.updated', { id: 're_test_of_another_shop' }],
  ['an event without a subscription', 'customer.created', { id: 'cus_1' }],
])('an event about %s is answered with 200 and changes nothing', async (_, type, object) => {
  const { stripe } = played
  expect(await played.deliver(stripe.webhook(type, object))).toBe(200)
  await vi.waitFor(async () => expect((await eventsOf(object.id))[0]?.processedAt).not.toBeNull(), 5000)
})

test('what an event claims is not believed: only the session is', async () => {
  const { stripe } = played
  const { reference, session } = await played.place(await played.departure(), 1)
  const claim = { ...stripe.books.session(session), status: 'complete', payment_status: 'paid' }
  expect(await played.deliver(stripe.webhook('checkout.session.completed', claim))).toBe(200)
  await vi.waitFor(async () => expect((await eventsOf(session))[0]?.processedAt).not.toBeNull(), 5000)
  expect((await orderOf(fixtures.context.db, reference)).status).toBe('awaiting_payment')
})

test('an event that could not be acted on is stored, and acted on later', async () => {
  const { context, stripe } = played
  const [one, two] = [await played.place(await played.departure(), 1), await played.place(await played.departure(), 1)]
  stripe.misbehave('read session', 'silence', 4)
  for (const { session } of [one, two])
    expect(await played.deliver(stripe.webhook('checkout.session.completed', stripe.books.pay(session)))).toBe(202)
  const waitForCalls = () => stripe.calls.filter((call) => call.action === 'read session').length
  await vi.waitFor(() => expect(waitForCalls()).toBeGreaterThanOrEqual(4), 5000)
  await new Promise((resolve) => setTimeout(resolve, 600))
  await context.db.rows({
    name: 'test.due_again',
    text: `update payment_event set next_at = now()`,
  })
  stripe.misbehave('read session', 'silence', 4)
  await processWaitingEvents(context)

  const states = () =>
    Promise.all([one, two].map(async ({ reference }) => (await orderOf(context.db, reference)).status))
  expect(await states()).toEqual(['awaiting_payment', 'awaiting_payment'])
  await context.db.rows({ name: 'test.due_again', text: `update payment_event set next_at = now()` })
  await processWaitingEvents(context)
  expect(await states()).toEqual(['confirmed', 'confirmed'])
})

test('no door is open for a provider that this deployment does not have', async () => {
  const answer = await apiOf(fixtures.context).request('/api/payments/webhooks/stripe', {
    method: 'POST',
    body: '{}',
  })
  expect(answer.status).toBe(404)
})
