import { type CalendarDate, getDayOfWeek, parseDate, type DateValue } from '@internationalized/date'
import { memo, startTransition, useMemo, useOptimistic, useRef, useState } from 'react'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  I18nProvider,
} from 'react-aria-components'
import { useLocale, useTranslations } from 'use-intl'
import { formatDate } from '#domain/date-words.ts'
import { currencySign } from '#domain/money.ts'
import { tapOnDay } from '#domain/stay-days.ts'
import { isShared } from '#domain/unit-kinds.ts'
import {
  CalendarHead,
  calendarTag,
  hasBothCalendars,
  inCalendar,
  monthName,
  monthNames,
  otherKind,
} from '#web/ui/calendar-head.tsx'
import { useCalendarKind } from '#web/ui/calendar-kind.ts'
import { comparableDays, type PricedUnit } from './compare-days.ts'
import { CalendarLegend } from './calendar-legend.tsx'
import { moveTo, rangeOf, switchTo, viewOf } from '#web/ui/calendar-view.ts'
import { Button } from '#web/ui/button.tsx'
import { CalendarSwitch } from '#web/ui/calendar-switch.tsx'
import { readCalendar, type BookableProduct, type CalendarDay } from './calls.ts'
import { DayContent } from './day-content.tsx'
import { dayLook } from './day-look.ts'
import { DaysForParty } from './days-for-party.tsx'
import { cheapestOf, dayName, isCheapestDay, isDifferenceRounded, isFree, isRounded } from './day-name.ts'
import type { Party } from '#domain/party-units.ts'
import { firstDayOfWeek } from '#web/ui/first-day-of-week.ts'
import { LaterDays } from './later-days.tsx'
import { numbersOf } from './numbers-of.ts'
import { stayDayName } from './stay-day-name.ts'
import { dayOfStay, type StayOfCalendar } from './stay-part.ts'
import { useCalendarDays } from './use-calendar-days.ts'
import { useUnitWords } from './use-unit-words.ts'

interface DepartureCalendarProps {
  /** Of the activity, or of what else `read` reads the days of. */
  subjectId: number
  read?: typeof readCalendar
  /** What `read` depends on. With another one the days are read again, those in view or of the chosen day. */
  choice?: string
  /** The month that is shown first without a chosen day; by default the first in which something is free. */
  start?: string
  currency: string
  /** Of the activity, to say what each day's price is of. */
  options?: BookableProduct['options']
  rate?: BookableProduct['rate']
  /** Whether the prices are converted and another currency will be charged. */
  isEstimate: boolean
  /** What is paid already: days display the difference from it. */
  paidMinor?: number
  /** How many days or nights have to be free from a day on; by default one. */
  duration?: number | undefined
  /** Whom a day may have too few seats for. */
  travellers?: number | undefined
  /** How many the visit has, where the days are for fewer of them. */
  searched?: number | undefined
  /** Wants days for other travellers; null: for all of the visit. */
  onParty?: ((party: Party | null) => void) | undefined
  /** The day that is booked or in the cart now, which is marked. */
  bookedDate?: string | undefined
  /** Today in the city's time zone, 'YYYY-MM-DD'. */
  today: string
  date: string | null
  onChange: (date: string) => void
  /** Of stays and rentals, whose first and last day are chosen: instead of `onChange`. */
  stay?: StayOfCalendar | undefined
}

/**
 * A month with the lowest price of each day, from the current week on; weeks instead of the month when it is almost
 * over. Days that can be booked have a ground.
 */
export const DepartureCalendar = memo(function DepartureCalendar(props: DepartureCalendarProps) {
  // In another currency every loaded day is another one.
  return <Months key={props.currency} {...props} />
})

function Months({
  subjectId,
  read = readCalendar,
  choice = '',
  start,
  currency,
  options,
  rate = 'once',
  isEstimate,
  paidMinor,
  duration,
  travellers,
  searched,
  onParty,
  bookedDate,
  today,
  date,
  onChange,
  stay,
}: DepartureCalendarProps) {
  const t = useTranslations('availability')
  const c = useTranslations('common')
  const locale = useLocale()
  const first = parseDate(today)
  // What choosing a day leads to may take longer to draw than the mark on the day.
  const [marked, mark] = useOptimistic({
    start: date,
    duration: stay?.duration ?? 1,
    isEndNext: stay?.isEndNext === true,
  })
  const choose = (day: string) => {
    const tap = stay ? tapOnDay(marked, day, stay.limits) : null
    if (tap?.part === 'none') return
    startTransition(() => {
      if (stay && tap?.part === 'end') {
        mark({ ...marked, duration: tap.duration, isEndNext: false })
        stay.onEnd(tap.duration)
        return
      }
      mark({ start: day, duration: stay?.proposed ?? 1, isEndNext: stay !== undefined })
      if (stay) stay.onStart(day, days.get(day)?.status !== 'sold_out')
      else onChange(day)
    })
  }
  const isPointed = useRef(false)
  /** The name of the closed day that was tried last, which says why it cannot be chosen. */
  const [closed, setClosed] = useState<string | null>(null)

  const [kind, setKind] = useCalendarKind()
  const firstDay = firstDayOfWeek(locale)
  const frame = { today: first, locale, firstDay }
  const [stored, setView] = useState(() => viewOf(parseDate(date ?? start ?? today), kind, frame))
  let view = stored
  if (view.kind !== kind) {
    view = switchTo(kind, view, date === null ? null : parseDate(date), frame)
    setView(view)
  }
  const { shown, weeks } = view
  const range = rangeOf(view, first)
  const from = range.first.toString()
  const to = range.last.toString()
  const show = (day: CalendarDate) => setView(moveTo(day, view, frame))
  const jumpTo = (day: string) => setView(viewOf(parseDate(day), kind, frame))
  // A day that was chosen elsewhere, such as the first that is free of a search: the keyboard begins at it too.
  const [known, setKnown] = useState({ date, choice })
  if (date !== known.date || choice !== known.choice) {
    setKnown({ date, choice })
    if (date !== null && date !== shown.toString()) {
      if (date < from || date > to) jumpTo(date)
      else setView({ ...view, shown: parseDate(date) })
    }
  }
  const { days, firstAvailable, firstFree, lastDate, isLoading, hasFailed, retry } = useCalendarDays({
    subjectId,
    read,
    from,
    to,
    travellers,
    duration,
    choice,
    currency,
  })
  // Once, unless a month was asked for: the first free day has the focus, and its month is shown. While rendering, which knows the day that
  // was chosen in the meantime.
  const [isPlaced, setIsPlaced] = useState(date !== null || start !== undefined)
  if (!isPlaced && (date !== null || firstFree !== null)) {
    setIsPlaced(true)
    if (date === null && firstFree !== null) jumpTo(firstFree)
  }

  const ofMonth = useMemo(
    () => [...days.values()].filter((day) => day.date >= from && day.date <= to && day.date >= today),
    [days, from, to, today],
  )
  const comparable = useMemo(() => comparableDays(ofMonth, options), [ofMonth, options])
  const cheapest = useMemo(() => cheapestOf(comparable.days), [comparable])
  const unitWords = useUnitWords()
  const wordsOf = (priced: PricedUnit) => unitWords(rate, priced, priced.quantity > 1 ? priced.quantity : undefined)
  const unit = comparable.unit && wordsOf(comparable.unit)
  const others = [...new Set([...comparable.shared.values()].map(wordsOf))]
  const otherUnit = others.length === 1 ? others[0] : undefined
  const isOfShared = comparable.unit !== null && isShared(comparable.unit)
  // '1 × Tent': a party that needs several would take the price for that of all.
  const counted =
    comparable.unit && (isOfShared || comparable.shared.size === 0)
      ? unitWords(rate, comparable.unit, comparable.unit.quantity)
      : null
  const most = options ? Math.max(...options.map(({ capacity }) => capacity)) : Number.POSITIVE_INFINITY
  const ofUnit = rate === 'once' ? 'pricesOfIn' : 'pricesPerIn'
  const isChange = paidMinor !== undefined
  const sign = currencySign(currency, locale)
  const isRoundedUp = (minor: number) =>
    paidMinor === undefined ? isRounded(minor, currency) : isDifferenceRounded(minor - paidMinor, currency)
  const inCurrency = ofMonth.some((day) => isFree(day) && isRoundedUp(day.fromMinor))
    ? t('roundedUp', { currency: sign })
    : sign
  const legend = isChange ? 'differencesIn' : counted === null ? 'pricesIn' : ofUnit
  const hasBoth = hasBothCalendars(locale, kind)
  const otherNumbers = useMemo(() => (hasBoth ? numbersOf(otherKind[kind], from, to) : null), [hasBoth, kind, from, to])
  const hasSeats = (day: CalendarDay) => day.status !== 'sold_out'
  const hasFree = ofMonth.some(hasSeats)
  const nextFree = hasFree
    ? undefined
    : [...days.values()]
        .filter((day) => hasSeats(day) && day.date > to)
        .map((day) => day.date)
        .toSorted()[0]
  const earliest = !weeks && firstAvailable !== null && firstAvailable > today ? parseDate(firstAvailable) : first
  // A stay may end after the last night.
  const latest =
    lastDate === null
      ? first.add({ months: 12 })
      : parseDate(lastDate).add({ days: marked.isEndNext ? (stay?.limits.daysAfter ?? 0) : 0 })
  const inStay = (day: string) => (stay ? dayOfStay(marked, day, stay.limits) : { part: null, refusal: null })

  // Beside the message that no day is free; otherwise where loading the days does not move them.
  const isBelow = ofMonth.some(isFree) && travellers === searched
  const daysForParty = onParty && travellers !== undefined && (
    <DaysForParty
      options={options}
      hasTooFew={ofMonth.some(({ status }) => status === 'too_few_seats')}
      travellers={travellers}
      searched={searched ?? travellers}
      onParty={onParty}
    />
  )
  const tag = calendarTag(locale, kind, firstDay)
  return (
    <I18nProvider locale={tag}>
      {/* The switch keeps the focus: the calendar below is another one with each kind. */}
      <div className="flex items-center justify-between gap-3 pb-1 @max-[18rem]:flex-wrap">
        <p
          role="status"
          // The words that replace those of loading may be longer; those of a change fit beside the switch.
          className={`text-xs text-ink-soft ${isChange ? '' : 'max-[22.5rem]:min-h-[3lh]'}`}
        >
          {closed ??
            (hasFailed
              ? t('calendarFailed')
              : isLoading
                ? t('loading')
                : !hasFree
                  ? t('noneThisMonth')
                  : !ofMonth.some(isFree)
                    ? (travellers ?? 0) > most
                      ? t('mostTogether', { count: most })
                      : t('noneForParty', { count: travellers ?? 0 })
                    : t(legend, { currency: inCurrency, unit: counted ?? '' }))}
        </p>
        <CalendarSwitch kind={kind} onChange={setKind} />
      </div>
      {hasFailed && (
        <Button
          kind="third"
          isLoading={isLoading}
          onClick={({ currentTarget }) => {
            // The button is gone once the days have come.
            currentTarget.parentElement?.querySelector<HTMLElement>('[role=gridcell] [tabindex="0"]')?.focus()
            retry()
          }}
          className="-ms-2"
        >
          {c('retry')}
        </Button>
      )}
      {!isBelow && daysForParty}
      <Calendar
        // A calendar that changes its kind would move its visible days around the focused one.
        key={kind}
        value={marked.start === null ? null : parseDate(marked.start)}
        onChange={(value: DateValue | null) => value !== null && choose(value.toString())}
        focusedValue={shown}
        onFocusChange={(value) => show(parseDate(value.toString().slice(0, 10)))}
        visibleDuration={weeks ? { weeks: weeks.weeks } : { months: 1 }}
        // With the earliest date this is: from the current week on, whichever day has the focus.
        selectionAlignment="end"
        minValue={inCalendar(earliest, kind)}
        maxValue={inCalendar(latest, kind)}
        isDateUnavailable={(value) => {
          const { part, refusal } = inStay(value.toString())
          return refusal !== null || (!days.has(value.toString()) && !(marked.isEndNext && part !== null))
        }}
        firstDayOfWeek={firstDay}
        className="grid gap-1"
        render={(props) => (
          <div
            {...props}
            onPointerDownCapture={() => {
              isPointed.current = true
            }}
            onKeyDownCapture={({ key, target }) => {
              isPointed.current = false
              setClosed(key === 'Enter' || key === ' ' ? nameIfClosed(target) : null)
            }}
            onClickCapture={({ target }) => setClosed(nameIfClosed(target))}
          />
        )}
      >
        <CalendarHead kind={kind} title={weeks ? monthNames(first, weeks.last, locale, kind) : undefined} />
        <CalendarGrid
          weekdayStyle={locale === 'ar' ? 'narrow' : 'short'}
          className="w-full table-fixed border-separate border-spacing-0.5"
        >
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className="text-xs font-medium text-ink-soft">{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          {/* Weeks that are over disappear. Above the first days of a month is room for its name, which is placed in the `td`. */}
          <CalendarGridBody className="[&_td]:relative [&_td:has([data-focus-visible])]:z-1 [&_tr:has([data-month])>td]:pt-5 [&_tr:not(:has([data-ahead]))]:hidden">
            {(value) => {
              const iso = value.toString()
              // Each of React Aria's cells takes a millisecond on a slow phone whenever one of them changes.
              if (iso < today || iso < from || iso > to) return <td role="gridcell" aria-disabled />
              const of = inStay(iso)
              // As an end a day has neither price nor places.
              const isEnd = of.part !== null && of.part !== 'start' && of.part !== 'start_and_end'
              const loaded = days.get(iso)
              const day = of.refusal !== null || (isEnd && loaded && !isFree(loaded)) ? undefined : loaded
              const other = day && comparable.shared.get(iso)
              const isCheapest = other === undefined && isCheapestDay(day, cheapest)
              const own = dayName({
                date: iso,
                day: loaded,
                isCheapest,
                unit: other && wordsOf(other),
                isChosen: !stay && iso === marked.start,
                isBooked: iso === bookedDate,
                isFirst: iso === firstAvailable,
                currency,
                isEstimate,
                paidMinor,
                travellers,
                locale,
                kind,
                about: (values) => c('about', values),
                t,
              })
              const name = stay ? stayDayName({ date: iso, name: own, of, marked, stay, locale, kind, t }) : own
              const isFirstOfMonth = weeks !== null && inCalendar(value, kind).day === 1
              return (
                <CalendarCell
                  key={iso}
                  date={value}
                  data-status={day?.status}
                  data-date={iso}
                  data-stay={of.part ?? undefined}
                  data-ahead
                  data-booked={iso === bookedDate || undefined}
                  className={dayLook({ day, stay: of, isBooked: iso === bookedDate, hasBoth })}
                  render={({ onFocus, ...props }, { isFocused }) => (
                    <div
                      {...props}
                      aria-label={name}
                      // After a press React Aria knows that this day has the focus: its own handler would only draw all days again.
                      // With the keyboard the handler is needed for the focus ring.
                      onFocus={(event) => (isFocused && isPointed.current ? undefined : onFocus?.(event))}
                    />
                  )}
                >
                  {({ formattedDate }) => (
                    <DayContent
                      label={formattedDate}
                      otherLabel={otherNumbers?.get(iso)}
                      isToday={iso === today}
                      month={isFirstOfMonth ? monthName(value, locale, kind) : undefined}
                      isMonthFromStart={isFirstOfMonth && getDayOfWeek(value, tag) < 4}
                      day={day}
                      isCheapest={isCheapest}
                      isShared={other !== undefined}
                      isOfOthers={comparable.others.has(iso)}
                      isBooked={iso === bookedDate}
                      currency={currency}
                      paidMinor={paidMinor}
                    />
                  )}
                </CalendarCell>
              )
            }}
          </CalendarGridBody>
        </CalendarGrid>
        {!isLoading && nextFree !== undefined && (
          <LaterDays onPress={() => jumpTo(nextFree)}>
            {t('nextFree', { date: formatDate(nextFree, locale) })}
          </LaterDays>
        )}
      </Calendar>
      <CalendarLegend
        days={ofMonth}
        travellers={travellers}
        cheapest={cheapest === null ? null : (unit ?? '')}
        shared={comparable.shared.size === 0 ? null : (isOfShared && otherUnit) || ''}
        hasBooked={bookedDate !== undefined && bookedDate >= from && bookedDate <= to}
      />
      {isBelow && daysForParty}
    </I18nProvider>
  )
}

const nameIfClosed = (target: EventTarget): string | null =>
  target instanceof Element
    ? (target.closest('[data-date][data-unavailable]')?.getAttribute('aria-label') ?? null)
    : null
