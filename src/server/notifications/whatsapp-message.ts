import { deadlineOnClock, formatDate, formatTime } from '#domain/date-words.ts'
import { itemSets } from '#domain/item-states.ts'
import { listOf } from '#domain/list-of.ts'
import type { Locale } from '#domain/locale.ts'
import ar from '#messages/ar/whatsapp.json' with { type: 'json' }
import en from '#messages/en/whatsapp.json' with { type: 'json' }
import { findOrder } from '#server/booking/views.ts'
import { mainBooking } from '#server/booking/orders/main-booking.ts'
import { viewOrder } from '#server/booking/orders/view-order.ts'
import type { Context } from '#server/kernel/context.ts'
import { getSite } from '#server/sites/get-site.ts'
import type { OutboxRow } from '#server/outbox/delivery.ts'
import type { CopiedMessageKind } from '#server/outbox/message-kinds.ts'
import { mailWords } from './mail-words.ts'
import { orderLink } from './order-link.ts'

export interface WhatsappMessage {
  /** In E.164. */
  to: string
  /** As registered with Meta. */
  template: Template
  language: Locale
  /** Of the body, in the order of their numbers. */
  parameters: string[]
}

export type Template = keyof typeof en
/** The bodies in Meta's syntax: {{1}} for our {1}. */
export const templates = { ar: asMetaWrites(ar), en: asMetaWrites(en) }

function asMetaWrites(words: Record<Template, string>): Record<Template, string> {
  const entries = Object.entries(words).map(([name, body]) => [name, body.replaceAll(/\{(\d)\}/g, '{{$1}}')])
  return Object.fromEntries(entries) as Record<Template, string>
}

export const templateOfKind: Record<CopiedMessageKind, Template> = {
  order_confirmed: 'rihla_booking_confirmed',
  order_confirmed_late: 'rihla_booking_confirmed',
  order_partially_confirmed_late: 'rihla_booking_news',
  order_failed_late: 'rihla_booking_news',
  order_on_hold: 'rihla_request_received',
  order_accepted: 'rihla_payment_due',
  order_payment_link: 'rihla_payment_due',
  order_reserved: 'rihla_payment_due',
  order_reminder: 'rihla_payment_due',
  order_last_reminder: 'rihla_payment_due',
  order_unpaid: 'rihla_booking_news',
  order_rejected: 'rihla_request_declined',
  order_unanswered: 'rihla_request_declined',
  order_transfer: 'rihla_booking_news',
  order_transfer_part: 'rihla_booking_news',
  order_transfer_expired: 'rihla_booking_news',
  booking_cancelled: 'rihla_booking_news',
  booking_refunded: 'rihla_booking_news',
  booking_rebooked: 'rihla_booking_news',
  booking_date_kept: 'rihla_date_kept',
  refund_delayed: 'rihla_booking_news',
  refund_sent: 'rihla_booking_news',
  departure_cancelled: 'rihla_booking_news',
  departure_moved: 'rihla_booking_news',
}

/**
 * The WhatsApp message of an outbox row in the recipient's language; null if it asks for a payment that is no longer
 * due, or is about the date of a booking that was cancelled since.
 */
export async function composeWhatsapp(context: Context, message: OutboxRow): Promise<WhatsappMessage | null> {
  const row = await findOrder(context.db, message.payload.reference ?? '')
  if (!row) throw new Error(`no order for a message of the kind ${message.kind}`)
  const locale = message.language
  const invoice = viewOrder(context, row, locale)
  const { bookingId, why } = message.payload
  const booking = invoice.bookings.find(({ id }) => id === bookingId) ?? mainBooking(invoice.bookings)
  const template = templateOfKind[message.kind as CopiedMessageKind]
  if (template === 'rihla_payment_due' && invoice.payBy === null) return null
  if (template === 'rihla_date_kept' && !(booking && itemSets.live.includes(booking.status))) return null
  const deadline = deadlineOnClock(row.holdExpiresAt.toISOString(), mainBooking(invoice.bookings)?.zone ?? 'UTC')
  const until = listOf([formatDate(deadline.localDate, locale, 'long'), formatTime(deadline.localTime, locale)], locale)
  const link = orderLink(context, { site: await getSite(context.db, row.siteId), invoice, locale })
  return {
    to: message.recipient,
    template,
    language: locale,
    parameters: [
      row.firstName,
      booking?.title ?? '',
      invoice.reference,
      link,
      ...(template === 'rihla_payment_due' ? [until] : []),
      ...(template === 'rihla_date_kept'
        ? [mailWords(locale)(`dateChange.booking_date_kept.short.${why ?? 'unpaid'}`)]
        : []),
    ].map(oneLine),
  }
}

/** The text as the recipient sees it. */
export function wordsOfWhatsapp({ template, language, parameters }: WhatsappMessage): string {
  return templates[language][template].replaceAll(
    /\{\{(\d)\}\}/g,
    (_all, number) => parameters[Number(number) - 1] ?? '',
  )
}

/** Meta refuses a parameter with line breaks, tabs or more than four spaces in a row. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
