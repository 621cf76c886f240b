import { type CalendarDate, getDayOfWeek, startOfWeek, toCalendarDate } from '@internationalized/date'
import type { Locale } from '#domain/locale.ts'
import { calendarTag, monthOf } from './calendar-head.tsx'
import type { CalendarKind } from './calendar-kind.ts'

export type DayName = 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat'

export interface WeeksAhead {
  /** How many, with the current one. */
  weeks: number
  last: CalendarDate
}

/** With fewer days left of a month the calendar shows weeks. */
const LEAST_OF_MONTH = 14
/** How many days the weeks have at least: about a month, as whole months have. */
const LEAST_OF_WEEKS = 28
const DAYS_OF_A_WEEK = 7

/**
 * At the end of a month the calendar shows four or five weeks instead of the month, so that there is as much to choose
 * from as in other months. Null: enough of the month is left.
 */
export function weeksAhead(
  today: CalendarDate,
  { locale, kind, firstDay }: { locale: Locale; kind: CalendarKind; firstDay: DayName },
): WeeksAhead | null {
  if (monthOf(today, kind).last.compare(today) + 1 >= LEAST_OF_MONTH) return null
  const tag = calendarTag(locale, kind, firstDay)
  const weeks = Math.ceil((getDayOfWeek(today, tag) + LEAST_OF_WEEKS) / DAYS_OF_A_WEEK)
  return { weeks, last: toCalendarDate(startOfWeek(today, tag).add({ days: weeks * DAYS_OF_A_WEEK - 1 })) }
}
