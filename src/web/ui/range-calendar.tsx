import { parseDate } from '@internationalized/date'
import { use, useEffect, useEffectEvent, useState } from 'react'
import { I18nProvider, RangeCalendar, RangeCalendarStateContext } from 'react-aria-components'
import { useLocale, useTranslations } from 'use-intl'
import type { DateRange } from '#domain/weekend.ts'
import { CalendarHead, calendarTag, inCalendar, monthNames } from './calendar-head.tsx'
import { useCalendarKind } from './calendar-kind.ts'
import { CalendarMonth, dayOf } from './calendar-month.tsx'
import { CalendarSwitch } from './calendar-switch.tsx'
import { firstShown, moveTo, switchTo, viewOf } from './calendar-view.ts'
import { firstDayOfWeek } from './first-day-of-week.ts'

const MAX_MONTHS = 12

interface DateRangeCalendarProps {
  today: string
  range: DateRange | null
  /** Called when the second day is chosen. */
  onChange: (range: DateRange) => void
  /** Called when the first day is chosen, 'YYYY-MM-DD'. */
  onFirstDay?: (date: string) => void
  /** Whether it takes the focus when it appears. */
  isFocused?: boolean
  /** Side by side: two need 40rem, and have lower days. */
  months?: 1 | 2
}

/**
 * One or two months in which the first and the last day are chosen, Gregorian or Umm al-Qura. When a single
 * month is almost over, the weeks ahead come first, as in the calendar of a booking; two begin with the next month. Import it dynamically.
 */
export function DateRangeCalendar({
  today,
  range,
  onChange,
  onFirstDay,
  isFocused = true,
  months = 1,
}: DateRangeCalendarProps) {
  const s = useTranslations('search.dates')
  const locale = useLocale()
  const first = parseDate(today)
  const [kind, setKind] = useCalendarKind()
  const firstDay = firstDayOfWeek(locale)
  const frame = { today: first, locale, firstDay, isTwoMonths: months === 2 }
  const chosen = range === null || range.from < today ? null : parseDate(range.from)
  const [stored, setView] = useState(() => viewOf(chosen ?? firstShown(kind, frame), kind, frame))
  let view = stored
  if (view.kind !== kind) {
    view = switchTo(kind, view, chosen, frame)
    setView(view)
  }
  const { weeks } = view
  return (
    <I18nProvider locale={calendarTag(locale, kind, firstDay)}>
      <RangeCalendar
        autoFocus={isFocused}
        defaultValue={range && { start: parseDate(range.from), end: parseDate(range.to) }}
        onChange={({ start, end }) => onChange({ from: dayOf(start), to: dayOf(end) })}
        focusedValue={view.shown}
        onFocusChange={(value) => setView(moveTo(parseDate(dayOf(value)), view, frame))}
        minValue={inCalendar(first, kind)}
        maxValue={inCalendar(first.add({ months: MAX_MONTHS }), kind)}
        visibleDuration={weeks ? { weeks: weeks.weeks } : { months }}
        // With the earliest date this is: from the current week on, whichever day has the focus.
        selectionAlignment={weeks ? 'end' : 'center'}
        firstDayOfWeek={firstDay}
        // The weeks give way to whole months, which follow one by one.
        pageBehavior={weeks ? 'visible' : 'single'}
        className="grid gap-2"
      >
        {onFirstDay && <FirstDay onChoose={onFirstDay} />}
        {/* Two months are as high as the window of a small laptop. */}
        <p className={months === 2 ? 'sr-only' : 'text-sm text-ink-soft'}>{s('hint')}</p>
        <CalendarHead kind={kind} title={weeks ? monthNames(first, weeks.last, locale, kind) : undefined} />
        <div className={months === 2 ? 'grid grid-cols-2 items-start gap-8' : 'mx-auto w-full max-w-md'}>
          {Array.from({ length: months }, (_, month) => (
            <CalendarMonth
              key={month}
              offset={month}
              chosenLook={chosenLook}
              weeksOf={weeks ? kind : undefined}
              isLow={months === 2}
            />
          ))}
        </div>
        <CalendarSwitch kind={kind} onChange={setKind} />
      </RangeCalendar>
    </I18nProvider>
  )
}

/** The calendar itself tells only of whole ranges. */
function FirstDay({ onChoose }: { onChoose: (date: string) => void }) {
  const anchor = use(RangeCalendarStateContext)?.anchorDate ?? null
  const date = anchor && dayOf(anchor)
  const choose = useEffectEvent(onChoose)
  useEffect(() => {
    if (date !== null) choose(date)
  }, [date])
  return null
}

const chosenLook =
  'data-[selected]:bg-primary/15 data-[selection-start]:rounded-s-field data-[selection-start]:bg-primary data-[selection-start]:text-on-primary data-[selection-end]:rounded-e-field data-[selection-end]:bg-primary data-[selection-end]:text-on-primary'
