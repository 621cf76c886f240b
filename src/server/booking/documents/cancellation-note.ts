import { formatDate, formatTime, onClockOf } from '#domain/date-words.ts'
import type { Locale } from '#domain/locale.ts'
import type { Booking } from '#server/booking/orders/view-order.ts'
import { ticketWords } from './ticket-words.ts'

/** The sentence about cancelling on a ticket: what applies when it is made. */
export function cancellationNote({ canCancel, cancellation, zone, cityName }: Booking, locale: Locale): string {
  const t = ticketWords[locale]
  if (!canCancel || cancellation === null || cancellation.percentage === 100) return t('notFree')
  const { localDate, localTime } = onClockOf(cancellation.until, zone)
  const until = { date: formatDate(localDate, locale, 'long'), time: formatTime(localTime, locale), city: cityName }
  return cancellation.percentage === 0
    ? t('freeUntil', until)
    : t('partUntil', { ...until, percentage: cancellation.percentage })
}
