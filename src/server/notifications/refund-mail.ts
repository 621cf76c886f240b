import { itemSets } from '#domain/item-states.ts'
import { formatMoney } from '#domain/money.ts'
import { viewOrder } from '#server/booking/orders/view-order.ts'
import { findOrder } from '#server/booking/views.ts'
import type { Context } from '#server/kernel/context.ts'
import type { OutboxRow } from '#server/outbox/delivery.ts'
import { getSite } from '#server/sites/get-site.ts'
import { bookingCard } from './booking-card.ts'
import { layOutMail } from './lay-out-mail.ts'
import { mailWords } from './mail-words.ts'
import type { Mail } from './mailer.ts'
import { orderLink } from './order-link.ts'

/** The mail about a goodwill refund: the sum of this refund, and what staff wrote. */
export async function composeRefundMail(context: Context, message: OutboxRow): Promise<Mail> {
  const { reference = '', bookingId, note = '', refundMinor = 0 } = message.payload
  const row = await findOrder(context.db, reference)
  const locale = message.language
  const invoice = row && viewOrder(context, row, locale)
  const booking = invoice?.bookings.find(({ id }) => id === bookingId)
  if (!row || !invoice || !booking) throw new Error(`no booking ${bookingId} in the order ${reference}`)

  const t = mailWords(locale)
  const site = await getSite(context.db, row.siteId)
  const isCalledOff = itemSets.called_off.includes(booking.status)
  const reason = t(isCalledOff ? 'refund.operator' : 'refund.operatorBooked', { note })
  const link = orderLink(context, { site, invoice, locale })
  return {
    to: message.recipient,
    subject: t('refund.subject', { title: booking.title }),
    attachments: [],
    ...(await layOutMail({
      locale,
      site,
      title: t('refund.title'),
      paragraphs: [t('greeting', { name: row.firstName }), reason, t('refund.lead')],
      cards: [bookingCard(booking, locale)],
      facts: [
        [t('order'), reference],
        [t('refund.sum'), formatMoney({ amountMinor: refundMinor, currency: invoice.currency }, locale)],
      ],
      button: { label: t('open'), href: link },
      after: [],
    })),
  }
}
