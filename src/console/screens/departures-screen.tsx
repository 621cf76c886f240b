import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { calendarRows, calendarViews, type CalendarRows, type CalendarView } from '#domain/calendar-rows.ts'
import { formatDate } from '#domain/date-words.ts'
import { filteredStates } from '#domain/departure-states.ts'
import { rowsOfGuides, rowsOfOptions } from '#console/lib/calendar-rows.ts'
import { hasFilter, type DeparturesSearch } from '#console/lib/calendar-search.ts'
import { addDays, isDay, weekOf } from '#console/lib/days.ts'
import { useLanguage } from '#console/lib/language.tsx'
import { meQuery } from '#console/lib/queries.ts'
import { calendarQuery, type CalendarDeparture, type CalendarFilters as Filters } from '#console/lib/trip-queries.ts'
import { useMediumWindow } from '#console/lib/use-medium-window.ts'
import { useLinkKeys } from '#console/lib/use-row-keys.ts'
import { useToday } from '#console/lib/use-today.ts'
import { CalendarActs } from '#console/parts/calendar/calendar-acts.tsx'
import { columnsOfDays, columnsOfHours } from '#console/parts/calendar/calendar-columns.ts'
import { CalendarFilters } from '#console/parts/calendar/calendar-filters.tsx'
import { CalendarSteps } from '#console/parts/calendar/calendar-steps.tsx'
import { DepartureCards, DepartureGrid } from '#console/parts/calendar/departure-lists.tsx'
import { MoreRows, ROWS } from '#console/parts/calendar/more-rows.tsx'
import { MonthView } from '#console/parts/calendar/month-view.tsx'
import { PrintDayDialog } from '#console/parts/lazy-dialogs.ts'
import { PageHead } from '#console/parts/panel.tsx'
import { Failed, Loading } from '#console/parts/states.tsx'
import { ViewMenu } from '#console/parts/views/view-menu.tsx'
import { Button } from '#web/ui/button.tsx'

/** The departures of a month, a week or a day, by option or by guide. The state is stored in the address. */
export function DeparturesScreen({ search }: { search: DeparturesSearch }) {
  const { language } = useLanguage()
  const hasRoom = useMediumWindow()
  const wanted = calendarViews.find((one) => one === search.view) ?? 'week'
  const view = hasRoom ? wanted : 'day'
  const rows = calendarRows.find((one) => one === search.rows) ?? 'options'
  useLinkKeys('a[data-departure], a[data-day]')
  const today = useToday()
  const day = isDay(search.day) ? search.day : today
  const filters: Filters = {
    city: search.city ?? '',
    supplier: search.supplier ?? '',
    product: useDeferredValue(search.product ?? ''),
    isBooked: search.booked === '1',
    state: filteredStates.find((one) => one === search.state) ?? '',
    isByHand: search.hand === '1',
    locale: language,
    most: ROWS,
  }
  const steps = <CalendarSteps {...{ search, day, view, rows, hasRoom }} />
  const views = (
    <ViewMenu list="departures" path="/departures" search={{ ...search, day: undefined }} builtIn={builtInViews} />
  )
  if (view === 'month') return <MonthView {...{ search, day, rows, filters, steps, views }} />
  return <DaysView {...{ search, day, view, rows, filters, steps, views, hasRoom }} />
}

/** They have buttons of their own. */
const builtInViews = [{}, { rows: 'guides' }].flatMap((rows) => [
  rows,
  ...calendarViews.map((view) => ({ ...rows, view })),
])

interface DaysProps {
  search: DeparturesSearch
  day: string
  view: CalendarView
  rows: CalendarRows
  filters: Filters
  steps: ReactNode
  views: ReactNode
  hasRoom: boolean
}

/** A week or a day. */
function DaysView({ search, day, view, rows: rowKind, filters, steps, views, hasRoom }: DaysProps) {
  const t = useTranslations('console.departures')
  const { language } = useLanguage()
  const { data: me } = useQuery(meQuery)
  const today = useToday()
  const isWeek = view === 'week'
  const isOfGuides = rowKind === 'guides'
  const from = isWeek ? weekOf(day) : day
  const to = isWeek ? addDays(from, 6) : day
  const { data, error, refetch, isPlaceholderData } = useQuery(calendarQuery({ from, to, rows: rowKind }, filters))
  const rows = useMemo(
    () => (data ? (isOfGuides ? rowsOfGuides(data) : rowsOfOptions(data.options)) : []),
    [data, isOfGuides],
  )
  useOpenedRow(rows.length > 0)
  const columns = useMemo(
    () =>
      isWeek
        ? columnsOfDays(
            Array.from({ length: 7 }, (_, index) => addDays(from, index)),
            { today, language },
          )
        : columnsOfHours(rows, language),
    [rows, isWeek, from, today, language],
  )
  const { all, chosen, selected, select, deselect, selectAll } = useSelection(rows)
  const [isPrinting, setIsPrinting] = useState(false)
  const mayChange = me?.permissions.includes('departures.change') ?? false
  const seesGuests = me?.permissions.includes('guests.read') ?? false
  const print = seesGuests && !isWeek ? () => setIsPrinting(true) : null
  const lists = {
    rows,
    selected,
    onSelect: mayChange ? select : null,
    seesGuests,
    isOfGuides,
    namesGuides: !isWeek,
  }
  return (
    <div className="grid gap-4">
      <PageHead
        title={t('title')}
        lead={
          data
            ? isOfGuides
              ? `${t('sums.departures', { count: all.length })} · ${[...new Set([from, to])].map((one) => formatDate(one, language)).join(' – ')}`
              : t(isWeek ? 'lead' : 'leadDay', {
                  count: data.options.length,
                  from: formatDate(from, language),
                  to: formatDate(to, language),
                })
            : null
        }
      >
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:w-full">
          {steps}
          {print && (
            <Button kind="outlined" onClick={print}>
              <Printer aria-hidden className="size-4" />
              {t('printDay')}
            </Button>
          )}
        </div>
      </PageHead>
      <CalendarFilters search={search} data={data} />
      {views}
      {error !== null && <Failed error={error} onAgain={refetch} />}
      {!data && error === null && <Loading />}
      {data?.isMore === true && <MoreRows shown={ROWS} />}
      {isOfGuides && data && <p className="text-sm text-ink-soft">{t('guidesLead')}</p>}
      {data && all.length === 0 && <p className="py-8 text-ink-soft">{hasFilter(search) ? t('nothing') : t('none')}</p>}
      {data && all.length > 0 && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
          {hasRoom ? (
            <DepartureGrid
              {...lists}
              columns={columns}
              columnOf={isWeek ? ({ date }) => date : ({ time }) => time.slice(0, 2)}
            />
          ) : (
            <DepartureCards {...lists} />
          )}
        </div>
      )}
      <CalendarActs chosen={chosen} onDeselect={deselect} onSelectAll={mayChange ? selectAll : null} onPrint={print} />
      {isPrinting && <PrintDayDialog day={day} supplierId={search.supplier} onClose={() => setIsPrinting(false)} />}
    </div>
  )
}

/** A cell of the month names its row in the address: its first departure gets the focus. */
function useOpenedRow(isReady: boolean): void {
  const key = useLocation({ select: ({ hash }) => hash })
  useEffect(() => {
    if (!isReady || !/^(option-\d+|guide-\w+)$/.test(key)) return
    const cell = document.querySelector<HTMLElement>(`#${key} [data-column]`)
    cell?.focus()
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isReady, key])
}

/** The selected departures. With Shift, all from the one before. */
function useSelection(rows: ReturnType<typeof rowsOfOptions>) {
  const all = useMemo(
    // A departure with two guides is in two rows.
    () => [
      ...new Map(rows.flatMap(({ entries }) => entries.map(({ departure }) => [departure.id, departure]))).values(),
    ],
    [rows],
  )
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [last, setLast] = useState<number>()
  const select = (departure: CalendarDeparture, isRange: boolean) => {
    const next = new Set(selected)
    const [a, b] = [all.findIndex(({ id }) => id === last), all.indexOf(departure)]
    const range = isRange && a >= 0 ? all.slice(Math.min(a, b), Math.max(a, b) + 1) : [departure]
    const isOn = !selected.has(departure.id)
    for (const { id, hasStarted } of range)
      if (isOn && !hasStarted) next.add(id)
      else next.delete(id)
    setSelected(next)
    setLast(departure.id)
  }
  const deselect = (ids?: number[]) =>
    setSelected(new Set(ids === undefined ? [] : [...selected].filter((id) => !ids.includes(id))))
  const selectable = all.filter(({ hasStarted }) => !hasStarted).map(({ id }) => id)
  const selectAll = selectable.every((id) => selected.has(id)) ? null : () => setSelected(new Set(selectable))
  return { all, chosen: all.filter(({ id }) => selected.has(id)), selected, select, deselect, selectAll }
}
