import { useLocation, useNavigate } from '@tanstack/react-router'
import { Hand, Lock, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { formatDate } from '#domain/date-words.ts'
import { listOf } from '#domain/list-of.ts'
import type { DeparturesSearch } from '#console/lib/calendar-search.ts'
import { useLanguage } from '#console/lib/language.tsx'
import { useToday } from '#console/lib/use-today.ts'
import { placeOf, storePlace } from '#console/lib/month-place.ts'
import { moveByArrow } from '#console/lib/move-by-arrow.ts'
import { columnsOfDays } from './calendar-columns.ts'
import { ColumnHeads, RowHead } from './grid-heads.tsx'

export interface MonthDay {
  date: string
  departures: number
  taken: number
  /** Null: on free sale, or of a guide. */
  capacity: number | null
  closed: number
  byHand: number
  doubles: number
}

export interface MonthRow {
  /** Also the row's key in the other views. */
  key: string
  title: string
  line: string
  days: MonthDay[]
}

/** More rows are rendered when the last one comes near: 500 rows have 15,000 cells. */
const ROWS_AT_ONCE = 40

/** A row for each option or guide, a cell for each day with its sums. A cell opens its day. */
export function MonthGrid({
  rows,
  days,
  search,
  corner,
  isOfGuides,
}: {
  rows: MonthRow[]
  days: string[]
  search: DeparturesSearch
  /** The head of the first column. */
  corner: string
  isOfGuides: boolean
}) {
  const t = useTranslations('console.departures')
  const { language } = useLanguage()
  const navigate = useNavigate()
  const today = useToday()
  const grid = useRef<HTMLDivElement>(null)
  const entry = useLocation({ select: ({ state }) => state['__TSR_key'] ?? '' })
  const [place] = useState(() => placeOf(entry))
  const [shown, setShown] = useState(place?.shown ?? ROWS_AT_ONCE)
  const [end, setEnd] = useState<HTMLDivElement | null>(null)
  useEffect(() => {
    if (!end) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setShown((count) => count + ROWS_AT_ONCE),
      // The box scrolls, not the page.
      { root: grid.current, rootMargin: '800px' },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }, [end, shown])
  const month = days[0]
  useEffect(() => {
    const box = grid.current
    const opened = place && box?.querySelector<HTMLElement>(`[data-day="${place.day}"][data-key="${place.row}"]`)
    if (!box || !opened) return
    box.scrollTo({ top: place.top, left: place.start })
    opened.focus({ preventScroll: true })
    opened.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [place])
  useEffect(() => {
    if (place?.day.startsWith(month?.slice(0, 7) ?? '')) return
    grid.current?.querySelector('[aria-current=date]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [month, place])
  const searchOf = (day: string) => ({ ...search, view: 'day', day })
  const open = (event: MouseEvent) => {
    const cell = (event.target as Element).closest<HTMLAnchorElement>('a[data-day]')
    if (!cell || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const { day = '', key = '' } = cell.dataset
    const { scrollTop: top = 0, scrollLeft: start = 0 } = grid.current ?? {}
    storePlace(entry, { day, row: key, shown, top, start })
    void navigate({ to: '/departures' as never, search: searchOf(day) as never, hash: key })
  }
  const width = { minInlineSize: `${14 + days.length * 4}rem` }
  const template = { gridTemplateColumns: `14rem repeat(${days.length}, minmax(4rem, 1fr))` }
  return (
    <div className="grid gap-2">
      <div
        ref={grid}
        role="table"
        aria-label={t(isOfGuides ? 'gridOfGuides' : 'grid')}
        aria-describedby="departures-keys"
        onKeyDown={moveByArrow}
        onClick={open}
        className="max-h-[calc(100dvh-6rem)] scroll-ps-56 overflow-auto rounded-card border border-line bg-surface"
      >
        <p id="departures-keys" className="sr-only">
          {t('sums.keys')}
        </p>
        <ColumnHeads columns={columnsOfDays(days, { today, language })} {...{ template, width, corner }} isWide />
        <div role="rowgroup" style={width}>
          {rows.slice(0, shown).map((row, index) => (
            <div
              key={row.key}
              role="row"
              style={template}
              className="grid border-line [contain-intrinsic-block-size:auto_3.75rem] [content-visibility:auto] not-first:border-t"
            >
              <RowHead title={row.title} line={row.line} />
              {days.map((date, column) => {
                const sum = row.days.find((one) => one.date === date)
                return (
                  <div key={date} role="cell" className={`grid min-h-13 p-0.5 ${date === today ? 'bg-primary/5' : ''}`}>
                    {sum && (
                      <a
                        href={`/console/departures?${new URLSearchParams(searchOf(date))}#${row.key}`}
                        data-day={date}
                        data-key={row.key}
                        data-row={index}
                        data-column={column}
                        // One stop of the tab key for each row; the arrow keys go on.
                        tabIndex={row.days[0] === sum ? 0 : -1}
                        aria-label={listOf([row.title, wordsOf(sum)], language)}
                        className={`grid content-center justify-items-center gap-0.5 rounded-field border text-center tabular-nums outline-offset-1 hover:border-primary ${toneOf(sum, today)}`}
                      >
                        <Sum sum={sum} isOfGuides={isOfGuides} />
                      </a>
                    )}
                  </div>
                )
              })}
            </div>
          ))}
          {shown < rows.length && <div ref={setEnd} className="h-px" />}
        </div>
      </div>
      <p className="text-sm text-ink-soft">{t(isOfGuides ? 'sums.legendOfGuides' : 'sums.legend')}</p>
    </div>
  )

  function wordsOf({ date, departures, taken, capacity, closed, byHand, doubles }: MonthDay): string {
    return listOf(
      [
        formatDate(date, language),
        t('sums.departures', { count: departures }),
        capacity === null ? t('sums.taken', { taken }) : t('seatsLong', { taken, capacity }),
        ...(closed > 0 ? [t('sums.closed', { count: closed })] : []),
        ...(byHand > 0 ? [t('sums.byHand', { count: byHand })] : []),
        ...(doubles > 0 ? [t('sums.doubles', { count: doubles })] : []),
      ],
      language,
    )
  }
}

function toneOf({ date, departures, taken, capacity, closed, doubles }: MonthDay, today: string): string {
  if (date < today) return 'border-transparent bg-line/35'
  if (doubles > 0) return 'border-accent/60 bg-accent/8'
  if (closed === departures) return 'border-danger/40 bg-danger/6'
  if (capacity !== null && taken >= capacity) return 'border-primary/45 bg-primary/12'
  return taken > 0 ? 'border-primary/25 bg-primary/5' : 'border-line'
}

function Sum({ sum, isOfGuides }: { sum: MonthDay; isOfGuides: boolean }) {
  const { departures, taken, capacity, closed, byHand, doubles } = sum
  return (
    <>
      <bdi dir="ltr" className={`text-xs ${taken > 0 ? 'font-semibold' : 'text-ink-soft'}`}>
        {isOfGuides ? departures : capacity === null ? taken : `${taken}/${capacity}`}
      </bdi>
      <span aria-hidden className="flex items-center gap-1 text-xs text-ink-soft [&_svg]:size-3">
        <bdi dir="ltr">{isOfGuides ? taken : `×${departures}`}</bdi>
        {doubles > 0 && <TriangleAlert className="text-accent" strokeWidth={2} />}
        {closed > 0 && <Lock className="text-danger" strokeWidth={2} />}
        {byHand > 0 && <Hand className="text-accent" strokeWidth={2} />}
      </span>
    </>
  )
}
