import { describe, expect, test } from 'vitest'
import { formatDate, formatTime } from '#domain/date-words.ts'
import { startPayment } from '#server/booking/payments/start-payment.ts'
import { readOutcome } from '#server/booking/checkout/read-outcome.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { readInvoice } from '#server/booking/orders/read-orders.ts'
import type { Mail } from '#server/notifications/mailer.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import { readPass } from '#server/booking/wallets/read-pass.ts'
import { cartOfAnyMethod } from '#test/support/order-again.ts'
import { checkoutOf, orderOf, pay, visitorWith } from '#test/support/buyer.ts'
import { later } from '#test/support/clock.ts'
import { createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { withoutVowelMarks } from '#server/kernel/render-typst.ts'
import { readPdf } from '#test/support/read-pdf.ts'
import { cancellationNote } from './cancellation-note.ts'
import { readCalendarFile } from './read-calendar-file.ts'
import { readTicket } from './read-ticket.ts'

const fixtures = useFixtures()

async function someOrder(specialRequests = '') {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 10 })
  const visitor = await visitorWith(context, departure, 2)
  const { reference } = await placeOrder(context, { ...(await checkoutOf(context, visitor)), specialRequests })
  const key = orderAccessToken(context.configuration, reference)
  const { bookings } = await readInvoice(context, { visitor, locale: 'ar', reference, key })
  return { reference, key, visitor, bookingId: bookings[0]?.id ?? 0 }
}

describe("a booking's ticket", () => {
  test.each(['ar', 'en'] as const)('is a PDF in %s, once the booking is confirmed', async (locale) => {
    const { context } = fixtures
    const wish = { ...(await someOrder()), locale }
    await expect(readTicket(context, wish)).rejects.toMatchObject({ code: 'orders.ticket_not_ready' })
    await pay(context, wish.reference)
    const { pdf, name } = await readTicket(context, wish)
    const read = await readPdf(pdf, locale === 'ar' ? 'rtl' : 'ltr')
    const { bookings } = await readInvoice(context, wish)
    expect(read).toMatchObject({ language: locale, isTagged: true })
    expect(read.title).toContain(wish.reference)
    for (const word of withoutVowelMarks(bookings[0]?.title ?? '').split(' '))
      expect(read.lines.join(' ')).toContain(word)
    expect(name).toBe(`${wish.reference}-${locale}.pdf`)
  })

  test('is made of a long request too whose last printed character is an emoji', async () => {
    const { context } = fixtures
    const request = `${'We come with a pram. '.repeat(10)}Thank you`.padEnd(239, '!') + '😀 See you soon'
    const wish = { ...(await someOrder(request)), locale: 'en' as const }
    await pay(context, wish.reference)
    const { pdf } = await readTicket(context, wish)
    const text = (await readPdf(pdf, 'ltr')).lines.join(' ')
    expect(text).toContain('We come with a pram.')
    expect(text).not.toContain('See you soon')
  })

  test('names the day of a pick-up that is the day before, as mails and wallet passes do', async () => {
    const { context } = fixtures
    const wish = { ...(await someOrder()), locale: 'en' as const }
    await context.db.rows({
      name: 'test.pickup_before_midnight',
      text: `update order_item set local_time = '00:20', starts_at = (local_date + time '00:20') at time zone zone,
          pickup = '{"name": {"ar": "فندق", "en": "Hotel"}, "address": {"ar": "المنامة", "en": "Manama"}, "minutesBefore": 60}'
        where id = $1`,
      values: [wish.bookingId],
    })
    await pay(context, wish.reference)
    const { bookings } = await readInvoice(context, wish)
    const [booking] = bookings
    if (!booking) throw new Error('no booking')
    const eve = Temporal.PlainDate.from(booking.localDate).subtract({ days: 1 }).toString()
    expect(booking.pickup).toMatchObject({ localDate: eve, localTime: '23:20' })
    const { pdf } = await readTicket(context, wish)
    const day = formatDate(eve, 'en', 'long').replaceAll('\u{A0}', ' ')
    expect((await readPdf(pdf, 'ltr')).lines.join(' ').replaceAll('\u{A0}', ' ')).toContain(`Hotel · ${day}`)
    expect((await readPass(context, wish)).when).toBe(`${formatDate(eve, 'en')}, ${formatTime('23:20', 'en')}`)
  })

  test.each([
    ['ar', 'هذا وقت الاستقبال، والبداية 7:30 ص'],
    ['en', 'Pick-up time (starts at 7:30 am)'],
  ] as const)(
    'and its calendar file have in %s the time of the pick-up before that of the start',
    async (locale, start) => {
      const { context } = fixtures
      const wish = { ...(await someOrder()), locale }
      await context.db.rows({
        name: 'test.pickup_in_the_morning',
        text: `update order_item set local_time = '07:30', starts_at = (local_date + time '07:30') at time zone zone,
          ends_at = (local_date + time '09:30') at time zone zone,
          pickup = '{"name": {"ar": "فندق", "en": "Hotel"}, "address": {"ar": "المنامة", "en": "Manama"}, "minutesBefore": 50}'
        where id = $1`,
        values: [wish.bookingId],
      })
      await pay(context, wish.reference)
      const { pdf } = await readTicket(context, wish)
      const words = (await readPdf(pdf, locale === 'ar' ? 'rtl' : 'ltr')).lines.join(' ').replaceAll('\u{A0}', ' ')
      expect(words).toContain('6:40')
      expect(words.indexOf('6:40')).toBeLessThan(words.indexOf('7:30'))
      const { bookings } = await readInvoice(context, wish)
      const { text } = await readCalendarFile(context, wish)
      const pickup = new Date(Date.parse(bookings[0]?.startsAt ?? '') - 50 * 60_000)
      expect(text).toContain(`\r\nDTSTART:${pickup.toISOString().replaceAll(/[-:]|\.\d+/g, '')}\r\n`)
      expect(text.replaceAll('\r\n ', '').replaceAll('\u{A0}', ' ')).toContain(start)
    },
  )

  test.each([
    ['ar', 'إلغاء مجاني حتى', 'يُخصم 40% من السعر عند الإلغاء', 'هذا الحجز غير قابل للاسترداد'],
    ['en', 'Free cancellation until', 'a 40% fee applies', 'is non-refundable'],
  ] as const)('names in %s only what cancelling costs from now on', async (locale, free, part, none) => {
    const { context } = fixtures
    const wish = { ...(await someOrder()), locale }
    await context.db.rows({
      name: 'test.ticket_policy',
      text: `update order_item set cancellation = '[{"day": 2, "hour": 0, "minute": 0, "percentage": 0}, {"day": 1, "hour": 0, "minute": 0, "percentage": 40}]'
        where id = $1`,
      values: [wish.bookingId],
    })
    await pay(context, wish.reference)
    const noteAfter = async (interval: string) => {
      const { bookings } = await readInvoice(later(context, interval), wish)
      return bookings.map((booking) => cancellationNote(booking, locale)).join()
    }
    const dateIn = (days: number) => {
      const start = Temporal.Instant.from(startsAt).toZonedDateTimeISO(zone)
      return formatDate(start.subtract({ days }).toPlainDate().toString(), locale, 'long')
    }
    const { startsAt, zone } = (await readInvoice(context, wish)).bookings[0] ?? { startsAt: '', zone: '' }
    expect(await noteAfter('0')).toContain(free)
    expect(await noteAfter('0')).toContain(dateIn(2))
    expect(await noteAfter('8 days 1 hour')).toContain(part)
    expect(await noteAfter('8 days 1 hour')).toContain(dateIn(1))
    for (const interval of ['9 days 1 hour', '10 days 1 hour']) expect(await noteAfter(interval)).toContain(none)
  })

  test.each([
    ['ar', 'المبلغ المسترد', 'المدفوع بعد الاسترداد'],
    ['en', 'Refund', 'Paid after refund'],
  ] as const)(
    'and a confirmation sent again have in %s what was refunded after a change to a cheaper date',
    async (locale, refunded, netPaid) => {
      const { context } = fixtures
      const wish = { ...(await someOrder()), locale }
      await context.db.rows({
        name: 'test.language',
        text: 'update orders set language = $2 where reference = $1',
        values: [wish.reference, locale],
      })
      await pay(context, wish.reference)
      const wordsOf = async () => {
        const { pdf } = await readTicket(context, wish)
        return (await readPdf(pdf, locale === 'ar' ? 'rtl' : 'ltr')).lines
          .join(' ')
          .replaceAll(/[\u{2066}-\u{2069}]/gu, '')
          .replaceAll('\u{A0}', ' ')
      }
      expect(await wordsOf()).not.toContain(netPaid)
      await context.db.rows({
        name: 'test.refunded_part',
        text: 'update order_item set refunded_minor = 2500 where id = $1',
        values: [wish.bookingId],
      })
      const words = await wordsOf()
      for (const part of [refunded, '2.500', netPaid, '22.500']) expect(words).toContain(part)
      const sent: Mail[] = []
      await sendOutbox(context, { send: async (mail: Mail) => void sent.push(mail) })
      const mail = sent.find(({ text, attachments }) => text.includes(wish.reference) && attachments?.length)
      for (const part of ['2.500', netPaid, '22.500']) expect(mail?.text).toContain(part)
    },
  )

  test('opens to its owner or by its key; for anyone else there is no such order', async () => {
    const { context } = fixtures
    const wish = { ...(await someOrder()), locale: 'en' as const }
    const other = await someOrder()
    await pay(context, wish.reference)
    const stranger = await createVisitor(context.db)
    for (const attempt of [
      { ...wish, visitor: stranger, key: undefined },
      { ...wish, visitor: stranger, key: other.key },
      { ...wish, visitor: stranger, key: `${wish.key}x` },
      { ...wish, bookingId: other.bookingId },
    ]) {
      await expect(readTicket(context, attempt)).rejects.toMatchObject({ code: 'orders.order_unknown' })
      await expect(readCalendarFile(context, attempt)).rejects.toMatchObject({ code: 'orders.order_unknown' })
    }
  })

  test.each([
    ['ar', 'once', ['الوقت', 'حتى الثلاثاء'], 'الاستقبال:'],
    ['en', 'once', ['Time', 'Until Tue'], 'Pick-up: Hotel'],
    ['ar', 'nightly', ['الوصول', 'المغادرة الثلاثاء'], 'الاستقبال:'],
    ['en', 'nightly', ['Check-in', 'Check-out Tue'], 'Pick-up: Hotel'],
  ] as const)(
    'says in %s until when what is sold by %s lasts, and what a priced pick-up is',
    async (locale, rate, times, fee) => {
      const { context } = fixtures
      const wish = { ...(await someOrder()), locale }
      await context.db.rows({
        name: 'test.stay_with_pickup',
        text: `update order_item set local_date = '2031-03-02', starts_at = (date '2031-03-02' + time '09:00') at time zone zone,
          ends_at = (date '2031-03-04' + time '11:00') at time zone zone,
          lines = lines || '[{"kind": "pickup", "code": "pickup", "title": {"ar": "فندق", "en": "Hotel"}, "quantity": 1, "unitMinor": 0, "totalMinor": 0, "originalTotalMinor": 0}]'
        where id = $1`,
        values: [wish.bookingId],
      })
      await context.db.rows({
        name: 'test.sold_by',
        text: 'update product set rate = $2 where id = (select product_id from order_item where id = $1)',
        values: [wish.bookingId, rate],
      })
      await pay(context, wish.reference)
      const { pdf } = await readTicket(context, wish)
      const words = (await readPdf(pdf, locale === 'ar' ? 'rtl' : 'ltr')).lines
        .join(' ')
        .replaceAll(/[\u{2066}-\u{2069}]/gu, '')
      for (const time of times) expect(words.replaceAll('\u{A0}', ' ')).toContain(time)
      expect(words).toContain(fee)
    },
  )
})

describe('the calendar file of a booking that is not paid', () => {
  const heldBy = async (method: 'pay_later' | 'bank_transfer' | 'card') => {
    const { context } = fixtures
    const { visitor, input } = await cartOfAnyMethod(context)
    const { reference } = await placeOrder(context, { ...input, method })
    const key = orderAccessToken(context.configuration, reference)
    const wish = { visitor, reference, key, locale: 'en' as const }
    const { bookings, payBy } = await readInvoice(context, wish)
    const shown = await readOutcome(context, {
      ...wish,
      visitor: { ...visitor, orderAccessCookie: `${reference}:${key}` },
    })
    expect(shown.items.map(({ hasCalendar }) => hasCalendar)).toEqual(bookings.map(({ hasCalendar }) => hasCalendar))
    return { ...wish, bookingId: bookings[0]?.id ?? 0, title: bookings[0]?.title ?? '', payBy }
  }
  const unfolded = (text: string) => text.replaceAll('\r\n ', '').replaceAll('\u{A0}', ' ')

  test.each(['pay_later', 'bank_transfer'] as const)(
    'says with %s that it is reserved and until when to pay',
    async (method) => {
      const { context } = fixtures
      const { title, payBy, ...wish } = await heldBy(method)
      const text = unfolded((await readCalendarFile(context, wish)).text)
      for (const line of ['STATUS:TENTATIVE', 'SEQUENCE:0', `SUMMARY:Reserved: ${title}`])
        expect(text).toContain(`\r\n${line}\r\n`)
      const until = formatTime(payBy?.localTime ?? '', 'en').replaceAll('\u{A0}', ' ')
      expect(text).toContain('Pay by ')
      expect(text).toContain(`${until} (Manama time)`)
      expect(text).not.toContain('BEGIN:VALARM')
    },
  )

  test('is replaced by that of the paid booking', async () => {
    const { context } = fixtures
    const { title, payBy: _, ...wish } = await heldBy('pay_later')
    const before = unfolded((await readCalendarFile(context, wish)).text)
    await startPayment(context, { orderId: (await orderOf(context.db, wish.reference)).id })
    await pay(context, wish.reference)
    const after = unfolded((await readCalendarFile(context, wish)).text)
    for (const line of ['STATUS:CONFIRMED', 'SEQUENCE:1', `SUMMARY:${title}`])
      expect(after).toContain(`\r\n${line}\r\n`)
    expect(after).not.toContain('Pay by ')
    expect(/UID:.*/.exec(after)?.[0]).toBe(/UID:.*/.exec(before)?.[0])
  })

  test('is not there for the minutes of a card payment', async () => {
    const { title: _, payBy: __, ...wish } = await heldBy('card')
    await expect(readCalendarFile(fixtures.context, wish)).rejects.toMatchObject({ code: 'orders.ticket_not_ready' })
  })
})

test('a calendar file has the booking in UTC, in lines of at most 75 bytes', async () => {
  const { context } = fixtures
  const wish = { ...(await someOrder()), locale: 'ar' as const }
  await pay(context, wish.reference)
  const { bookings } = await readInvoice(context, wish)
  const { text } = await readCalendarFile(context, wish)
  const begin = new Date(bookings[0]?.startsAt ?? '').toISOString().replaceAll(/[-:]|\.\d+/g, '')
  expect(text).toContain(`\r\nDTSTART:${begin}\r\n`)
  expect(text.replaceAll('\r\n ', '')).toContain(`\r\nSUMMARY:${bookings[0]?.title}\r\n`)
  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
})
