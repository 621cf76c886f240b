import { beforeAll, describe, expect, test } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { mailboxMailer } from '#server/notifications/mailbox-mailer.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import { readConfiguration } from '#server/kernel/configuration.ts'
import { checkoutOf, pay, visitorWith } from '#test/support/buyer.ts'
import { buildFrontApp } from '#test/support/build-front-app.ts'
import { createDeparture, useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()
const headers = { host: 'localhost' }
let mail = 0

beforeAll(async () => {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 4 })
  const { reference } = await placeOrder(context, await checkoutOf(context, await visitorWith(context, departure, 1)))
  await pay(context, reference)
  await sendOutbox(context, mailboxMailer(context.db))
  const [row] = await context.db.rows<{ id: number }>({
    name: 'test.with_ticket',
    text: 'select id from mailbox_message where jsonb_array_length(attachments) > 0 order by id desc limit 1',
  })
  mail = row?.id ?? 0
})

test('allows style attributes in displayed mails, and nothing else inline or external', async () => {
  const app = await buildFrontApp(fixtures.context)
  const answer = await app.request(`http://localhost/mailbox/${mail}/html`, { headers })
  expect(answer.status).toBe(200)
  expect((answer.headers.get('content-security-policy') ?? '').split('; ').toSorted()).toEqual([
    "base-uri 'none'",
    "default-src 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'img-src data:',
    'sandbox allow-popups allow-popups-to-escape-sandbox',
    "style-src-attr 'unsafe-inline'",
  ])
  const html = await answer.text()
  // The mail needs no more than that.
  expect(html).toContain(' style="')
  expect(html).not.toMatch(/<style|<script|<form|<link|@import|\bsrc="(?!data:)|url\(/i)
})

describe('with a mail server', () => {
  test('there is no mailbox, even if its table has mails', async () => {
    const { context } = fixtures
    const configuration = { ...context.configuration, smtpUrl: 'smtp://mail.example' }
    const [here, there] = [await buildFrontApp(context), await buildFrontApp({ ...context, configuration })]
    for (const path of ['', `/${mail}`, `/${mail}/html`, `/${mail}/attachments/0`]) {
      const address = `http://localhost/mailbox${path}`
      const isMailbox = async (app: typeof here) =>
        /default-src 'none'; style-src(?:-attr|) |^application\/pdf/.test(await markOf(app, address))
      expect([path, await isMailbox(here), await isMailbox(there)]).toEqual([path, true, false])
    }
  })

  async function markOf(app: Awaited<ReturnType<typeof buildFrontApp>>, address: string): Promise<string> {
    const { headers: received } = await app.request(address, { headers })
    const type = received.get('content-type') ?? ''
    return type.startsWith('text/html') ? (received.get('content-security-policy') ?? '') : type
  }

  test('production requires one', () => {
    expect(() => readConfiguration({ NODE_ENV: 'production' })).toThrow()
    const settings = { NODE_ENV: 'production', ORIGIN: 'https://rihla.example', DATABASE_URL: 'postgres://x/y', SECRET: 'x'.repeat(40), STRIPE_SECRET_KEY: 'sk_live_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' } // prettier-ignore
    expect(() => readConfiguration(settings)).toThrow('SMTP_URL must be set')
    expect(readConfiguration({ ...settings, SMTP_URL: 'smtp://mail.example' }).smtpUrl).not.toBeNull()
  })
})
