import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { requestReset } from '#server/accounts/request-reset.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { openLog } from '#server/kernel/logs.ts'
import { checkoutOf, guest, pay, visitorWith } from '#test/support/buyer.ts'
import { later } from '#test/support/clock.ts'
import { startMailServer, type MailManner, type MailServer } from '#test/support/mail-server.ts'
import { firstIfShort, isShort } from '#test/support/in-full.ts'
import { pauseOf } from '#test/support/pause-of.ts'
import { leavesOf, readMime } from '#test/support/read-mime.ts'
import { newAccount } from '#test/support/account.ts'
import { createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'
import type { Mailer } from './mailer.ts'
import { claimDueMessages, type OutboxRow } from '#server/outbox/delivery.ts'
import { sendOutbox } from './send-outbox.ts'
import { smtpMailer } from './smtp-mailer.ts'

const fixtures = useFixtures()
let server: MailServer
let mailer: Mailer

beforeAll(async () => {
  server = await startMailServer()
})
beforeEach(() => {
  mailer = smtpMailer(fixtures.context.configuration, server.url)
})
afterEach(async () => {
  server.manner = 'takes'
  await fixtures.context.db.rows({ name: 'test.no_outbox', text: 'delete from outbox' })
  server.received.length = 0
})
afterAll(() => server.stop())

async function paidOrder(locale: 'ar' | 'en' = 'ar') {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 10 })
  const visitor = await visitorWith(context, departure, 2)
  const { reference } = await placeOrder(context, { ...(await checkoutOf(context, visitor)), locale })
  await pay(context, reference)
  return reference
}

/** With a short timeout. */
const mailerFor = (manner: MailManner) =>
  manner === 'does not respond after the text' ? smtpMailer(fixtures.context.configuration, server.url, 1000) : mailer

const outbox = () =>
  fixtures.context.db.rows<{ attempts: number; sent: boolean; failed: boolean; error: string | null }>({
    name: 'test.outbox_states',
    text: `select attempts, sent_at is not null as sent, failed_at is not null as failed, last_error as error from outbox order by id`,
  })
const messageIds = () => server.received.map(({ source }) => readMime(source).headers.get('message-id'))

describe('a confirmation mail over SMTP', () => {
  test.each([
    ['ar', 'تم تأكيد حجزك – قلعة البحرين', '<html lang="ar" dir="rtl">', 'مسافران'],
    ['en', 'Booking confirmed – ', '<html lang="en" dir="ltr">', '2 travellers'],
  ] as const)('is readable in %s by any mail client', async (locale, subject, opening, travellers) => {
    const reference = await paidOrder(locale)
    await sendOutbox(fixtures.context, mailer)
    expect(await outbox()).toContainEqual({ attempts: 1, sent: true, failed: false, error: null })
    const [mail] = server.received
    expect(mail).toMatchObject({ from: 'bookings@rihla.example', to: [guest.email] })
    const source = mail?.source ?? ''
    const message = readMime(source)
    expect(Object.fromEntries(message.headers)).toMatchObject({
      from: 'Rihla <bookings@rihla.example>',
      to: guest.email,
      subject: expect.stringContaining(subject),
      'auto-submitted': 'auto-generated',
      'mime-version': '1.0',
    })
    expect(Date.parse(message.headers.get('date') ?? '')).not.toBeNaN()
    expect(message.headers.has('list-unsubscribe')).toBe(false)

    expect(message.type).toBe('multipart/mixed')
    const [texts, ...files] = message.parts
    expect(texts?.type).toBe('multipart/alternative')
    const [text, html] = texts?.parts ?? []
    expect([text?.type, html?.type]).toEqual(['text/plain', 'text/html'])
    for (const part of [text, html]) {
      expect(part?.headers.get('content-type')).toContain('charset=utf-8')
      expect(part?.content.toString()).toContain(reference)
      expect(part?.content.toString()).toContain(travellers)
    }
    expect(html?.content.toString()).toContain(opening)
    expect(text?.content.toString()).not.toMatch(/<\w+/)

    expect(files.map((file) => [file.type, file.headers.get('content-disposition')])).toEqual([
      ['application/pdf', `attachment; filename=${reference}.pdf`],
      ['text/calendar', `attachment; filename=${reference}.ics`],
    ])
    expect(files[0]?.content.subarray(0, 5).toString()).toBe('%PDF-')
    expect(files[1]?.content.toString()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*BEGIN:VEVENT[^]*END:VCALENDAR\r\n$/)
  })

  test('has line lengths and characters that every mail server accepts', async () => {
    await paidOrder()
    await sendOutbox(fixtures.context, mailer)
    const source = server.received[0]?.source ?? ''
    expect(source).toMatch(/^[\r\n\t\x20-\x7E]+$/)
    expect(Math.max(...source.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(76 + 2)
    expect(source.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const part of leavesOf(readMime(source)))
      expect(part.headers.get('content-transfer-encoding')).toMatch(/^(quoted-printable|base64|7bit)$/)
  })
})

test('cannot get headers or recipients from user input', async () => {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 10 })
  await mailer.send(
    {
      to: guest.email,
      subject: 'Hello\r\nBcc: other@example.com',
      html: '<p>x</p>',
      text: 'x',
      attachments: [],
    },
    { id: departure.id, createdAt: new Date() },
  )
  expect(server.received.map(({ to }) => to)).toEqual([[guest.email]])
  expect(readMime(server.received[0]?.source ?? '').headers.has('bcc')).toBe(false)
})

describe('a mail that the server refuses', () => {
  const answers = [
    ['defers the recipient', '451'],
    ['defers the text', '452'],
    ['rejects the sender', '553'],
    ['hangs up after the text', ''],
    ['does not respond after the text', ''],
  ] as const
  test.each(firstIfShort(answers))(
    'is retried with growing delays while the server %s, and arrives afterwards',
    async (manner, code) => {
      await paidOrder()
      server.manner = manner
      const tryIt = (context: PaymentContext) => sendOutbox(context, mailerFor(manner))
      expect(await pauseOf(fixtures.context, 'email', tryIt)).toBeGreaterThanOrEqual(5)
      await sendOutbox(later(fixtures.context, '-1 hour'), mailer)
      expect(await outbox()).toMatchObject([{ attempts: 1, sent: false, failed: false, error: expect.stringContaining(code) }]) // prettier-ignore
      expect(await pauseOf(later(fixtures.context, '1 hour'), 'email', tryIt)).toBeGreaterThanOrEqual(10)
      await sendOutbox(later(fixtures.context, '59 minutes'), mailer)
      expect(await outbox()).toMatchObject([{ attempts: 2, sent: false, failed: false }])
      server.manner = 'takes'
      await sendOutbox(later(fixtures.context, '2 hours'), mailer)
      await sendOutbox(later(fixtures.context, '1 day'), mailer)
      expect(await outbox()).toMatchObject([{ attempts: 3, sent: true, failed: false, error: null }])
      expect(new Set(messageIds()).size).toBe(1)
    },
  )

  test.each(['hangs up after the text', 'does not respond after the text'] as const)(
    'may have arrived if the server %s: the second attempt has the same message id',
    async (manner) => {
      await paidOrder()
      server.manner = manner
      await sendOutbox(fixtures.context, mailerFor(manner))
      server.manner = 'takes'
      await sendOutbox(later(fixtures.context, '1 minute'), mailer)
      const ids = messageIds()
      expect(ids).toHaveLength(2)
      expect(ids[0]).toMatch(/^<outbox-\d+-[\da-z]+@localhost>$/)
      expect(ids[1]).toBe(ids[0])
    },
  )

  test.each([
    ['rejects the recipient', '550'],
    ['rejects the text', '554'],
  ] as const satisfies [MailManner, string][])(
    'is given up and listed as failed if the server %s',
    async (manner, code) => {
      await paidOrder()
      server.manner = manner
      await sendOutbox(fixtures.context, mailer)
      server.manner = 'takes'
      const before = server.connections
      await sendOutbox(later(fixtures.context, '1 day'), mailer)
      expect(server.connections).toBe(before)
      expect(await outbox()).toMatchObject([{ attempts: 1, sent: false, failed: true, error: expect.stringContaining(code) }]) // prettier-ignore
    },
  )

  test('is not retried forever', async () => {
    await paidOrder()
    await fixtures.context.db.rows({ name: 'test.tried', text: 'update outbox set attempts = 59' })
    server.manner = 'defers the recipient'
    await sendOutbox(fixtures.context, mailer)
    expect(await outbox()).toMatchObject([{ attempts: 60, sent: false, failed: true }])
  })

  test('does not write its recipient to the log', async () => {
    const { context } = fixtures
    let lines = ''
    const log = openLog('debug', { write: (line) => (lines += line) })
    await paidOrder()
    for (const [manner, interval] of [
      ['defers the recipient', '0'],
      ['rejects the text', '1 minute'],
    ] as const) {
      server.manner = manner
      await sendOutbox({ ...later(context, interval), log }, mailer)
    }
    expect(lines).toContain('will be sent again')
    expect(lines).toContain('given up')
    for (const personal of [guest.email, guest.firstName, guest.lastName, '501234567', 'key='])
      expect(lines).not.toContain(personal)
  })
})

test('a token is erased with its mail, sent or given up', async () => {
  const { context } = fixtures
  for (const manner of ['takes', 'rejects the recipient'] as const) {
    const visitor = { ...(await createVisitor(context.db)), address: '203.0.113.91' }
    const email = `${manner.replaceAll(' ', '.')}@example.com`
    await newAccount(context, { visitor, locale: 'en', email, password: 'a long enough password' })
    await context.db.rows({ name: 'test.forget_link', text: `delete from outbox where kind = 'account_link'` })
    await requestReset(context, { visitor, locale: 'en', email })
    server.manner = manner
    await sendOutbox(context, mailer)
  }
  const [mail] = server.received
  const [text] = leavesOf(readMime(mail?.source ?? ''))
  const token = /token=([\w-]{20,})/.exec(text?.content.toString() ?? '')?.[1] ?? 'no token'
  expect(token).not.toBe('no token')
  const rows = await context.db.rows<{ payload: object; failed: boolean }>({
    name: 'test.payloads',
    text: `select payload, failed_at is not null as failed from outbox where kind = 'password_reset' order by id`,
  })
  expect(rows).toEqual([
    { payload: { siteId: expect.any(Number) }, failed: false },
    { payload: { siteId: expect.any(Number) }, failed: true },
  ])
})

/** More than are claimed at once. */
const purchases = isShort ? 4 : 50

test(`confirms ${purchases} purchases during ten minutes without a mail server, and mails each once afterwards`, async () => {
  const { context } = fixtures
  await server.stop()
  const references: string[] = []
  for (let count = 0; count < purchases; count += 1) {
    references.push(await paidOrder(count % 2 === 0 ? 'ar' : 'en'))
    if (count % 10 === 0) await sendOutbox(context, mailer)
  }
  for (const away of ['5 minutes', '10 minutes']) await sendOutbox(later(context, away), mailer)
  const states = await context.db.rows<{ status: string; count: number }>({
    name: 'test.states',
    text: `select status, count(*)::int as count from orders where reference = any ($1) group by status`,
    values: [references],
  })
  expect(states).toEqual([{ status: 'confirmed', count: purchases }])
  await server.start()
  for (const back of ['20 minutes', '30 minutes', '2 hours']) await sendOutbox(later(context, back), mailer)
  const mailed = server.received.map(({ source }) => {
    const [text] = leavesOf(readMime(source))
    return references.find((reference) => text?.content.toString().includes(reference))
  })
  expect(mailed.toSorted()).toEqual(references.toSorted())
  expect((await outbox()).every(({ sent }) => sent)).toBe(true)
})

describe('several processes that send at once', () => {
  const readers = Array.from({ length: 60 }, (_, n) => `reader${n + 1}@example.com`).toSorted()
  const writeMany = () =>
    fixtures.context.db.rows({
      name: 'test.many_mails',
      text: `insert into outbox (kind, dedupe_key, recipient, language, payload)
        select 'password_changed', 'many:' || n, 'reader' || n || '@example.com', 'ar', '{}' from generate_series(1, 60) n`,
    })

  test('send each mail once', async () => {
    await writeMany()
    await Promise.all(Array.from({ length: 6 }, () => sendOutbox(fixtures.context, mailer)))
    expect(server.received.map(({ to }) => to.join()).toSorted()).toEqual(readers)
    expect((await outbox()).map(({ attempts }) => attempts)).toEqual(readers.map(() => 1))
  })

  test('claim different mails before either has committed', async ({ skip }) => {
    const { context, isConcurrent } = fixtures
    if (!isConcurrent) skip()
    await writeMany()
    let second: Promise<OutboxRow[]> = Promise.resolve([])
    const first = await context.db.transaction(async (tx) => {
      const taken = await claimDueMessages(tx, { lane: 'all', most: 30, leaseSeconds: 300 })
      // Claims before the first one commits: it may wait for that, but must not claim the same mails.
      second = claimDueMessages(context.db, { lane: 'all', most: 30, leaseSeconds: 300 })
      await Promise.race([second, setTimeout(300)])
      return taken
    })
    expect([...first, ...(await second)].map(({ recipient }) => recipient).toSorted()).toEqual(readers)
  })
})
