import { formatDate, formatTime, onClockOf } from '#domain/date-words.ts'
import { localePath, type Locale } from '#domain/locale.ts'
import { formatMoney } from '#domain/money.ts'
import { renderTickets } from '#server/documents/render-tickets.ts'
import { findInvoice } from '#server/orders/invoice-query.ts'
import { viewInvoice, type Booking, type Invoice } from '#server/orders/view-invoice.ts'
import type { Context } from '#server/platform/context.ts'
import { getSite } from '#server/sites/get-site.ts'
import { layOutMail, type MailCard } from './lay-out-mail.ts'
import { mailWords } from './mail-words.ts'
import type { Attachment, Mail } from './mailer.ts'
import type { OutboxRow } from './queries.ts'

const kinds = [
  'order_confirmed',
  'order_confirmed_late',
  'order_partially_confirmed',
  'order_partially_confirmed_late',
  'order_failed_late',
  'order_failed',
  'order_expired',
  'order_reserved',
  'order_on_hold',
] as const

/** What became of an order, with the tickets of what is confirmed. Says how the order stands now, not how it stood when the message was written. */
export async function composeOrderMail(context: Context, message: OutboxRow): Promise<Mail> {
  const kind = kinds.find((one) => one === message.kind)
  const row = await findInvoice(context.db, message.payload.reference ?? '')
  if (!kind || !row) throw new Error(`nobody writes a mail of the kind ${message.kind}`)
  const locale = message.language
  const t = mailWords(locale)
  const [invoice, site] = [viewInvoice(context, row, locale), await getSite(context.db, row.siteId)]

  const confirmed = invoice.bookings.filter((booking) => booking.hasTicket)
  const attachments: Attachment[] =
    confirmed.length === 0
      ? []
      : [
          {
            filename: `${invoice.reference}.pdf`,
            contentType: 'application/pdf',
            content: await renderTickets({ site, invoice, bookings: confirmed, locale }),
          },
        ]
  const deadline = onClockOf(row.holdExpiresAt.toISOString(), invoice.bookings[0]?.zone ?? 'UTC')
  const facts = {
    title: invoice.bookings[0]?.title ?? '',
    reference: invoice.reference,
    date: formatDate(deadline.localDate, locale, 'long'),
    time: formatTime(deadline.localTime, locale),
  }
  const refundedMinor = invoice.bookings
    .filter((booking) => booking.status === 'failed' && row.capturedMinor > 0)
    .reduce((sum, booking) => sum + booking.totalMinor, 0)
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: invoice.currency }, locale)
  const link = `${context.configuration.origin}${localePath(locale, `/invoices/${invoice.reference}`)}?key=${invoice.key}`
  return {
    to: message.recipient,
    subject: t(`kinds.${kind}.subject`, facts),
    attachments,
    ...(await layOutMail({
      locale,
      site,
      title: t(`kinds.${kind}.title`),
      paragraphs: [t('greeting', { name: row.firstName }), t(`kinds.${kind}.lead`, facts)],
      cards: invoice.bookings.map((booking) => cardOf(booking, locale)),
      facts: [
        [t('order'), invoice.reference],
        [t('total'), money(invoice.totalMinor)],
        ...(refundedMinor > 0 ? [[t('refunded'), money(refundedMinor)] as [string, string]] : []),
      ],
      button: { label: t('open'), href: link },
      after: attachments.length > 0 ? [t('attached')] : [],
    })),
  }
}

function cardOf(booking: Booking, locale: Locale): MailCard {
  const t = mailWords(locale)
  const place = booking.pickup
    ? `${t('pickup')}: ${booking.pickup.name} · ${formatTime(booking.pickup.localTime, locale)}`
    : `${t('meeting')}: ${booking.meetingPoint.name}`
  return {
    title: booking.title,
    lines: [
      `${booking.optionTitle} · ${booking.cityName}`,
      `${formatDate(booking.localDate, locale, 'long')} · ${formatTime(booking.localTime, locale)}`,
      t('travellers', { count: booking.travellers }),
      place,
    ],
    badge: { text: statusOf(booking.status, locale), isGood: isGood(booking.status) },
  }
}

function statusOf(status: Invoice['status'], locale: Locale): string {
  const known = ['pending', 'approved', 'confirmed', 'cancelled', 'refunded', 'failed', 'expired'] as const
  return mailWords(locale)(`status.${known.find((one) => one === status) ?? 'pending'}`)
}

function isGood(status: string): boolean {
  return status === 'confirmed' || status === 'approved' || status === 'pending'
}
