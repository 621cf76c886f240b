import { expect, test } from 'vitest'
import { formatDate, formatTime } from '#domain/date-words.ts'
import { readOutcome } from '#server/booking/checkout/read-outcome.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { readInvoice } from '#server/booking/orders/read-orders.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { confirm, onHold } from '#test/support/staff.ts'
import { boughtStay, createStay, type BookedStay } from '#test/support/stays.ts'
import { bookingCard } from './booking-card.ts'
import { commonWords } from './mail-words.ts'
import type { Mail } from './mailer.ts'
import { sendOutbox } from './send-outbox.ts'

const fixtures = useFixtures()

async function mailsAbout(reference: string): Promise<Mail[]> {
  const sent: Mail[] = []
  await sendOutbox(fixtures.context, { send: async (mail) => void sent.push(mail) })
  return sent.filter(({ text }) => text.includes(reference))
}

const isOfRequest = ({ subject }: Mail) => subject.startsWith('وصلنا طلبك')

test('the mail about a request says by when the host answers, and that cancelling is free until it is paid', async () => {
  const { context } = fixtures
  const { visitor, reference } = await onHold(context)
  const key = orderAccessToken(context.configuration, reference)
  const { answerBy, bookings } = await readInvoice(context, { visitor, locale: 'ar', reference, key })
  if (!answerBy) throw new Error('no deadline')
  const mail = (await mailsAbout(reference)).find(isOfRequest)
  expect(mail?.text).toContain(
    `قبل ${formatDate(answerBy.localDate, 'ar', 'long')}، الساعة ${formatTime(answerBy.localTime, 'ar')} (بتوقيت ${bookings[0]?.cityName})`,
  )
  expect(mail?.text).toContain(commonWords('ar')('cancellation.unpaid'))
  expect(mail?.text).toContain('بعد الدفع: إلغاء مجاني حتى')
})

test('a request that was answered before its mail was sent is only told the answer', async () => {
  const { reference } = await onHold(fixtures.context)
  await confirm(fixtures.context, reference)
  const mails = await mailsAbout(reference)
  expect(mails.filter(isOfRequest)).toEqual([])
  expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/^تمت الموافقة على طلبك/))
})

test('a mail says that cancelling is free until it is paid, and after that the policy alone', async () => {
  const { context } = fixtures
  const policyOf = async (order: BookedStay) => {
    const { bookings } = await readInvoice(context, { ...order, locale: 'en' })
    const [booking] = bookings
    if (!booking) throw new Error('no booking')
    return bookingCard(booking, 'en').lines.filter((line) => /cancel/i.test(line))
  }
  expect(await policyOf(await boughtStay(context, { method: 'pay_later' }))).toEqual([
    commonWords('en')('cancellation.unpaid'),
    expect.stringMatching(/^Once you’ve paid: Free cancellation until/),
  ])
  expect(await policyOf(await boughtStay(context))).toEqual([expect.stringMatching(/^Free cancellation until/)])
})

test.each([
  ['nightly', 'en', '3 nights', { rate: 'nightly', count: 3 }],
  ['nightly', 'ar', '3 ليالٍ', { rate: 'nightly', count: 3 }],
  ['daily', 'ar', '3 أيام', { rate: 'daily', count: 3 }],
] as const)(
  'a mail about what is booked %s says in %s how long it is, beside the dates',
  async (rate, locale, words, duration) => {
    const { context } = fixtures
    const from = await createStay(context.db, { rate })
    const { visitor, reference, key, bookingId } = await boughtStay(context, { duration: 3, from })
    const { bookings } = await readInvoice(context, { visitor, locale, reference, key })
    const booking = bookings.find(({ id }) => id === bookingId)
    if (!booking) throw new Error('no booking')
    expect(booking.duration).toEqual(duration)
    expect(bookingCard(booking, locale).when?.at(-1)?.replaceAll(/\s/g, ' ')).toBe(words)
    const orderAccessCookie = `${reference}:${key}`
    const { items } = await readOutcome(context, { visitor: { ...visitor, orderAccessCookie }, locale, reference })
    expect(items[0]?.duration).toEqual(duration)
  },
)
