import { findOrder } from '#server/booking/views.ts'
import { viewOrder } from '#server/booking/orders/view-order.ts'
import type { Context } from '#server/kernel/context.ts'
import type { OutboxRow } from '#server/outbox/delivery.ts'
import { getSite } from '#server/sites/get-site.ts'
import { layOutMail } from './lay-out-mail.ts'
import { mailWords } from './mail-words.ts'
import type { Mail } from './mailer.ts'
import { orderLink } from './order-link.ts'

/**
 * The mail about changed guest details. The order's previous address gets neither the new details nor a link. Null if
 * the guest has been anonymised.
 */
export async function composeGuestMail(context: Context, message: OutboxRow): Promise<Mail | null> {
  const { reference = '' } = message.payload
  const row = await findOrder(context.db, reference)
  if (!row || row.email === '') return null
  const locale = message.language
  const invoice = viewOrder(context, row, locale)
  const t = mailWords(locale)
  const site = await getSite(context.db, row.siteId)
  const isTheirs = message.recipient.toLowerCase() === row.email.toLowerCase()
  const link = orderLink(context, { site, invoice, locale })
  const { name, email, phone } = invoice.guest
  return {
    to: message.recipient,
    subject: t('guest.subject', { reference }),
    attachments: [],
    ...(await layOutMail({
      locale,
      site,
      title: t('guest.title'),
      paragraphs: isTheirs ? [t('greeting', { name: row.firstName }), t('guest.lead')] : [t('guest.moved')],
      cards: [],
      facts: isTheirs
        ? [
            [t('order'), reference],
            [t('guest.name'), name],
            [t('guest.email'), email],
            [t('guest.phone'), phone],
          ]
        : [[t('order'), reference]],
      button: isTheirs ? { label: t('open'), href: link } : null,
      after: [t(isTheirs ? 'guest.help' : 'guest.notYou')],
    })),
  }
}
