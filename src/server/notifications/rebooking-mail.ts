import { partyInWords } from '#domain/quantity-words.ts'
import { formatDate, formatTime } from '#domain/date-words.ts'
import { itemSets } from '#domain/item-states.ts'
import { formatMoney } from '#domain/money.ts'
import { composeCalendarFile } from '#server/booking/documents/compose-calendar-file.ts'
import { renderTickets } from '#server/booking/documents/render-tickets.ts'
import { findOrder } from '#server/booking/views.ts'
import { viewOrder } from '#server/booking/orders/view-order.ts'
import type { Context } from '#server/kernel/context.ts'
import { getSite } from '#server/sites/get-site.ts'
import { bookingCard, otherDate } from './booking-card.ts'
import { layOutMail } from './lay-out-mail.ts'
import { nightsWords, mailWords } from './mail-words.ts'
import type { Mail } from './mailer.ts'
import { orderLink } from './order-link.ts'
import type { OutboxRow } from '#server/outbox/delivery.ts'

/**
 * The mail about a booking whose date, nights or people were changed: how it was and is, the difference, the new ticket and a calendar file that changes the
 * event. A booking that is not paid has neither, but its new amount to pay and the deadline. Null if the booking was cancelled meanwhile.
 */
export async function composeRebookingMail(context: Context, message: OutboxRow): Promise<Mail | null> {
  const { reference = '', bookingId, note, moved } = message.payload
  const row = await findOrder(context.db, reference)
  const locale = message.language
  const invoice = row && viewOrder(context, row, locale)
  const booking = invoice?.bookings.find(({ id }) => id === bookingId)
  if (!row || !invoice || !booking || !moved) throw new Error(`no moved booking ${bookingId} in the order ${reference}`)
  if (!itemSets.live.includes(booking.status)) return null

  const t = mailWords(locale)
  const pickup = row.bookings.find(({ id }) => id === bookingId)?.pickup ?? null
  const site = await getSite(context.db, row.siteId)
  const calendar = composeCalendarFile(context, { site, invoice, booking, locale })
  const link = orderLink(context, { site, invoice, locale })
  const { chargedMinor = 0, party = null, duration = null } = moved
  const isSameDate = moved.fromDate === booking.localDate && moved.fromTime === booking.localTime
  const changed = !isSameDate || (party ?? duration) === null ? 'date' : duration ? 'duration' : 'people'
  const booked = (side: 'from' | 'to') =>
    [
      ...(duration ? [nightsWords({ ...duration, count: duration[side] }, locale)] : []),
      ...(party ? [partyInWords(party[side], locale)] : []),
    ].join(' · ')
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: invoice.currency }, locale)
  const unpaid = booking.hasTicket ? null : itemSets.unanswered.includes(booking.status) ? 'asked' : 'unpaid'
  const state = unpaid ?? 'booked'
  const headline = { title: booking.title, rate: duration?.rate ?? 'once', state }
  const deadline = booking.hasTicket ? null : (invoice.payBy ?? invoice.answerBy)
  return {
    to: message.recipient,
    subject: t(`rebooking.subject.${changed}`, headline),
    attachments: booking.hasTicket
      ? [
          {
            filename: `${reference}.pdf`,
            contentType: 'application/pdf',
            content: () => renderTickets({ site, invoice, bookings: [booking], locale }),
          },
          {
            filename: calendar.name,
            contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
            content: async () => Buffer.from(calendar.text),
          },
        ]
      : [],
    ...(await layOutMail({
      locale,
      site,
      title: t(`rebooking.title.${changed}`, headline),
      paragraphs: [
        t('greeting', { name: row.firstName }),
        ...(note === undefined
          ? [t('rebooking.lead', { state }), ...(unpaid === null ? [] : [t(`rebooking.${unpaid}`)])]
          : message.kind === 'departure_moved'
            ? [t('rebooking.departure', { note }), t(booking.hasTicket ? 'rebooking.free' : 'rebooking.freeUnpaid')]
            : [t('rebooking.operator', { note, state })]),
        ...(moved.refundMinor > 0 ? [t('rebooking.refund')] : []),
        ...(chargedMinor > 0 ? [t('rebooking.paid')] : []),
      ],
      cards: [bookingCard(booking, locale)],
      facts: [
        [t('order'), reference],
        ...(changed !== 'date'
          ? []
          : ([[t('rebooking.from'), otherDate({ localDate: moved.fromDate, localTime: moved.fromTime }, pickup, locale)]] as [string, string][])), // prettier-ignore
        ...((party ?? duration)
          ? ([
              [t('rebooking.before', { state }), booked('from')],
              [t('rebooking.now', { state }), booked('to')],
            ] as [string, string][])
          : []),
        ...(deadline === null
          ? []
          : ([
              [t('rebooking.amountToPay'), money(invoice.totalMinor)],
              [
                t(invoice.payBy ? 'dateChange.payBy' : 'rebooking.answerBy'),
                `${formatDate(deadline.localDate, locale, 'long')}\u{A0}· ${formatTime(deadline.localTime, locale)}`,
              ],
            ] as [string, string][])),
        ...(moved.refundMinor > 0 ? [[t('rebooking.difference'), money(moved.refundMinor)] as [string, string]] : []),
        ...(chargedMinor > 0 ? [[t('rebooking.differencePaid'), money(chargedMinor)] as [string, string]] : []),
      ],
      button: { label: t('open'), href: link },
      after: booking.hasTicket ? [t('rebooking.attached')] : [],
    })),
  }
}
