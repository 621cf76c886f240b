import { type CalendarDate, parseDate } from '@internationalized/date'
import type { Locale } from '#domain/locale.ts'
import { monthOf } from './calendar-head.tsx'
import type { CalendarKind } from './calendar-kind.ts'
import { type DayName, weeksAhead, type WeeksAhead } from './weeks-ahead.ts'

/** What of the calendar is visible: the month of the focused day, or the weeks ahead. */
export interface CalendarView {
  kind: CalendarKind
  /** The focused day, in the Gregorian calendar. */
  shown: CalendarDate
  /** Null: the month of `shown`. */
  weeks: WeeksAhead | null
}

/** What a view depends on besides the choices of the visitor. */
export interface CalendarFrame {
  /** In the city's time zone. */
  today: CalendarDate
  locale: Locale
  firstDay: DayName
  /** Whether the next month is beside the current one, with the weeks ahead in it. */
  isTwoMonths?: boolean
}

/** The view of `day`: the weeks ahead if it is one of theirs, or else its month. */
export function viewOf(
  day: CalendarDate,
  kind: CalendarKind,
  { today, locale, firstDay, isTwoMonths = false }: CalendarFrame,
): CalendarView {
  const ahead = isTwoMonths ? null : weeksAhead(today, { locale, kind, firstDay })
  return { kind, shown: day, weeks: ahead !== null && day.compare(ahead.last) <= 0 ? ahead : null }
}

/** With fewer days left of a month, two months begin with the next one. */
const LEAST_OF_TWO = 8

/**
 * The day whose month is first while none is chosen. Of two months the next one if less than eight days of the current
 * one are left: in its half of the room they would be alone. They are a page back.
 */
export function firstShown(
  kind: CalendarKind,
  { today, isTwoMonths = false }: Pick<CalendarFrame, 'today' | 'isTwoMonths'>,
): CalendarDate {
  const last = toGregorian(monthOf(today, kind).last)
  return isTwoMonths && last.compare(today) + 1 < LEAST_OF_TWO ? last.add({ days: 1 }) : today
}

/** The first and the last visible day. */
export function rangeOf({ kind, shown, weeks }: CalendarView, today: CalendarDate) {
  const { first, last } = weeks ? { first: today, last: weeks.last } : monthOf(shown, kind)
  return { first: toGregorian(first), last: toGregorian(last) }
}

/** Past the weeks whole months follow; the current month leads back to the weeks. */
export function moveTo(day: CalendarDate, view: CalendarView, frame: CalendarFrame): CalendarView {
  const { kind, weeks } = view
  if (!weeks)
    return day.compare(monthOf(frame.today, kind).last) <= 0 ? viewOf(day, kind, frame) : { ...view, shown: day }
  if (day.compare(weeks.last) <= 0) return { ...view, shown: day }
  // A step of several weeks must not skip the month whose first days are among the weeks.
  const after = toGregorian(weeks.last).add({ days: 1 })
  return { kind, weeks: null, shown: monthOf(after, kind).last.compare(day) < 0 ? after : day }
}

/** The same days in the other calendar, with the chosen day if it was visible. */
export function switchTo(
  kind: CalendarKind,
  view: CalendarView,
  chosen: CalendarDate | null,
  frame: CalendarFrame,
): CalendarView {
  const { first, last } = rangeOf(view, frame.today)
  const isVisible = chosen !== null && chosen.compare(first) >= 0 && chosen.compare(last) <= 0
  return viewOf(isVisible ? chosen : view.shown, kind, frame)
}

const toGregorian = (day: CalendarDate) => parseDate(day.toString())
