import { viewOrder } from '#server/booking/orders/view-order.ts'
import { findOrder } from '#server/booking/views.ts'
import type { Context } from '#server/kernel/context.ts'
import type { OutboxRow } from '#server/outbox/delivery.ts'
import { getSite } from '#server/sites/get-site.ts'
import { bookingCard } from './booking-card.ts'
import { layOutMail } from './lay-out-mail.ts'
import { linesOf } from './lines-of.ts'
import { mailWords } from './mail-words.ts'
import type { Mail } from './mailer.ts'
import { orderLink } from './order-link.ts'

/** The mail about a rejected review, with the reason that staff wrote. Null if the guest has been anonymised. */
export async function composeReviewMail(context: Context, message: OutboxRow): Promise<Mail | null> {
  const { reference = '', bookingId, text = '' } = message.payload
  const row = await findOrder(context.db, reference)
  if (!row || row.email === '') return null
  const locale = message.language
  const invoice = viewOrder(context, row, locale)
  const booking = invoice.bookings.find(({ id }) => id === bookingId)
  if (!booking) throw new Error(`no booking ${bookingId} in the order ${reference}`)

  const t = mailWords(locale)
  const site = await getSite(context.db, row.siteId)
  const link = orderLink(context, { site, invoice, locale })
  return {
    to: message.recipient,
    subject: t('review.subject', { title: booking.title }),
    attachments: [],
    ...(await layOutMail({
      locale,
      site,
      title: t('review.title'),
      paragraphs: [t('greeting', { name: row.firstName }), t('review.lead'), ...linesOf(text)],
      cards: [bookingCard(booking, locale)],
      facts: [[t('order'), reference]],
      button: { label: t('open'), href: link },
      after: [t('review.again')],
    })),
  }
}
