import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createApp } from '#http/create-app.ts'
import { openMediaSources } from '#http/serve-media.ts'
import { bankTransferProvider } from '#server/booking/providers/bank-transfer.ts'
import { providersOf } from '#server/booking/providers/providers.ts'
import { sandboxProvider, signWebhook } from '#server/booking/providers/sandbox.ts'
import { oneRow } from '#server/kernel/database.ts'
import { mailboxMailer } from '#server/notifications/mailbox-mailer.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import { countCommits, type Counted } from '#test/support/count-commits.ts'
import { createDeparture, useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()

/** Written for many at once, half a second later. */
const BATCHED = new Set(['payments.events_processed', 'platform.add_attempts', 'sandbox.webhooks_delivered'])
/** Caches of ten seconds and longer. */
const CACHED = new Set(['sites.list', 'currencies.rates'])

interface Step {
  name: string
  ours: string[]
  durable: string[]
  company: string[]
}

/** Buys twice, and returns the steps of the second purchase: the first fills the caches. */
async function buyTwice(): Promise<Step[]> {
  const steps: Step[] = []
  const counter = countCommits(fixtures.context.db)
  const { secret } = fixtures.context.configuration
  const providers = providersOf(sandboxProvider(counter.db, { secret }), [bankTransferProvider(counter.db)])
  const context = { ...fixtures.context, db: counter.db, providers }
  const app = createApp(context, openMediaSources(context.configuration, context.storage), null)
  const departure = await createDeparture(fixtures.context.db, { option: 'bahrain-fort/sunset', capacity: 100 })
  for (const isCounted of [false, true]) {
    const step = (name: string) => {
      const one = stepOf(name, counter.take())
      if (isCounted) steps.push(one)
    }
    const cookies = new Map<string, string>()
    const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
      const answer = await app.request(
        path,
        {
          method,
          headers: {
            host: 'localhost',
            'content-type': 'application/json',
            'sec-fetch-site': 'same-origin',
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            ...headers,
          },
          ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        },
        { incoming: { socket: { remoteAddress: '198.51.100.7' } } },
      )
      for (const line of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
        cookies.set(name, value)
      }
      expect(answer.status, `${method} ${path}`).toBeLessThan(400)
      return answer
    }
    counter.take()
    const cart = (await (
      await call('POST', '/api/cart/items?locale=en', {
        departureId: departure.id,
        optionId: departure.optionId,
        units: { [String(departure.units['adult'])]: 1 },
      })
    ).json()) as { totalMinor: number; currency: string }
    step('add to the cart')
    await call('GET', '/api/checkout?locale=en')
    step('checkout page')
    const placed = (await (
      await call(
        'POST',
        '/api/checkout?locale=en',
        {
          firstName: 'Sara',
          lastName: 'Ali',
          email: `${randomUUID()}@example.com`,
          countryCode: 'SA',
          phoneNumber: '0501234567',
          method: 'card',
          acceptsTerms: true,
          seenTotalMinor: cart.totalMinor,
          seenCurrency: cart.currency,
        },
        { 'idempotency-key': randomUUID() },
      )
    ).json()) as { reference: string; next: { url: string } }
    step('place the order, open the payment')
    const { pathname } = new URL(placed.next.url)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    await call('POST', pathname, 'decision=no_webhook', form)
    step('pay')
    const session = pathname.split('/').at(-1)
    const event = JSON.stringify({ id: `evt_${randomUUID()}`, type: 'session.complete', session })
    await call('POST', '/api/payments/webhooks/sandbox', event, { 'sandbox-signature': signWebhook(secret, event) })
    const isConfirmed = () =>
      oneRow<{ status: string }>(fixtures.context.db, {
        name: 'test.status_of',
        text: 'select status from orders where reference = $1',
        values: [placed.reference],
      })
    await expect.poll(isConfirmed).toEqual({ status: 'confirmed' })
    step("the provider's event")
    const outcome = await call('GET', `/api/checkout/outcome?locale=en&reference=${placed.reference}`)
    expect(await outcome.json()).toMatchObject({ outcome: 'booked' })
    step('outcome')
    await sendOutbox(context, mailboxMailer(counter.db))
    step('mail')
  }
  return steps
}

/** The sandbox is the payment provider, and the mailbox the mail server. */
const isOfCompany = (name: string) => name.startsWith('sandbox.') || name.startsWith('notifications.mailbox')

function stepOf(name: string, { statements, durable }: Counted): Step {
  const counted = statements.filter((one) => !BATCHED.has(one) && !CACHED.has(one))
  return {
    name,
    ours: counted.filter((one) => !isOfCompany(one)),
    durable: durable.filter((one) => !BATCHED.has(one)),
    company: counted.filter(isOfCompany),
  }
}

test('a purchase asks the database what this table says, and no more', async () => {
  const steps = await buyTwice()
  expect(Object.fromEntries(steps.map(({ name, ...counted }) => [name, counted]))).toEqual({
    'add to the cart': { ours: ['cart.with_line', 'cart.write_line'], durable: [], company: [] },
    'checkout page': { ours: ['cart.items'], durable: [], company: [] },
    'place the order, open the payment': {
      ours: ['cart.items', 'checkout.take_and_record', 'payments.set_session'],
      durable: ['checkout.take_and_record', 'payments.set_session'],
      company: ['sandbox.create'],
    },
    pay: { ours: [], durable: ['sandbox.decide'], company: ['sandbox.decide'] },
    "the provider's event": {
      ours: ['payments.insert_event', 'orders.confirm_paid'],
      durable: ['orders.confirm_paid'],
      company: ['sandbox.retrieve'],
    },
    outcome: { ours: ['orders.beside_cart'], durable: [], company: [] },
    mail: {
      ours: ['outbox.claim', 'accounts.mail_languages', 'orders.invoice', 'outbox.sent'],
      durable: ['outbox.claim', 'outbox.sent'],
      company: ['notifications.mailbox_insert'],
    },
  })
  const bought = steps.filter(({ name }) => !['checkout page', 'mail'].includes(name))
  expect(bought.flatMap(({ ours }) => ours)).toHaveLength(8)
  expect(bought.flatMap(({ durable }) => durable.filter((name) => !isOfCompany(name)))).toHaveLength(3)
})
