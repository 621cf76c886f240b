import { formatTime } from '#domain/date-words.ts'
import type { Locale } from '#domain/locale.ts'
import type { CalendarRow } from '#console/lib/calendar-rows.ts'

export interface Column {
  key: string
  title: string
  line?: string
  isToday: boolean
}

export function columnsOfDays(
  days: readonly string[],
  { today, language }: { today: string; language: Locale },
): Column[] {
  const locale = language === 'ar' ? 'ar-u-nu-latn' : 'en-GB'
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  // A month says its name above.
  const date = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    ...(days.length > 7 ? {} : { month: 'short' }),
    timeZone: 'UTC',
  })
  return days.map((key) => ({
    key,
    title: weekday.format(new Date(key)),
    line: date.format(new Date(key)),
    isToday: key === today,
  }))
}

/** The hours at which departures begin. */
export function columnsOfHours(rows: readonly CalendarRow[], language: Locale): Column[] {
  const hours = new Set(rows.flatMap(({ entries }) => entries.map(({ departure }) => departure.time.slice(0, 2))))
  return [...hours].toSorted().map((key) => ({ key, title: formatTime(`${key}:00`, language), isToday: false }))
}
