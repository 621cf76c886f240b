import { parseDate } from '@internationalized/date'
import { inCalendar } from '#web/ui/calendar-head.tsx'
import type { CalendarKind } from '#web/ui/calendar-kind.ts'

/** The numbers of the days from one to another in `kind`. Not computed in cells, which are drawn with each choice. */
export function numbersOf(kind: CalendarKind, from: string, to: string): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>()
  for (let day = parseDate(from); day.toString() <= to; day = day.add({ days: 1 }))
    numbers.set(day.toString(), inCalendar(day, kind).day)
  return numbers
}
