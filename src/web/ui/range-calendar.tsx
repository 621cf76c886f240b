import { parseDate } from '@internationalized/date'
import { useState } from 'react'
import { I18nProvider, RangeCalendar } from 'react-aria-components'
import { useLocale, useTranslations } from 'use-intl'
import type { DateRange } from '#domain/weekend.ts'
import { CalendarHead, calendarTag, inCalendar } from './calendar-head.tsx'
import { useCalendarKind } from './calendar-kind.ts'
import { CalendarMonth, dayOf } from './calendar-month.tsx'
import { CalendarSwitch } from './calendar-switch.tsx'

const MAX_MONTHS = 12

interface DateRangeCalendarProps {
  today: string
  range: DateRange | null
  /** Called when the second day is chosen. */
  onChange: (range: DateRange) => void
  /** Whether it takes the focus when it appears. */
  isFocused?: boolean
  /** Side by side: two need 40rem. */
  months?: 1 | 2
}

/** One or two months in which the first and the last day are chosen, Gregorian or Umm al-Qura. Import it dynamically. */
export function DateRangeCalendar({ today, range, onChange, isFocused = true, months = 1 }: DateRangeCalendarProps) {
  const s = useTranslations('search.dates')
  const locale = useLocale()
  const first = parseDate(today)
  const [kind, setKind] = useCalendarKind()
  const [shown, setShown] = useState(range === null || range.from < today ? first : parseDate(range.from))
  return (
    <I18nProvider locale={calendarTag(locale, kind)}>
      <RangeCalendar
        autoFocus={isFocused}
        defaultValue={range && { start: parseDate(range.from), end: parseDate(range.to) }}
        onChange={({ start, end }) => onChange({ from: dayOf(start), to: dayOf(end) })}
        focusedValue={shown}
        onFocusChange={(value) => setShown(parseDate(dayOf(value)))}
        minValue={inCalendar(first, kind)}
        maxValue={inCalendar(first.add({ months: MAX_MONTHS }), kind)}
        visibleDuration={{ months }}
        pageBehavior="single"
        className="grid gap-2"
      >
        <p className="text-sm text-ink-soft">{s('hint')}</p>
        <CalendarHead kind={kind} />
        <div className={months === 2 ? 'grid grid-cols-2 items-start gap-8' : ''}>
          {Array.from({ length: months }, (_, month) => (
            <CalendarMonth key={month} offset={month} chosenLook={chosenLook} />
          ))}
        </div>
        <CalendarSwitch kind={kind} onChange={setKind} />
      </RangeCalendar>
    </I18nProvider>
  )
}

const chosenLook =
  'data-[selected]:bg-primary/15 data-[selection-start]:rounded-s-field data-[selection-start]:bg-primary data-[selection-start]:text-on-primary data-[selection-end]:rounded-e-field data-[selection-end]:bg-primary data-[selection-end]:text-on-primary'
