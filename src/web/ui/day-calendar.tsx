import { parseDate } from '@internationalized/date'
import { useState } from 'react'
import { Calendar, I18nProvider } from 'react-aria-components'
import { useLocale } from 'use-intl'
import { CalendarHead, calendarTag, inCalendar } from './calendar-head.tsx'
import { useCalendarKind } from './calendar-kind.ts'
import { CalendarMonth, dayOf } from './calendar-month.tsx'
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
        <CalendarMonth chosenLook="rounded-field data-[selected]:bg-primary data-[selected]:text-on-primary" />
        <CalendarSwitch kind={kind} onChange={setKind} />
      </Calendar>
    </I18nProvider>
  )
}
