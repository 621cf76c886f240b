import { partyInWords } from '#domain/quantity-words.ts'
import { deadlineOnClock, formatDate, formatTime } from '#domain/date-words.ts'
import { itemSets } from '#domain/item-states.ts'
import { formatMoney, sumMinor } from '#domain/money.ts'
import { findOrder } from '#server/booking/views.ts'
import { mainBooking } from '#server/booking/orders/main-booking.ts'
import { viewOrder } from '#server/booking/orders/view-order.ts'
import type { Context } from '#server/kernel/context.ts'
import { getSite } from '#server/sites/get-site.ts'
import { bookingCard } from './booking-card.ts'
import { layOutMail } from './lay-out-mail.ts'
import { nightsWords, mailWords } from './mail-words.ts'
import type { Mail } from './mailer.ts'
import type { OutboxRow } from '#server/outbox/delivery.ts'
import type { MessageKind } from '#server/outbox/message-kinds.ts'

type StaffMessageKind = Extract<MessageKind, `staff_${string}`>

/** The mail about an order to the site's operator; replies go to the buyer. */
export async function composeStaffMail(context: Context, message: OutboxRow, kind: StaffMessageKind): Promise<Mail> {
  const row = await findOrder(context.db, message.payload.reference ?? '')
  if (!row) throw new Error(`no order for a mail of the kind ${kind}`)
  const locale = message.language
  const t = mailWords(locale)
  const [invoice, site] = [viewOrder(context, row, locale), await getSite(context.db, row.siteId)]
  const deadline = deadlineOnClock(row.holdExpiresAt.toISOString(), mainBooking(invoice.bookings)?.zone ?? 'UTC')
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: invoice.currency }, locale)
  const { bookingId, bookingIds = bookingId === undefined ? null : [bookingId], moved } = message.payload
  const bookings = invoice.bookings.filter(({ id }) => bookingIds === null || bookingIds.includes(id))
  const refundMinor =
    kind === 'staff_cancelled'
      ? sumMinor(bookings.map((one) => one.refundedMinor + one.refundDueMinor - one.rebookedMinor))
      : (moved?.refundMinor ?? 0)
  const facts = {
    reference: invoice.reference,
    name: invoice.guest.name,
    date: formatDate(deadline.localDate, locale, 'long'),
    time: formatTime(deadline.localTime, locale),
  }
  const { duration = null, party = null } = moved ?? {}
  const before = [
    ...(duration ? [nightsWords({ ...duration, count: duration.from }, locale)] : []),
    ...(party ? [partyInWords(party.from, locale)] : []),
  ].join(' · ')
  const isAskedAnew = kind === 'staff_rebooked' && bookings.some(({ status }) => itemSets.unanswered.includes(status))
  return {
    to: message.recipient,
    replyTo: row.email,
    subject: t(`staff.${kind}.subject`, facts),
    attachments: [],
    ...(await layOutMail({
      locale,
      site,
      title: t(`staff.${kind}.title`),
      paragraphs: [t(isAskedAnew ? 'staff.staff_rebooked.asked' : `staff.${kind}.lead`, facts)],
      cards: bookings.map((booking) => bookingCard(booking, locale, 'staff')),
      facts: [
        [t('order'), invoice.reference],
        ...(moved
          ? [
              [
                t('rebooking.from'),
                `${formatDate(moved.fromDate, locale, 'long')}\u{A0}· ${formatTime(moved.fromTime, locale)}`,
              ] as [string, string],
            ]
          : []),
        ...(before === ''
          ? []
          : [[t('rebooking.before', { state: isAskedAnew ? 'asked' : 'booked' }), before] as [string, string]]),
        [t('total'), money(invoice.totalMinor)],
        ...(refundMinor > 0 ? [[t('staff.refunded'), money(refundMinor)] as [string, string]] : []),
        [t('staff.guest'), invoice.guest.name],
        [t('staff.phone'), invoice.guest.phone],
        [t('staff.email'), invoice.guest.email],
      ],
      button: null,
      after: [],
    })),
  }
}
