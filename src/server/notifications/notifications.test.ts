import { describe, expect, test } from 'vitest'
import { requestReset } from '#server/accounts/request-reset.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { sendMessage } from '#server/content/send-message.ts'
import { expireOrders } from '#server/booking/payments/poll-pending-payments.ts'
import { checkoutOf, guest, orderOf, pay, visitorWith } from '#test/support/buyer.ts'
import { newAccount } from '#test/support/account.ts'
import { createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { mailboxMailer } from './mailbox-mailer.ts'
import { MessageRefused, type Mail, type Mailer } from './mailer.ts'
import { sendOutbox } from './send-outbox.ts'

const fixtures = useFixtures()

/** Records mails, or fails as configured. */
function recordingMailer(fail?: () => Error): Mailer & { sent: Mail[] } {
  const sent: Mail[] = []
  return {
    sent,
    send: async (mail) => {
      if (fail) throw fail()
      sent.push(mail)
    },
  }
}

async function paidOrder(locale: 'ar' | 'en') {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 10 })
  const visitor = await visitorWith(context, departure, 2)
  const { reference } = await placeOrder(context, { ...(await checkoutOf(context, visitor)), locale })
  await pay(context, reference)
  return reference
}

const outboxOf = (reference: string) =>
  fixtures.context.db.rows<{ kind: string; sent: boolean; failed: boolean; attempts: number }>({
    name: 'test.outbox',
    text: `select kind, sent_at is not null as sent, failed_at is not null as failed, attempts from outbox
      where payload ->> 'reference' = $1 order by id`,
    values: [reference],
  })
const makeDue = () =>
  fixtures.context.db.rows({ name: 'test.due', text: 'update outbox set next_at = now() where sent_at is null' })

describe('a confirmed order', () => {
  test.each([
    ['ar', 'تم تأكيد حجزك – قلعة البحرين', 'dir="rtl"', 'مسافران'],
    ['en', 'Booking confirmed – ', 'dir="ltr"', '2 travellers'],
  ] as const)('is mailed once in %s with its tickets', async (locale, subject, direction, travellers) => {
    const { context } = fixtures
    const reference = await paidOrder(locale)
    const mailer = recordingMailer()
    await sendOutbox(context, mailer)
    await sendOutbox(context, mailer)
    const mails = mailer.sent.filter((mail) => mail.text.includes(reference))
    expect(mails).toHaveLength(1)
    const [mail] = mails
    expect(mail).toMatchObject({ to: guest.email, subject: expect.stringContaining(subject) })
    expect(mail?.html).toContain(direction)
    expect(mail?.html).toContain(travellers)
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([`${reference}.pdf`, `${reference}.ics`])
    expect(mail?.html).toContain(`/invoices/${reference}?key=`)
    expect(mail?.text).toContain('\u{2066}hello@rihla.example\u{2069}')
  })

  test('keeps its mail while the mail server is unavailable, and sends it once afterwards', async () => {
    const { context } = fixtures
    const reference = await paidOrder('en')
    await sendOutbox(
      context,
      recordingMailer(() => new Error('connect ECONNREFUSED')),
    )
    expect(await outboxOf(reference)).toMatchObject([{ sent: false, failed: false, attempts: 1 }])
    await makeDue()
    const mailer = recordingMailer()
    await Promise.all([sendOutbox(context, mailer), sendOutbox(context, mailer)])
    expect(mailer.sent.filter((mail) => mail.text.includes(reference))).toHaveLength(1)
    expect(await outboxOf(reference)).toMatchObject([{ sent: true, attempts: 2 }])
  })

  test('has its mail given up if the address permanently refuses it', async () => {
    const { context } = fixtures
    const reference = await paidOrder('en')
    await sendOutbox(
      context,
      recordingMailer(() => new MessageRefused('550 no such user')),
    )
    expect(await outboxOf(reference)).toMatchObject([{ sent: false, failed: true }])
  })

  test('is in the mailbox of a machine without SMTP, with user input escaped', async () => {
    const { context } = fixtures
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 10 })
    const visitor = await visitorWith(context, departure, 1)
    const input = { ...(await checkoutOf(context, visitor)), firstName: '<img src=x onerror=alert(1)>' }
    const { reference } = await placeOrder(context, input)
    await pay(context, reference)
    await sendOutbox(context, mailboxMailer(context.db))
    const [row] = await context.db.rows<{ html: string; attachments: unknown[] }>({
      name: 'test.mailbox',
      text: `select html, attachments from mailbox_message where body like '%' || $1 || '%'`,
      values: [reference],
    })
    expect(row?.html).toContain('&lt;img src=x')
    expect(row?.html).not.toContain('<img')
    expect(row?.attachments).toHaveLength(2)
  })
})

test('a reservation is mailed to buyer and operator, and to the buyer again when it expires', async () => {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 10 })
  const visitor = await visitorWith(context, departure, 1)
  const input = { ...(await checkoutOf(context, visitor)), method: 'pay_later' as const }
  const { reference } = await placeOrder(context, input)
  const mailer = recordingMailer()
  await sendOutbox(context, mailer)
  const { id } = await orderOf(context.db, reference)
  await context.db.rows({
    name: 'test.hold_over',
    text: `update orders set hold_expires_at = rihla_now() - interval '1 second' where id = $1`,
    values: [id],
  })
  await expireOrders(context)
  await sendOutbox(context, mailer)
  const mails = mailer.sent.filter((mail) => mail.text.includes(reference))
  const [toBuyer, toOperator] = [guest.email, 'hello@rihla.example'].map((reader) =>
    mails.filter(({ to }) => to === reader),
  )
  expect(toBuyer?.map(({ replyTo, subject }) => [replyTo, subject])).toEqual([
    [undefined, expect.stringContaining('حفظنا مكانك')],
    [undefined, expect.stringContaining('انتهت مهلة الدفع')],
  ])
  // Both are sent at once, in any order.
  expect(toOperator?.map(({ replyTo, subject }) => [replyTo, subject])).toEqual([
    [guest.email, `حجز محفوظ لم يُدفع: ${reference}`],
  ])
  expect(toOperator?.[0]?.text).toContain('سارة')
  expect(toOperator?.[0]?.text).toContain('\u{2066}+966501234567\u{2069}')
})

test('a contact message is mailed to the operator with the visitor as reply address, and stored only once', async () => {
  const { context } = fixtures
  await sendMessage(context, {
    visitor: await createVisitor(context.db),
    locale: 'ar',
    name: 'ليلى',
    email: 'layla@example.com',
    topic: 'booking',
    text: 'سؤال\nعن حجز',
    website: '',
  })
  const mailer = recordingMailer()
  await sendOutbox(context, mailer)
  const mail = mailer.sent.find(({ replyTo }) => replyTo !== undefined)
  expect(mail).toMatchObject({ to: 'hello@rihla.example', replyTo: 'layla@example.com' })
  expect(mail?.subject).toBe('حجز: رسالة من ليلى')
  expect(mail?.text).toContain('عن حجز')
  const rows = await context.db.rows({
    name: 'test.contact_payload',
    text: `select payload ? 'text' as has_text from outbox where kind = 'contact_message'`,
  })
  expect(rows).toEqual([{ has_text: false }])
})

test('a reset token is mailed and then erased', async () => {
  const { context } = fixtures
  const visitor = { ...(await createVisitor(context.db)), address: '203.0.113.90' }
  const email = 'reset.reader@example.com'
  const password = 'a long enough password'
  await newAccount(context, { visitor, locale: 'en', email, password })
  await requestReset(context, { visitor, locale: 'en', email })
  const mailer = recordingMailer()
  await sendOutbox(context, mailer)
  const mail = mailer.sent.find(({ to, text }) => to === email && text.includes('/auth/reset-password?'))
  expect(mail?.text).toMatch(/\/en\/auth\/reset-password\?token=[\w-]{20,}/)
  const rows = await context.db.rows<{ payload: object }>({
    name: 'test.reset_payload',
    text: `select payload from outbox where recipient = $1 and kind = 'password_reset'`,
    values: [email],
  })
  expect(rows).toEqual([{ payload: { siteId: visitor.site.id } }])
})

test('a mail about the console is in the language of the console, also to a person who has an account of the shop', async () => {
  const { context } = fixtures
  const email = 'of.both@example.com'
  await newAccount(context, {
    visitor: await createVisitor(context.db),
    email,
    password: 'a long password 5',
    locale: 'ar',
  })
  await context.db.rows({
    name: 'test.console_mail',
    text: `insert into outbox (kind, dedupe_key, recipient, language, payload)
      values ('console_session', 'test:console_session', $1, 'en', '{}'), ('guest_deleted', 'test:guest_deleted', $1, 'en', '{}')`,
    values: [email],
  })
  const mailer = recordingMailer()
  await sendOutbox(context, mailer)
  const languages = mailer.sent.filter(({ to }) => to === email).map(({ html }) => /<html lang="(..)"/.exec(html)?.[1])
  expect(languages.toSorted()).toEqual(['ar', 'ar', 'en'])
})
