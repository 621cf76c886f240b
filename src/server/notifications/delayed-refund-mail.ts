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
import { findDelayedRefund } from './queries.ts'

/**
 * The mail about a refund that its provider refused, the later mail that it was sent another way, or that a surplus or
 * a second payment by transfer was sent back. Null if it is no longer true, for example because the refund was sent before the first mail.
 */
export async function composeDelayedRefundMail(
  context: Context,
  message: OutboxRow,
  kind: 'refund_delayed' | 'refund_sent',
): Promise<Mail | null> {
  const { reference = '', bookingId, refundId = 0 } = message.payload
  const [row, refund] = [await findOrder(context.db, reference), await findDelayedRefund(context.db, refundId)]
  if (!row || !refund) throw new Error(`no refund ${refundId} of the order ${reference}`)
  if (refund.isSent !== (kind === 'refund_sent')) return null

  const words = !refund.isSent ? kind : refund.isSurplus ? 'surplus' : refund.isSecond ? 'second' : kind
  const locale = message.language
  const invoice = viewOrder(context, row, locale)
  const t = mailWords(locale)
  const site = await getSite(context.db, row.siteId)
  const link = orderLink(context, { site, invoice, locale })
  return {
    to: message.recipient,
    subject: t(`refund.${words}.subject`, { reference }),
    attachments: [],
    ...(await layOutMail({
      locale,
      site,
      title: t(`refund.${words}.title`),
      paragraphs: [t('greeting', { name: row.firstName }), t(`refund.${words}.lead`)],
      cards: invoice.bookings.filter(({ id }) => id === bookingId).map((one) => bookingCard(one, locale)),
      facts: [
        [t('order'), reference],
        [t('refund.amount'), formatMoney({ amountMinor: refund.amountMinor, currency: refund.currency }, locale)],
        ...(refund.isSent ? [[t('refund.number'), refund.number] as [string, string]] : []),
      ],
      button: { label: t('open'), href: link },
      after: [t(`refund.${words}.after`)],
    })),
  }
}
