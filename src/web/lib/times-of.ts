import { formatDate, formatTime, onClockOf } from '#domain/date-words.ts'
import type { Locale } from '#domain/locale.ts'

/** From when to when, on the clock of the place: '3:30 pm – 6:15 pm', with the date of the end on another day. */
export function timesOf(
  { localDate, localTime, endsAt, zone }: { localDate: string; localTime: string; endsAt: string; zone: string },
  locale: Locale,
): string {
  const end = onClockOf(endsAt, zone)
  const ends = formatTime(end.localTime, locale)
  return `\u2068${formatTime(localTime, locale)}\u2069\u{A0}–\u{A0}\u2068${end.localDate === localDate ? ends : `${formatDate(end.localDate, locale)} ${ends}`}\u2069`
}
