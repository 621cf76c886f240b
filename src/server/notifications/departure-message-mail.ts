import { messageLanguage } from '#domain/guest-message.ts'
import { itemSets } from '#domain/item-states.ts'
import { findOrder } from '#server/booking/views.ts'
import { viewOrder } from '#server/booking/orders/view-order.ts'
import type { Context } from '#server/kernel/context.ts'
import type { OutboxRow } from '#server/outbox/delivery.ts'
import { getSite } from '#server/sites/get-site.ts'
import { bookingCard } from './booking-card.ts'
import { layOutMail } from './lay-out-mail.ts'
import { linesOf } from './lines-of.ts'
import { mailWords } from './mail-words.ts'
import type { Mail } from './mailer.ts'
import { orderLink } from './order-link.ts'

/**
 * The mail with a message of staff to all guests of a departure, all in the language of the text. Replies go to the
 * site's address. Null if the booking was cancelled meanwhile.
 */
export async function composeDepartureMessageMail(context: Context, message: OutboxRow): Promise<Mail | null> {
  const { reference = '', bookingId, texts = { ar: null, en: null } } = message.payload
  const locale = messageLanguage(texts, message.language)
  const written = locale && texts[locale]
  if (locale === null || written === null) throw new Error(`no text for the guest of the order ${reference}`)
  const row = await findOrder(context.db, reference)
  const invoice = row && viewOrder(context, row, locale)
  const booking = invoice?.bookings.find(({ id }) => id === bookingId)
  if (!row || !invoice || !booking) throw new Error(`no booking ${bookingId} in the order ${reference}`)
  if (!itemSets.live.includes(booking.status)) return null

  const t = mailWords(locale)
  const site = await getSite(context.db, row.siteId)
  const { email: replyTo } = site.contact
  const link = orderLink(context, { site, invoice, locale })
  return {
    to: message.recipient,
    ...(replyTo === undefined ? {} : { replyTo }),
    subject: written.subject,
    attachments: [],
    ...(await layOutMail({
      locale,
      site,
      title: written.subject,
      paragraphs: [t('greeting', { name: row.firstName }), ...linesOf(written.text)],
      cards: [bookingCard(booking, locale)],
      facts: [[t('order'), reference]],
      button: { label: t('open'), href: link },
      after: [t('departureMessage')],
    })),
  }
}
