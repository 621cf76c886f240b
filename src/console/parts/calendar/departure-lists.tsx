import { useTranslations } from 'use-intl'
import { listOf } from '#domain/list-of.ts'
import type { CalendarEntry, CalendarRow } from '#console/lib/calendar-rows.ts'
import { useLanguage } from '#console/lib/language.tsx'
import { moveByArrow } from '#console/lib/move-by-arrow.ts'
import type { CalendarDeparture } from '#console/lib/trip-queries.ts'
import { useLocalWords } from '#console/lib/use-words.ts'
import type { Column } from './calendar-columns.ts'
import { DepartureCell } from './departure-cell.tsx'
import { ColumnHeads, RowHead, RowName } from './grid-heads.tsx'

interface ListProps {
  rows: CalendarRow[]
  selected: ReadonlySet<number>
  onSelect: ((departure: CalendarDeparture, isRange: boolean) => void) | null
  seesGuests: boolean
  isOfGuides: boolean
  /** Rows of options name the guides too. */
  namesGuides: boolean
}

/** Rows are options or guides; columns are days, or the hours of a day that have departures. */
export function DepartureGrid({
  rows,
  columns,
  columnOf,
  ...cells
}: ListProps & { columns: Column[]; columnOf: (departure: CalendarDeparture) => string }) {
  const t = useTranslations('console.departures')
  const nameOf = useRowName()
  // A day with many hours is wider than the window, and so is a week in large letters: the table then scrolls sideways.
  const isWide = columns.length > 7
  // Not `min-w-fit`: Chromium keeps such a width of rows out of sight when the window narrows.
  const width = { minInlineSize: `${isWide ? 14 + columns.length * 5.5 : 9 + columns.length * 4.75}rem` }
  const template = {
    gridTemplateColumns: `${isWide ? '14rem' : 'minmax(9rem, 1.7fr)'} repeat(${columns.length}, minmax(${isWide ? '5.5rem' : '4.75rem'}, 1fr))`,
  }
  return (
    <div className="@container">
      <div
        role="table"
        aria-label={t(cells.isOfGuides ? 'gridOfGuides' : 'grid')}
        aria-describedby="departures-keys"
        onKeyDown={moveByArrow}
        className={`max-h-[calc(100dvh-6rem)] overflow-auto rounded-card border border-line bg-surface ${isWide ? '' : '@min-[43rem]:max-h-none @min-[43rem]:overflow-visible'}`}
      >
        <p id="departures-keys" className="sr-only">
          {t('keys')}
        </p>
        <ColumnHeads {...{ columns, template, width, isWide }} corner={t(cells.isOfGuides ? 'guide' : 'option')} />
        <div role="rowgroup" style={width}>
          {rows.map((one, row) => (
            <div
              key={one.key}
              id={one.key}
              role="row"
              style={template}
              className="grid border-line [contain-intrinsic-block-size:auto_3.75rem] [content-visibility:auto] not-first:border-t"
            >
              <RowHead {...nameOf(one)} />
              {columns.map(({ key, isToday }, column) => (
                <div key={key} role="cell" className={`grid content-start gap-1 p-1 ${isToday ? 'bg-primary/5' : ''}`}>
                  {one.entries
                    .filter(({ departure }) => columnOf(departure) === key)
                    .map((entry) => (
                      <Cell key={entry.departure.id} {...cells} {...{ entry, row, column }} />
                    ))}
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

interface CellProps extends Omit<ListProps, 'rows'> {
  entry: CalendarEntry
  row: number
  column: number
}

function Cell({ entry, selected, seesGuests, isOfGuides, namesGuides, ...place }: CellProps) {
  const { departure, option, isDouble } = entry
  const local = useLocalWords()
  const { language } = useLanguage()
  const guides = listOf(
    departure.guides.map(({ name }) => name),
    language,
  )
  return (
    <DepartureCell
      {...place}
      departure={departure}
      title={listOf([local(option.title), local(option.optionTitle)], language)}
      line={isOfGuides ? local(option.title) : namesGuides ? guides : ''}
      guides={guides}
      isDouble={isDouble}
      currency={option.currency}
      isSelected={selected.has(departure.id)}
      to={seesGuests ? `/departures/${departure.id}` : null}
    />
  )
}

function useRowName() {
  const t = useTranslations('console.departures')
  const local = useLocalWords()
  return ({ option, guide, entries }: CalendarRow) =>
    option
      ? { title: local(option.title), line: `${local(option.optionTitle)} · ${local(option.city)}` }
      : { title: guide?.name ?? t('unguided'), line: t('sums.departures', { count: entries.length }) }
}

/** On phones: the day's departures, a card for each option, or each guide who has one. */
export function DepartureCards({ rows, ...cells }: ListProps) {
  const t = useTranslations('console.departures')
  const nameOf = useRowName()
  return (
    <ul aria-label={t(cells.isOfGuides ? 'gridOfGuides' : 'grid')} className="grid gap-2">
      {rows
        .filter(({ entries }) => entries.length > 0)
        .map((one, row) => (
          <li key={one.key} id={one.key} className="rounded-card border border-line bg-surface p-3">
            <RowName {...nameOf(one)} />
            <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(7.5rem,100%),1fr))] gap-2">
              {one.entries.map((entry, column) => (
                <Cell key={entry.departure.id} {...cells} {...{ entry, row, column }} />
              ))}
            </div>
          </li>
        ))}
    </ul>
  )
}
