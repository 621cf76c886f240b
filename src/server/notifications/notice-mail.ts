import { deadlineOnClock, formatDate, formatTime } from '#domain/date-words.ts'
import { itemSets } from '#domain/item-states.ts'
import type { Notice } from '#domain/notices.ts'
import { orderSets } from '#domain/order-states.ts'
import { findOrder } from '#server/booking/views.ts'
import { viewOrder, type Booking } from '#server/booking/orders/view-order.ts'
import type { Context } from '#server/kernel/context.ts'
import type { OutboxRow } from '#server/outbox/delivery.ts'
import { getSite } from '#server/sites/get-site.ts'
import { bookingCard } from './booking-card.ts'
import { layOutMail } from './lay-out-mail.ts'
import { mailWords } from './mail-words.ts'
import type { Mail } from './mailer.ts'
import { listNoticedItems } from './queries.ts'

/** The choice that turns each mail on. */
const noticeOf = {
  notice_booking: 'booking',
  notice_reserved: 'booking',
  notice_request: 'request',
  notice_change: 'change',
} satisfies Record<string, Notice>

/**
 * The mail about an order to a person of the console, with the activities that they may see now: their access or choice
 * may have ended since it was queued. Sums and how to reach the guest stay in the console.
 */
export async function composeNoticeMail(
  context: Context,
  message: OutboxRow,
  kind: keyof typeof noticeOf,
): Promise<Mail | null> {
  const { language: locale, recipient, payload } = message
  const { reference = '', staffId = 0, bookingId, change = 'other', by = 'guest' } = payload
  const row = await findOrder(context.db, reference)
  if (!row) throw new Error(`no order for a mail of the kind ${kind}`)
  const items = await listNoticedItems(context.db, { reference, staffId, notice: noticeOf[kind] })
  const seen = new Map(items.map(({ id, isNamed }) => [id, isNamed]))
  const invoice = viewOrder(context, row, locale)
  const concerns = ({ id, status }: Booking) =>
    change === 'guest' ? itemSets.live.includes(status) : bookingId === undefined || id === bookingId
  const bookings = invoice.bookings.filter((one) => seen.has(one.id) && concerns(one))
  if (bookings.length === 0) return null
  if (kind === 'notice_request' && !orderSets.unanswered.includes(row.status)) return null
  const isNamed = bookings.some(({ id }) => seen.get(id) === true)
  const t = mailWords(locale)
  const deadline = deadlineOnClock(row.holdExpiresAt.toISOString(), bookings[0]?.zone ?? 'UTC')
  const site = await getSite(context.db, row.siteId)
  const facts = {
    reference,
    change,
    by,
    wish: bookings.some(({ specialRequest }) => specialRequest !== '') ? 'some' : 'none',
    who: isNamed ? 'named' : 'none',
    name: invoice.guest.name,
    date: formatDate(deadline.localDate, locale, 'long'),
    time: formatTime(deadline.localTime, locale),
  }
  return {
    to: recipient,
    subject: t(`notice.${kind}.subject`, facts),
    attachments: [],
    ...(await layOutMail({
      locale,
      site,
      title: t(`notice.${kind}.title`, facts),
      paragraphs: [t(`notice.${kind}.lead`, facts)],
      cards: bookings.map((one) => bookingCard(isNamed ? one : { ...one, specialRequest: '' }, locale, 'staff')),
      facts: [
        [t('order'), reference],
        ...(isNamed ? [[t('staff.guest'), invoice.guest.name] as [string, string]] : []),
      ],
      button: { label: t('notice.button'), href: `${context.configuration.origin}/console/orders/${reference}` },
      after: [t('notice.off')],
    })),
  }
}
