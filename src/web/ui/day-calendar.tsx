import { parseDate } from '@internationalized/date'
import { useState } from 'react'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  I18nProvider,
} from 'react-aria-components'
import { useLocale } from 'use-intl'
import { CalendarHead, calendarTag, inCalendar } from './calendar-head.tsx'
import { useCalendarKind } from './calendar-kind.ts'
import { CalendarSwitch } from './calendar-switch.tsx'

interface DayCalendarProps {
  /** The first and the last day that can be chosen, 'YYYY-MM-DD'. */
  min: string
  max: string
  date: string | null
  onChange: (date: string) => void
}

/** A month in which one day is chosen, Gregorian or Umm al-Qura. It takes the focus. Import it dynamically. */
export function DayCalendar({ min, max, date, onChange }: DayCalendarProps) {
  const locale = useLocale()
  const [kind, setKind] = useCalendarKind()
  const chosen = date !== null && date >= min && date <= max ? date : null
  const [shown, setShown] = useState(parseDate(chosen ?? min))
  return (
    <I18nProvider locale={calendarTag(locale, kind)}>
      <Calendar
        // A calendar that changes its kind would move its visible days around the focused one.
        key={kind}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a button, as a menu is
        autoFocus
        value={chosen === null ? null : parseDate(chosen)}
        onChange={(value) => onChange(dayOf(value))}
        focusedValue={shown}
        onFocusChange={(value) => setShown(parseDate(dayOf(value)))}
        minValue={inCalendar(parseDate(min), kind)}
        maxValue={inCalendar(parseDate(max), kind)}
        className="grid gap-2"
      >
        <CalendarHead kind={kind} />
        <CalendarGrid
          weekdayStyle={locale === 'ar' ? 'narrow' : 'short'}
          className="w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-1"
        >
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className="pb-1 text-xs font-medium text-ink-soft">{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          {/* Weeks that are over disappear. */}
          <CalendarGridBody className="[&_tr:not(:has([role=button]:not([data-disabled],[data-outside-month])))]:hidden">
            {(value) => <CalendarCell date={value} className={`${cell} rounded-field`} />}
          </CalendarGridBody>
        </CalendarGrid>
        <CalendarSwitch kind={kind} onChange={setKind} />
      </Calendar>
    </I18nProvider>
  )
}

/** The Gregorian date of a value in any calendar. */
const dayOf = (value: { toString: () => string }) => value.toString().slice(0, 10)
const cell =
  'grid h-11 cursor-pointer place-content-center text-center text-[min(1rem,6vw)] hover:bg-primary/15 data-[outside-month]:hidden data-[disabled]:cursor-default data-[disabled]:text-ink-soft/50 data-[disabled]:hover:bg-transparent data-[selected]:bg-primary data-[selected]:text-on-primary data-[focus-visible]:outline-3 data-[focus-visible]:-outline-offset-2 data-[focus-visible]:outline-primary forced-colors:data-[selected]:border'
