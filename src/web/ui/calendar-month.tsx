import { type DateValue, getDayOfWeek, toCalendarDate } from '@internationalized/date'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components'
import { useLocale } from 'use-intl'
import { calendarTag, inCalendar, monthName } from './calendar-head.tsx'
import type { CalendarKind } from './calendar-kind.ts'
import { firstDayOfWeek } from './first-day-of-week.ts'

interface CalendarMonthProps {
  /** Months after the first one that the calendar displays. */
  offset?: number
  /** Classes of a day that say what is chosen. */
  chosenLook: string
  /** The calendar displays weeks of two months: above its first day each has its name, in this calendar. */
  weeksOf?: CalendarKind | undefined
  /** Days for a mouse, in a window that is not high. */
  isLow?: boolean
}

/** The days of a month, or the weeks, in a React Aria calendar. Weeks that are over are not displayed. */
export function CalendarMonth({ offset = 0, chosenLook, weeksOf, isLow = false }: CalendarMonthProps) {
  const locale = useLocale()
  const tag = calendarTag(locale, weeksOf ?? 'gregorian', firstDayOfWeek(locale))
  const look = `${cell} ${isLow ? 'h-9' : 'h-11'} ${weeksOf ? '' : 'data-[outside-month]:hidden'} ${chosenLook}`
  const isOver = weeksOf
    ? '[&_tr:not(:has([role=button]:not([data-disabled])))]:hidden'
    : '[&_tr:not(:has([role=button]:not([data-disabled],[data-outside-month])))]:hidden'
  return (
    <CalendarGrid
      offset={{ months: offset }}
      weekdayStyle={locale === 'ar' ? 'narrow' : 'short'}
      className="w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-1"
    >
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className="pb-1 text-xs font-medium text-ink-soft">{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody className={`${isOver} [&_tr:has([data-month])_td]:pt-4`}>
        {(date) => {
          const day = toCalendarDate(date)
          const isFirst = weeksOf !== undefined && inCalendar(day, weeksOf).day === 1
          return (
            <CalendarCell date={date} className={look}>
              {({ formattedDate }) => (
                <>
                  {isFirst && (
                    <span
                      data-month
                      aria-hidden
                      // Longer than a day is wide: towards the end of the line there may be no room for it.
                      className={`absolute bottom-full w-max max-w-none text-xs leading-none font-semibold whitespace-nowrap text-primary ${getDayOfWeek(day, tag) < 4 ? 'start-1' : 'end-1'}`}
                    >
                      {monthName(day, locale, weeksOf)}
                    </span>
                  )}
                  {formattedDate}
                </>
              )}
            </CalendarCell>
          )
        }}
      </CalendarGridBody>
    </CalendarGrid>
  )
}

/** The Gregorian date of a value in any calendar, 'YYYY-MM-DD'. */
export const dayOf = (value: DateValue): string => value.toString().slice(0, 10)

const cell =
  'relative grid cursor-pointer place-content-center text-center text-[min(1rem,6vw)] hover:bg-primary/15 data-[disabled]:cursor-default data-[disabled]:text-ink-soft/50 data-[disabled]:hover:bg-transparent data-[focus-visible]:outline-3 data-[focus-visible]:-outline-offset-2 data-[focus-visible]:outline-primary forced-colors:data-[selected]:border'
