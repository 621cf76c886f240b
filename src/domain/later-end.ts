import { formatDate, formatTime, onClockOf } from './date-words.ts'
import { listOf } from './list-of.ts'
import type { Locale } from './locale.ts'

interface Booked {
  localDate: string
  endsAt: string
  zone: string
  rate: 'once' | 'daily' | 'nightly'
}

/**
 * Until when a booking lasts that ends on a later day, such as a stay of two nights, or that is for whole days, such as
 * a car, in words on its place's clock; otherwise null.
 */
export function laterEnd({ localDate, endsAt, zone, rate }: Booked, locale: Locale): string | null {
  const end = onClockOf(endsAt, zone)
  const time = formatTime(end.localTime, locale)
  if (end.localDate > localDate) return listOf([formatDate(end.localDate, locale), time], locale)
  return rate === 'daily' ? time : null
}

const DAY_MILLISECONDS = 86_400_000

/** The last day of a stay, or of a tour or rental of several days; null if it ends on its day, or in the night after it. */
export function lastDayOf({ localDate, startsAt, endsAt, zone, rate }: Booked & { startsAt: string }): string | null {
  const last = onClockOf(endsAt, zone).localDate
  const isNight = rate === 'once' && Date.parse(endsAt) - Date.parse(startsAt) < DAY_MILLISECONDS
  return last > localDate && !isNight ? last : null
}
