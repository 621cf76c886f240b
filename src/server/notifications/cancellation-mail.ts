import { formatMoney } from '#domain/money.ts'
import { orderSets } from '#domain/order-states.ts'
import { composeCalendarFile } from '#server/booking/documents/compose-calendar-file.ts'
import { findOrder } from '#server/booking/views.ts'
import { viewOrder } from '#server/booking/orders/view-order.ts'
import type { Context } from '#server/kernel/context.ts'
import { getSite } from '#server/sites/get-site.ts'
import { bookingCard } from './booking-card.ts'
import { layOutMail } from './lay-out-mail.ts'
import { mailWords } from './mail-words.ts'
import type { Mail } from './mailer.ts'
import { orderLink } from './order-link.ts'
import type { OutboxRow } from '#server/outbox/delivery.ts'
import { transferFacts } from './transfer-facts.ts'

/** The mail about a cancelled booking: the refund, and a calendar file that removes the event. */
export async function composeCancellationMail(context: Context, message: OutboxRow): Promise<Mail> {
  const { reference = '', bookingId, note } = message.payload
  const row = await findOrder(context.db, reference)
  const locale = message.language
  const invoice = row && viewOrder(context, row, locale)
  const booking = invoice?.bookings.find(({ id }) => id === bookingId)
  if (!row || !invoice || !booking) throw new Error(`no booking ${bookingId} in the order ${reference}`)

  const t = mailWords(locale)
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: invoice.currency }, locale)
  const refundMinor = booking.refundedMinor + booking.refundDueMinor - booking.rebookedMinor
  const wasPaid = row.capturedMinor > 0
  const isAwaited = row.isTransfer && orderSets.paying.includes(row.status)
  const unpaid = isAwaited ? 'lessTransfer' : row.isTransfer ? 'noTransfer' : 'unpaid'
  const lead = refundMinor > 0 ? 'refund' : wasPaid ? 'kept' : unpaid
  const site = await getSite(context.db, row.siteId)
  const calendar = composeCalendarFile(context, { site, invoice, booking, locale })
  const link = orderLink(context, { site, invoice, locale })
  return {
    to: message.recipient,
    subject: t('cancellation.subject', { title: booking.title }),
    attachments:
      invoice.invoiceId === null
        ? []
        : [
            {
              filename: calendar.name,
              contentType: 'text/calendar; method=CANCEL; charset=utf-8',
              content: async () => Buffer.from(calendar.text),
            },
          ],
    ...(await layOutMail({
      locale,
      site,
      title: t('cancellation.title'),
      paragraphs: [
        t('greeting', { name: row.firstName }),
        ...(note === undefined
          ? [t(`cancellation.${lead}`)]
          : [
              t(message.kind === 'departure_cancelled' ? 'cancellation.departure' : 'cancellation.operator', { note }),
              t(`cancellation.byOperator.${lead}`),
            ]),
      ],
      cards: [bookingCard(booking, locale)],
      facts: [
        [t('order'), reference],
        ...(wasPaid ? [[t('cancellation.price'), money(booking.totalMinor)] as [string, string]] : []),
        ...(refundMinor > 0 ? [[t('refunded'), money(refundMinor)] as [string, string]] : []),
        ...(isAwaited ? await transferFacts(context, { reference, site, locale }) : []),
      ],
      button: { label: t('open'), href: link },
      after: invoice.invoiceId === null ? [] : [t('cancellation.calendar')],
    })),
  }
}
