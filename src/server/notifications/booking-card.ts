import { cancellationWords } from '#domain/cancellation-words.ts'
import { formatDate, formatTime } from '#domain/date-words.ts'
import type { Locale } from '#domain/locale.ts'
import type { Booking } from '#server/booking/orders/view-order.ts'
import type { MailCard } from './lay-out-mail.ts'
import { commonWords, mailWords } from './mail-words.ts'

/** One booking of an order, with how it stands. */
export function bookingCard(booking: Booking, locale: Locale): MailCard {
  const t = mailWords(locale)
  const place = booking.pickup
    ? `${t('pickup')}: ${booking.pickup.name} · ${formatTime(booking.pickup.localTime, locale)}`
    : `${t('meeting')}: ${booking.meetingPoint.name}`
  return {
    title: booking.title,
    lines: [
      `${booking.optionTitle} · ${booking.cityName}`,
      `${formatDate(booking.localDate, locale, 'long')} · ${formatTime(booking.localTime, locale)}`,
      t('travellers', { count: booking.travellers }),
      place,
      ...(isGood(booking.status) && booking.cancellation ? [policyOf(booking, booking.cancellation, locale)] : []),
    ],
    badge: { text: statusOf(booking.status, locale), isGood: isGood(booking.status) },
  }
}

function policyOf(booking: Booking, step: NonNullable<Booking['cancellation']>, locale: Locale): string {
  const { key, values } = cancellationWords(step, { locale, zone: booking.zone, cityName: booking.cityName })
  return commonWords(locale)(`cancellation.${key}`, values)
}

function statusOf(status: string, locale: Locale): string {
  const known = ['pending', 'approved', 'confirmed', 'cancelled', 'refunded', 'failed', 'expired'] as const
  return mailWords(locale)(`status.${known.find((one) => one === status) ?? 'pending'}`)
}

function isGood(status: string): boolean {
  return status === 'confirmed' || status === 'approved' || status === 'pending'
}
