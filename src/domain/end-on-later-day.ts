import { formatDate, formatTime, onClockOf } from './date-words.ts'
import { listOf } from './list-of.ts'
import type { Locale } from './locale.ts'

/** Until when a booking lasts that ends on a later day, such as a stay of two nights, in words on its place's clock; otherwise null. */
export function endOnLaterDay(
  { localDate, endsAt, zone }: { localDate: string; endsAt: string; zone: string },
  locale: Locale,
): string | null {
  const end = onClockOf(endsAt, zone)
  return end.localDate > localDate
    ? listOf([formatDate(end.localDate, locale), formatTime(end.localTime, locale)], locale)
    : null
}
