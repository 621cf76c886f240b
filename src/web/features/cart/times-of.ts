import { formatDate, formatTime, onClockOf } from '#domain/date-words.ts'
import type { Locale } from '#domain/locale.ts'
import type { CartItemView } from './calls.ts'

/** From when to when, on the clock of the place: '3:30 pm – 6:15 pm', with the date of the end on another day. */
export function timesOf(
  { localDate, localTime, visit, zone }: Pick<CartItemView, 'localDate' | 'localTime' | 'visit' | 'zone'>,
  locale: Locale,
): string {
  const end = onClockOf(visit.endsAt, zone)
  const ends = formatTime(end.localTime, locale)
  return `\u2068${formatTime(localTime, locale)}\u2069\u{A0}–\u{A0}\u2068${end.localDate === localDate ? ends : `${formatDate(end.localDate, locale)} ${ends}`}\u2069`
}
