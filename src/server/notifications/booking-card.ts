import { formatDate, formatTime } from '#domain/date-words.ts'
import { itemSets } from '#domain/item-states.ts'
import type { Locale } from '#domain/locale.ts'
import type { Booking } from '#server/booking/orders/view-order.ts'
import type { MailCard } from './lay-out-mail.ts'
import { mailWords } from './mail-words.ts'

/** A booking of an order with its status. */
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
    ],
    badge: { text: t(`status.${booking.status}`), isGood: itemSets.live.includes(booking.status) },
  }
}
