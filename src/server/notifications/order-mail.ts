import { deadlineOnClock, formatDate, formatTime } from '#domain/date-words.ts'
import { itemSets } from '#domain/item-states.ts'
import { formatMoney } from '#domain/money.ts'
import { orderSets } from '#domain/order-states.ts'
import { returnedMinorOf } from '#domain/returned-minor-of.ts'
import { bankDaysOf, lastBusinessDay } from '#domain/working-time.ts'
import { composeCalendarFile } from '#server/booking/documents/compose-calendar-file.ts'
import { renderTickets } from '#server/booking/documents/render-tickets.ts'
import { cardRefusal } from '#server/booking/payments/card-refusal.ts'
import { findOrder } from '#server/booking/views.ts'
import { mainBooking } from '#server/booking/orders/main-booking.ts'
import { viewOrder } from '#server/booking/orders/view-order.ts'
import type { CardContext } from '#server/booking/providers/providers.ts'
import { getSite } from '#server/sites/get-site.ts'
import { bookingCard } from './booking-card.ts'
import { layOutMail, type MailCard } from './lay-out-mail.ts'
import { mailWords } from './mail-words.ts'
import type { Attachment, Mail } from './mailer.ts'
import { orderLink } from './order-link.ts'
import type { OutboxRow } from '#server/outbox/delivery.ts'
import type { MessageKind, OrderMessageKind } from '#server/outbox/message-kinds.ts'
import { transferFacts } from './transfer-facts.ts'

/** Kinds that ask for a payment, with a button that leads to it. */
const asking: readonly MessageKind[] = [
  'order_reserved',
  'order_accepted',
  'order_payment_link',
  'order_reminder',
  'order_last_reminder',
  'order_payment_failed',
]

/**
 * The mail about the status of an order, with the tickets of confirmed bookings. It states the current status, not that
 * at the time of writing. Null if it is no longer true: it asks for a payment that was made or is no longer due, the host
 * has answered, or the money arrived after all.
 */
export async function composeOrderMail(
  context: CardContext,
  message: OutboxRow,
  kind: OrderMessageKind,
): Promise<Mail | null> {
  const row = await findOrder(context.db, message.payload.reference ?? '')
  if (!row) throw new Error(`no order for a mail of the kind ${kind}`)
  const locale = message.language
  const t = mailWords(locale)
  const [invoice, site] = [viewOrder(context, row, locale), await getSite(context.db, row.siteId)]
  const asksToPay = asking.includes(kind)
  if (asksToPay && invoice.payBy === null) return null
  if (kind === 'order_on_hold' && invoice.answerBy === null) return null
  if (kind === 'order_in_progress' && !orderSets.paying.includes(row.status)) return null
  if (kind === 'order_hold_ended' && (!orderSets.unsuccessful.includes(row.status) || row.capturedMinor > 0))
    return null

  const confirmed = invoice.bookings.filter((booking) => booking.hasTicket)
  const attachments: Attachment[] =
    confirmed.length === 0
      ? []
      : [
          {
            filename: `${invoice.reference}.pdf`,
            contentType: 'application/pdf',
            content: () => renderTickets({ site, invoice, bookings: confirmed, locale }),
          },
          ...confirmed.map((booking, at) => ({
            filename: confirmed.length === 1 ? `${invoice.reference}.ics` : `${invoice.reference}-${at + 1}.ics`,
            contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
            content: async () => Buffer.from(composeCalendarFile(context, { site, invoice, booking, locale }).text),
          })),
        ]
  const main = mainBooking(invoice.bookings)
  const deadline = deadlineOnClock(row.holdExpiresAt.toISOString(), main?.zone ?? 'UTC')
  const facts = {
    title: main?.title ?? '',
    reference: invoice.reference,
    date: formatDate(deadline.localDate, locale, 'long'),
    time: formatTime(deadline.localTime, locale),
    city: main?.cityName ?? '',
  }
  // Of an incomplete transfer the received part is returned.
  const refundedMinor =
    kind === 'order_transfer_expired'
      ? row.capturedMinor
      : row.capturedMinor > 0
        ? returnedMinorOf(invoice.bookings)
        : 0
  // A confirmation that is sent again after a change.
  const netMinor = refundedMinor > 0 && confirmed.length > 0 ? invoice.totalMinor - refundedMinor : 0
  const isInPart = kind === 'order_accepted' && invoice.bookings.some(({ status }) => itemSets.lost.includes(status))
  const isAwaited = kind === 'order_transfer' || kind === 'order_transfer_part'
  const bank = isAwaited ? bankDaysOf(site) : null
  // The deadline itself may be on a day on which the bank is closed.
  const arriveBy = bank && lastBusinessDay(row.holdExpiresAt, row.now, bank)
  // Not once a part of the transfer has arrived.
  const canPayByCard =
    kind === 'order_transfer' && row.isPayable && !row.isPaymentOpen && cardRefusal(context, row) === null
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: invoice.currency }, locale)
  const link = orderLink(context, { site, invoice, locale })
  return {
    to: message.recipient,
    subject: t(isInPart ? 'partlyAccepted.subject' : `kinds.${kind}.subject`, facts),
    attachments,
    ...(await layOutMail({
      locale,
      site,
      title: t(isInPart ? 'partlyAccepted.title' : `kinds.${kind}.title`),
      paragraphs: [
        t('greeting', { name: row.firstName }),
        t(`kinds.${kind}.lead`, facts),
        ...(arriveBy ? [t('transfer.lastBusinessDay', { date: formatDate(arriveBy, locale, 'long') })] : []),
        ...(isInPart ? [t('partlyAccepted.note')] : []),
        ...(isAwaited ? [t('transfer.fromAbroad', { card: canPayByCard ? 'yes' : 'no' })] : []),
        ...(canPayByCard ? [t('transfer.byCard')] : []),
      ],
      cards: invoice.bookings.map((booking) =>
        withNote(bookingCard(booking, locale), message.payload.notes?.[booking.id]),
      ),
      facts: [
        [t('order'), invoice.reference],
        ...(invoice.formerReference === null ? [] : [[t('formerOrder'), invoice.formerReference] as [string, string]]),
        [t('total'), money(invoice.totalMinor)],
        ...(isAwaited ? await transferFacts(context, { reference: invoice.reference, site, locale }) : []),
        ...(message.payload.note === undefined ? [] : [[t('note'), message.payload.note] as [string, string]]),
        ...(refundedMinor > 0 ? [[t('refunded'), money(refundedMinor)] as [string, string]] : []),
        ...(netMinor > 0 ? [[t('netPaid'), money(netMinor)] as [string, string]] : []),
      ],
      button: { label: t(asksToPay ? 'pay' : 'open'), href: link },
      after: attachments.length > 0 ? [t('attached')] : [],
    })),
  }
}

const withNote = (card: MailCard, note: string | undefined): MailCard =>
  note === undefined ? card : { ...card, lines: [...card.lines, note] }
