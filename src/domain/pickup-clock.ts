import { formatDate, formatTime, onClockOf } from './date-words.ts'
import { listOf } from './list-of.ts'
import type { Locale } from './locale.ts'
import { daysBefore, timeBefore } from './time-before.ts'
import { addDays } from './add-days.ts'

/** The pick-up time of an activity in its city's time zone. For an early start it can be on the previous day. */
export function pickupClock(
  { startsAt, zone }: { startsAt: string; zone: string },
  { minutesBefore }: { minutesBefore: number },
): { localDate: string; localTime: string } {
  return onClockOf(new Date(Date.parse(startsAt) - minutesBefore * 60_000).toISOString(), zone)
}

/** When guests of an activity on `localDate` are picked up, in words: the time, with its day if that is another. */
export function pickupWords(
  { localDate, pickup }: { localDate: string; pickup: { localDate: string; localTime: string } },
  locale: Locale,
): string {
  const time = formatTime(pickup.localTime, locale)
  return pickup.localDate === localDate ? time : listOf([formatDate(pickup.localDate, locale, 'long'), time], locale)
}

/** The pick-up minutes before the start of a departure, on the city's clock. */
export function pickupBefore({ localDate, localTime }: { localDate: string; localTime: string }, minutes: number) {
  return {
    localDate: addDays(localDate, -daysBefore(localTime, minutes)),
    localTime: timeBefore(localTime, minutes),
  }
}

/** The same in words. */
export function pickupWordsBefore(
  start: { localDate: string; localTime: string },
  minutes: number,
  locale: Locale,
): string {
  return pickupWords({ localDate: start.localDate, pickup: pickupBefore(start, minutes) }, locale)
}
