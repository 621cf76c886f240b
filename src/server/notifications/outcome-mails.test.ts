import { expect, test } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { expireOrders } from '#server/booking/payments/poll-pending-payments.ts'
import { settlePayment } from '#server/booking/payments/settle-payment.ts'
import { startPayment } from '#server/booking/payments/start-payment.ts'
import { decideSandboxPayment } from '#server/booking/providers/decide-sandbox-payment.ts'
import { checkoutOf, endHold, mailsOf, orderOf, pay, uniqueEmail, visitorWith } from '#test/support/buyer.ts'
import { createDeparture, useFixtures } from '#test/support/fixtures.ts'
import { bankAccount } from '#test/support/order-again.ts'
import type { SessionState } from '#server/booking/providers/provider.ts'
import { providersOf } from '#server/booking/providers/providers.ts'
import type { Mail } from './mailer.ts'
import { sendOutbox } from './send-outbox.ts'

const fixtures = useFixtures()

async function placed(locale: 'ar' | 'en' = 'en') {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  const input = await checkoutOf(context, await visitorWith(context, departure, 2))
  const { reference } = await placeOrder(context, { ...input, locale, email: uniqueEmail() })
  return { reference, ...(await orderOf(context.db, reference)) }
}

async function sentAbout(reference: string): Promise<Mail[]> {
  const sent: Mail[] = []
  await sendOutbox(fixtures.context, { send: async (mail) => void sent.push(mail) })
  return sent.filter((mail) => mail.text.includes(reference))
}

test.each([
  ['ar', 'لم يُخصم منك أي مبلغ'],
  ['en', 'You weren’t charged'],
] as const)('a declined card writes one mail in %s that says that nothing was charged', async (locale, words) => {
  const { context } = fixtures
  const { reference, session, paymentId } = await placed(locale)
  await decideSandboxPayment(context.db, { reference: session, decision: 'decline' })
  await settlePayment(context, { paymentId })
  await settlePayment(context, { paymentId })
  const mails = await sentAbout(reference)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain(words)
})

test('a mail about a declined card is not sent once the order is paid', async () => {
  const { context } = fixtures
  const { reference, session, paymentId } = await placed()
  await decideSandboxPayment(context.db, { reference: session, decision: 'decline' })
  await settlePayment(context, { paymentId })
  const { id } = await orderOf(context.db, reference)
  await startPayment(context, { orderId: id })
  await pay(context, reference)
  expect(await mailsOf(context.db, reference)).toEqual(['order_payment_failed', 'order_confirmed'])
  const [mail, ...others] = await sentAbout(reference)
  expect(mail?.attachments).not.toEqual([])
  expect(others).toEqual([])
})

test.each([
  ['ar', /الدفع بالبطاقة، أو التحويل من بنك في دولة هذا الحساب، خيار أضمن\..*\(خيار OUR\)/],
  ['en', /A card, or a transfer from a bank in the country of this account, is safer\..*\(“OUR”\)/],
] as const)(
  'the mail about a transfer says in %s what is safer from abroad, and who pays its fees',
  async (locale, words) => {
    const { context } = fixtures
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
    const visitor = await visitorWith(context, departure, 2)
    const input = await checkoutOf(context, { ...visitor, site: { ...visitor.site, bankAccount } })
    const { reference } = await placeOrder(context, { ...input, locale, email: uniqueEmail(), method: 'bank_transfer' })
    const [mail] = await sentAbout(reference)
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toMatch(words)
  },
)

test.each([
  ['ar', 'البنك مغلق في ذلك الوقت، فاحرص على وصول المبلغ يوم الخميس'],
  ['en', 'The bank is closed at that time, so make sure the money arrives by Thursday'],
] as const)(
  'the mail about a transfer due on a weekend says in %s the last business day before',
  async (locale, words) => {
    const { context } = fixtures
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
    const visitor = await visitorWith(context, departure, 2)
    const input = await checkoutOf(context, { ...visitor, site: { ...visitor.site, bankAccount } })
    const { reference } = await placeOrder(context, { ...input, locale, email: uniqueEmail(), method: 'bank_transfer' })
    await context.db.rows({
      name: 'test.due_on_saturday',
      text: `update orders set hold_expires_at = date_trunc('week', rihla_now()) + interval '12 days 12 hours'
      where reference = $1`,
      values: [reference],
    })
    const [mail] = await sentAbout(reference)
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(words)
  },
)

test.each([
  ['ar', 'انتهت مهلة الدفع'],
  ['en', 'The payment deadline has passed'],
] as const)('a card order whose hold ends writes one mail in %s', async (locale, title) => {
  const { context } = fixtures
  const { reference } = await placed(locale)
  await endHold(context.db, reference)
  await Promise.all([expireOrders(context), expireOrders(context)])
  const mails = await sentAbout(reference)
  expect(mails.map(({ text }) => text.includes(title))).toEqual([true])
})

test('a payment that the provider is still working on writes one mail', async () => {
  const { context } = fixtures
  const { reference, paymentId } = await placed()
  const underWay: SessionState = { status: 'processing', capturedMinor: 0, hasDeclinedTry: false, declineReason: null }
  const card = { ...context.providers.card, retrieveSession: async () => underWay }
  const slow = { ...context, providers: providersOf(card, []) }
  expect(await settlePayment(slow, { paymentId })).toBe('processing')
  expect(await settlePayment(slow, { paymentId })).toBe('processing')
  expect(await mailsOf(context.db, reference)).toEqual(['order_in_progress'])
  expect(await sentAbout(reference)).toHaveLength(1)
})

test.each([
  ['ar', 'يحمل مرشدكم مظلة بيضاء عليها صَدَفة', /احضر بحلول .+، قبل 10 دقائق من البداية/],
  ['en', 'Your guide holds a white umbrella with a shell on it', /Be there by .+, 10 minutes before the start/],
] as const)(
  'the confirmation in %s says how to recognise the guide and when to be there',
  async (locale, guide, by) => {
    const { context } = fixtures
    const { reference } = await placed(locale)
    await pay(context, reference)
    const mail = (await sentAbout(reference)).find(({ attachments }) => attachments.length > 0)
    expect(mail?.text).toContain(guide)
    expect(mail?.text).toMatch(by)
    const calendar = mail?.attachments.find(({ filename }) => filename.endsWith('.ics'))
    // Lines of a calendar file are folded.
    const unfolded = new TextDecoder().decode(await calendar?.content()).replaceAll(/\r\n[ \t]/g, '')
    expect(unfolded).toContain(guide)
  },
)
