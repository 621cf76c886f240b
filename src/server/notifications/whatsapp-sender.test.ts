import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { rebookAsStaff } from '#server/booking/commands/rebook-item.ts'
import { refundAsGoodwill } from '#server/booking/commands/refund-as-goodwill.ts'
import { oneRow } from '#server/kernel/database.ts'
import { openLog } from '#server/kernel/logs.ts'
import { checkoutOf, guest, pay, visitorWith, uniqueEmail } from '#test/support/buyer.ts'
import { later } from '#test/support/clock.ts'
import { cancelledUnrefunded } from '#test/support/desk.ts'
import { pauseOf } from '#test/support/pause-of.ts'
import { startWhatsappServer, type WhatsappServer } from '#test/support/whatsapp-server.ts'
import { createDeparture, useFixtures } from '#test/support/fixtures.ts'
import { aboutOrder } from '#server/booking/order-messages.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'
import { sendOutbox } from './send-outbox.ts'
import { templates } from './whatsapp-message.ts'
import { whatsappSender, type WhatsappSender } from './whatsapp-sender.ts'

const fixtures = useFixtures()
const mailer = { send: async () => {} }
let server: WhatsappServer
let sender: WhatsappSender

beforeAll(async () => {
  server = await startWhatsappServer(templates)
})
beforeEach(() => {
  sender = whatsappSender(server.account)
})
afterEach(async () => {
  server.failure = null
  server.received.length = 0
  await fixtures.context.db.rows({ name: 'test.no_outbox', text: 'delete from outbox' })
})
afterAll(() => server.close())

async function order(wish: {
  locale?: 'ar' | 'en'
  alsoByWhatsapp?: boolean
  isConfigured?: boolean
  isOnHold?: boolean
  isPaidLater?: boolean
}) {
  const { context } = fixtures
  const configuration = { ...context.configuration, whatsapp: wish.isConfigured === false ? null : server.account }
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 10 })
  const visitor = await visitorWith(context, departure, 2)
  const input = {
    ...(await checkoutOf(context, visitor)),
    email: uniqueEmail(),
    locale: wish.locale ?? 'ar',
    alsoByWhatsapp: wish.alsoByWhatsapp ?? true,
    ...(wish.isPaidLater ? { method: 'pay_later' as const } : {}),
  }
  const confirmation = wish.isOnHold ? 'supplier' : 'instant'
  await context.db.rows({
    name: 'test.confirmation',
    text: `update product set confirmation = $1 where code = 'bahrain-fort'`,
    values: [confirmation],
  })
  const { reference } = await placeOrder({ ...context, configuration }, input)
  if (!wish.isOnHold && !wish.isPaidLater) await pay(context, reference)
  return reference
}

const twins = () =>
  fixtures.context.db.rows<{ kind: string; attempts: number; sent: boolean; failed: boolean; error: string | null }>({
    name: 'test.twins',
    text: `select kind, attempts, sent_at is not null as sent, failed_at is not null as failed, last_error as error
      from outbox where channel = 'whatsapp' order by id`,
  })

describe('a WhatsApp message', () => {
  test.each([
    ['ar', '/invoices/'],
    ['en', '/en/invoices/'],
  ] as const)('repeats the mail once in %s for a buyer who chose it', async (locale, path) => {
    const reference = await order({ locale })
    await sendOutbox(fixtures.context, mailer, sender)
    await sendOutbox(later(fixtures.context, '1 day'), mailer, sender)
    expect(server.received).toMatchObject([
      { to: '966501234567', template: { name: 'rihla_booking_confirmed', language: { code: locale } } },
    ])
    const words = server.received[0]?.template.components[0].parameters.map(({ text }) => text) ?? []
    expect([words[0], words[2]]).toEqual([guest.firstName, reference])
    expect(words[3]).toContain(`${path}${reference}?key=`)
  })

  test.each([
    ['for a buyer who did not choose it', { alsoByWhatsapp: false }],
    ['without a WhatsApp account', { isConfigured: false }],
  ])('is not written %s', async (_name, wish) => {
    await order(wish)
    expect(await twins()).toEqual([])
  })

  test('reports the answer to a request, with or without consent to everything', async () => {
    await order({ isOnHold: true, alsoByWhatsapp: false })
    await sendOutbox(fixtures.context, mailer, sender)
    expect(server.received.map(({ template }) => template.name)).toEqual(['rihla_request_received'])
  })

  test.each([
    ['ar', /^\p{Script=Arabic}+، \d.* \d{4}، \d+:\d\d [صم]$/u],
    ['en', /^\w+, .* \d{4}, \d+:\d\d [ap]m$/],
  ] as const)('states the payment deadline of a pay-later order in the format of %s', async (locale, until) => {
    await order({ locale, isPaidLater: true })
    await sendOutbox(fixtures.context, mailer, sender)
    expect(server.received.map(({ template }) => template.name)).toEqual(['rihla_payment_due'])
    expect(server.received[0]?.template.components[0].parameters[4]?.text).toMatch(until)
  })

  test('tells of a cancellation, a refund and a change of date by staff, each once', async () => {
    const { context } = fixtures
    const by = { staff: 'Layla', staffId: 0, reason: 'Strong wind', record: async () => {} }
    const cancelled = await order({ locale: 'en' })
    const { id: bookingId } = await cancelledUnrefunded(context, cancelled)
    await refundAsGoodwill(context, {
      reference: cancelled,
      bookingId,
      refundMinor: 10_000,
      seenLeftMinor: 25_000,
      permissions: ['refunds.free'],
      by,
    })
    const moved = await order({ locale: 'en' })
    const to = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 10 })
    const { id } = await oneRow<{ id: number }>(context.db, {
      name: 'test.later_of_moved',
      text: `with later as (update departure set local_date = local_date + 25, starts_at = starts_at + interval '25 days',
          ends_at = ends_at + interval '25 days' where id = $2)
        select i.id from order_item i join orders o on o.id = i.order_id where o.reference = $1`,
      values: [moved, to.id],
    })
    const wish = { reference: moved, bookingId: id, departureId: to.id, seenPriceMinor: 25_000 }
    await rebookAsStaff(context, { ...wish, by: { ...by, difference: 'refund', mostWaivedMinor: null } })
    await sendOutbox(context, mailer, sender)
    const received = server.received.map(({ template }) => [template.name, template.components[0].parameters[2]?.text])
    expect(received.toSorted()).toEqual(
      [
        ['rihla_booking_confirmed', cancelled],
        ['rihla_booking_news', cancelled],
        ['rihla_booking_news', cancelled],
        ['rihla_booking_confirmed', moved],
        ['rihla_booking_news', moved],
      ].toSorted(),
    )
  })

  test('is written in the transaction of its mail, and rolled back with it', async () => {
    const { db } = fixtures.context
    const reference = await order({})
    await db.rows({ name: 'test.no_outbox', text: 'delete from outbox' })
    const undone = db.transaction(async (tx) => {
      await tx.rows({
        name: 'test.write_mail',
        text: queueMessages({ ...aboutOrder('o.'), kind: 'order_reminder', from: 'orders o where o.reference = $1' }),
        values: [reference],
      })
      expect(
        await tx.rows({ name: 'test.inside', text: `select from outbox where channel = 'whatsapp'` }),
      ).toHaveLength(1)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await twins()).toEqual([])
  })
})

describe('a refused WhatsApp message', () => {
  test.each([
    ['our rate limit is exceeded', { status: 429, code: 130_429 }],
    ['the pair’s limit is reached', { status: 400, code: 131_056 }],
    ['Meta has an internal error', { status: 500, code: 131_000 }],
    ['our token has expired', { status: 401, code: 190 }],
    ['Meta does not respond', 'silent'],
  ] as const)('is retried while %s, and arrives later', async (_name, failure) => {
    await order({})
    server.failure = failure
    const refused = whatsappSender(server.account, failure === 'silent' ? 500 : 20_000)
    const pause = await pauseOf(fixtures.context, 'whatsapp', (context) => sendOutbox(context, mailer, refused))
    expect(pause).toBeGreaterThanOrEqual(5)
    expect(await twins()).toMatchObject([{ attempts: 1, sent: false, failed: false }])
    server.failure = null
    await sendOutbox(later(fixtures.context, '-1 hour'), mailer, sender)
    expect(server.received).toHaveLength(0)
    await sendOutbox(later(fixtures.context, '1 hour'), mailer, sender)
    expect(await twins()).toMatchObject([{ attempts: 2, sent: true, error: null }])
  })

  test('is given up if the recipient cannot be reached, is listed as failed, and does not appear in the log', async () => {
    await order({})
    server.failure = { status: 400, code: 131_026 }
    let lines = ''
    const log = openLog('debug', { write: (line) => (lines += line) })
    await sendOutbox({ ...fixtures.context, log }, mailer, sender)
    const { requestCount } = server
    await sendOutbox(later(fixtures.context, '1 day'), mailer, sender)
    expect(server.requestCount).toBe(requestCount)
    expect(await twins()).toMatchObject([{ attempts: 1, failed: true, error: 'WhatsApp answered 400, code 131026' }])
    expect(lines).toContain('given up')
    for (const personal of ['501234567', guest.firstName, server.account.token]) expect(lines).not.toContain(personal)
  })

  test('is given up if the account was removed', async () => {
    await order({})
    await sendOutbox(fixtures.context, mailer)
    expect(await twins()).toMatchObject([{ failed: true, error: expect.stringContaining('not configured') }])
  })
})
