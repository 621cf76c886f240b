import type { DateValue } from '@internationalized/date'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components'
import { useLocale } from 'use-intl'

interface CalendarMonthProps {
  /** Months after the first one that the calendar displays. */
  offset?: number
  /** Classes of a day that say what is chosen. */
  chosenLook: string
}

/** The days of a month in a React Aria calendar. Weeks that are over are not displayed. */
export function CalendarMonth({ offset = 0, chosenLook }: CalendarMonthProps) {
  const locale = useLocale()
  return (
    <CalendarGrid
      offset={{ months: offset }}
      weekdayStyle={locale === 'ar' ? 'narrow' : 'short'}
      className="w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-1"
    >
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className="pb-1 text-xs font-medium text-ink-soft">{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody className="[&_tr:not(:has([role=button]:not([data-disabled],[data-outside-month])))]:hidden">
        {(date) => <CalendarCell date={date} className={`${cell} ${chosenLook}`} />}
      </CalendarGridBody>
    </CalendarGrid>
  )
}

/** The Gregorian date of a value in any calendar, 'YYYY-MM-DD'. */
export const dayOf = (value: DateValue): string => value.toString().slice(0, 10)

const cell =
  'grid h-11 cursor-pointer place-content-center text-center text-[min(1rem,6vw)] hover:bg-primary/15 data-[outside-month]:hidden data-[disabled]:cursor-default data-[disabled]:text-ink-soft/50 data-[disabled]:hover:bg-transparent data-[focus-visible]:outline-3 data-[focus-visible]:-outline-offset-2 data-[focus-visible]:outline-primary forced-colors:data-[selected]:border'
