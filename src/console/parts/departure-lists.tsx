import { useTranslations } from 'use-intl'
import { moveByArrow } from '#console/lib/move-by-arrow.ts'
import type { CalendarDeparture, CalendarOption } from '#console/lib/trip-queries.ts'
import { useLocalWords } from '#console/lib/use-words.ts'
import { DepartureCell } from './departure-cell.tsx'

export interface Column {
  key: string
  title: string
  line?: string
  isToday: boolean
}

interface ListProps {
  options: CalendarOption[]
  selected: ReadonlySet<number>
  onSelect: ((departure: CalendarDeparture, isRange: boolean) => void) | null
  seesGuests: boolean
}

/** Rows are options; columns are days, or the hours of a day that have departures. */
export function DepartureGrid({
  options,
  columns,
  columnOf,
  ...cells
}: ListProps & { columns: Column[]; columnOf: (departure: CalendarDeparture) => string }) {
  const t = useTranslations('console.departures')
  // A day with many hours is wider than the window: the table then scrolls sideways.
  const isWide = columns.length > 7
  const template = {
    gridTemplateColumns: `${isWide ? '14rem' : 'minmax(9rem, 1.7fr)'} repeat(${columns.length}, minmax(${isWide ? '5.5rem' : '4.75rem'}, 1fr))`,
  }
  return (
    <div
      role="table"
      aria-label={t('grid')}
      aria-describedby="departures-keys"
      onKeyDown={moveByArrow}
      className={`rounded-card border border-line bg-surface ${isWide ? 'max-h-[calc(100dvh-6rem)] overflow-auto' : ''}`}
    >
      <p id="departures-keys" className="sr-only">
        {t('keys')}
      </p>
      <div
        role="rowgroup"
        className={`sticky z-2 min-w-fit rounded-t-card border-b border-line bg-surface ${isWide ? 'top-0' : 'top-14'}`}
      >
        <div role="row" className="grid text-sm" style={template}>
          <div role="columnheader" className="sticky start-0 rounded-t-card bg-surface px-3 py-2 text-ink-soft">
            {t('option')}
          </div>
          {columns.map(({ key, title, line, isToday }) => (
            <div
              key={key}
              role="columnheader"
              aria-current={isToday ? 'date' : undefined}
              className={`grid content-center px-2 py-1.5 ${isToday ? 'border-b-2 border-primary font-semibold text-primary' : 'text-ink-soft'}`}
            >
              <span>{title}</span>
              {line !== undefined && <span className="text-xs tabular-nums">{line}</span>}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" className="min-w-fit">
        {options.map((option, row) => (
          <div
            key={option.id}
            role="row"
            style={template}
            className="grid border-line [contain-intrinsic-size:auto_3.75rem] [content-visibility:auto] not-first:border-t"
          >
            <div role="rowheader" className="sticky start-0 z-1 min-w-0 bg-surface px-3 py-2">
              <OptionName option={option} />
            </div>
            {columns.map(({ key, isToday }, column) => (
              <div key={key} role="cell" className={`grid content-start gap-1 p-1 ${isToday ? 'bg-primary/5' : ''}`}>
                {option.departures
                  .filter((departure) => columnOf(departure) === key)
                  .map((departure) => (
                    <Cell key={departure.id} {...cells} {...{ option, departure, row, column }} />
                  ))}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

interface CellProps extends Omit<ListProps, 'options'> {
  option: CalendarOption
  departure: CalendarDeparture
  row: number
  column: number
}

function Cell({ option, departure, selected, seesGuests, ...place }: CellProps) {
  const local = useLocalWords()
  return (
    <DepartureCell
      {...place}
      departure={departure}
      title={`${local(option.title)}, ${local(option.optionTitle)}`}
      currency={option.currency}
      isSelected={selected.has(departure.id)}
      to={seesGuests ? `/departures/${departure.id}` : null}
    />
  )
}

function OptionName({ option }: { option: CalendarOption }) {
  const local = useLocalWords()
  return (
    <>
      <p className="line-clamp-2 text-sm leading-snug font-medium">{local(option.title)}</p>
      <p className="truncate text-xs text-ink-soft">
        {local(option.optionTitle)} · {local(option.city)}
      </p>
    </>
  )
}

/** On phones: the day's departures, a card for each option. */
export function DepartureCards({ options, ...cells }: ListProps) {
  const t = useTranslations('console.departures')
  return (
    <ul aria-label={t('grid')} className="grid gap-2">
      {options.map((option, row) => (
        <li key={option.id} className="rounded-card border border-line bg-surface p-3">
          <OptionName option={option} />
          <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(7.5rem,100%),1fr))] gap-2">
            {option.departures.map((departure, column) => (
              <Cell key={departure.id} {...cells} {...{ option, departure, row, column }} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
