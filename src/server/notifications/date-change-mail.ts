import { dateChangeSets } from '#domain/date-change.ts'
import { deadlineOnClock, formatDate, formatTime } from '#domain/date-words.ts'
import { itemSets } from '#domain/item-states.ts'
import { partyInWords } from '#domain/quantity-words.ts'
import { formatMoney } from '#domain/money.ts'
import { findDateChange } from '#server/booking/orders/find-date-change.ts'
import { viewOrder } from '#server/booking/orders/view-order.ts'
import { findOrder } from '#server/booking/views.ts'
import type { Context } from '#server/kernel/context.ts'
import type { OutboxRow } from '#server/outbox/delivery.ts'
import { getSite } from '#server/sites/get-site.ts'
import { bookingCard, otherDate } from './booking-card.ts'
import { layOutMail } from './lay-out-mail.ts'
import { nightsWords, mailWords } from './mail-words.ts'
import type { Mail } from './mailer.ts'
import { orderLink } from './order-link.ts'

type DateChangeMail = 'booking_date_link' | 'booking_date_kept' | 'booking_date_refunded'

interface Parts {
  /** Whether it is still worth sending. */
  isTrue: boolean
  note?: string[]
  lead: string
  facts?: [string, string][]
  button?: string
  closing?: string[]
}

/**
 * The mails about a dearer date: the link to pay for it, why the booking keeps its date, and that its payment is refunded
 * because the booking could not be moved any more. Null for a link to a date that is no longer held, and for a booking that
 * was cancelled since, unless money goes back.
 */
export async function composeDateChangeMail(
  context: Context,
  message: OutboxRow,
  kind: DateChangeMail,
): Promise<Mail | null> {
  const { reference, bookingId, dateChangeId, refundMinor, why } = message.payload
  if (reference === undefined || dateChangeId === undefined || refundMinor === undefined)
    throw new Error('a message about a date change does not name it')
  const row = await findOrder(context.db, reference)
  const change = await findDateChange(context.db, dateChangeId)
  const locale = message.language
  const invoice = row && viewOrder(context, row, locale)
  const booking = invoice?.bookings.find(({ id }) => id === bookingId)
  if (!row || !invoice || !booking || !change)
    throw new Error(`no date change ${dateChangeId} in the order ${reference}`)
  const t = mailWords(locale)
  const pickup = row.bookings.find(({ id }) => id === bookingId)?.pickup ?? null
  const site = await getSite(context.db, row.siteId)
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: invoice.currency }, locale)
  const when = (date: { localDate: string; localTime: string }) =>
    `${formatDate(date.localDate, locale, 'long')}\u{A0}· ${formatTime(date.localTime, locale)}`
  const payBy = deadlineOnClock(change.expiresAt.toISOString(), booking.zone)
  const after = [
    ...(change.duration ? [nightsWords(change.duration, locale)] : []),
    ...(change.party ? [partyInWords(change.party, locale)] : []),
  ].join(' · ')
  const parts: Record<DateChangeMail, Parts> = {
    booking_date_link: {
      isTrue: dateChangeSets.live.includes(change.state),
      note: [t('dateChange.note', { note: change.reason })],
      lead: t('dateChange.booking_date_link.lead'),
      facts: [
        [t('dateChange.newPrice'), money(change.priceMinor)],
        [t('dateChange.toPay'), money(change.differenceMinor)],
        [t('dateChange.payBy'), when(payBy)],
      ],
      button: t('dateChange.pay'),
      closing: [t('dateChange.after')],
    },
    booking_date_kept: {
      isTrue: itemSets.live.includes(booking.status),
      lead: t(`dateChange.booking_date_kept.lead.${why ?? 'unpaid'}`),
    },
    booking_date_refunded: {
      isTrue: true,
      lead: t('dateChange.booking_date_refunded.lead'),
      facts: [[t('dateChange.refund'), money(refundMinor)]],
    },
  }
  const { isTrue, note = [], lead, facts = [], button = t('open'), closing = [] } = parts[kind]
  if (!isTrue) return null
  return {
    to: message.recipient,
    subject: t(`dateChange.${kind}.subject`, { title: booking.title }),
    attachments: [],
    ...(await layOutMail({
      locale,
      site,
      title: t(`dateChange.${kind}.title`),
      paragraphs: [t('greeting', { name: row.firstName }), ...note, lead],
      cards: [bookingCard(booking, locale)],
      facts: [
        [t('order'), reference],
        [t('dateChange.newDate'), otherDate(change, pickup, locale)],
        ...(after === '' ? [] : [[t('dateChange.afterChange'), after] as [string, string]]),
        ...facts,
      ],
      button: { label: button, href: orderLink(context, { site, invoice, locale }) },
      after: closing,
    })),
  }
}
