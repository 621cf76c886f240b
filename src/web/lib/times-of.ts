import { formatDate, formatTime, onClockOf } from '#domain/date-words.ts'
import { listOf } from '#domain/list-of.ts'
import type { Locale } from '#domain/locale.ts'

/**
 * From when to when, on the clock of the place: '3:30 pm – 6:15 pm', with the date of the end on another day. Beside a
 * date also with that of the start, if one of the two is on another day: 'Mon 14 Dec 2:00 pm – Wed 16 Dec 11:00 am'.
 */
export function timesOf(
  { localDate, localTime, endsAt, zone }: { localDate: string; localTime: string; endsAt: string; zone: string },
  locale: Locale,
  beside: string | null = null,
): string {
  const end = onClockOf(endsAt, zone)
  const isLonger = end.localDate !== localDate
  const on = (date: string, time: string) => `${formatDate(date, locale)} ${formatTime(time, locale)}`
  const ends = isLonger ? on(end.localDate, end.localTime) : formatTime(end.localTime, locale)
  const starts = formatTime(localTime, locale)
  if (beside !== null && isLonger) return `\u2068${on(localDate, localTime)}\u2069\u{A0}– \u2068${ends}\u2069`
  const times = `\u2068${starts}\u2069\u{A0}–\u{A0}\u2068${ends}\u2069`
  return beside === null || beside === localDate ? times : listOf([formatDate(localDate, locale), times], locale)
}
