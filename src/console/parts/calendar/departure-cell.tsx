import { Check, Hand, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { formatTime } from '#domain/date-words.ts'
import { listOf } from '#domain/list-of.ts'
import { useLanguage } from '#console/lib/language.tsx'
import { Link } from '#console/lib/link.tsx'
import { useOrderWords } from '#console/lib/use-order-words.ts'
import type { CalendarDeparture } from '#console/lib/trip-queries.ts'

const stateClasses: Record<CalendarDeparture['state'], { box: string; bar: string }> = {
  open: { box: 'border-line bg-surface', bar: 'bg-primary' },
  sold_out: { box: 'border-primary/45 bg-primary/8', bar: 'bg-primary' },
  closed: { box: 'border-danger/40 bg-danger/6', bar: 'bg-danger' },
  called_off: { box: 'border-danger/40 border-dashed bg-danger/6', bar: 'bg-danger' },
  cutoff: { box: 'border-line bg-line/35', bar: 'bg-ink-soft' },
  over: { box: 'border-transparent bg-line/35', bar: 'bg-ink-soft' },
}

/** '+20%'; null without a difference. */
function changeInPercent({ minor, planMinor }: { minor: number; planMinor: number }): string | null {
  const percent = planMinor === 0 ? 0 : Math.round((minor / planMinor - 1) * 100)
  return percent === 0 ? null : `\u2066${percent > 0 ? '+' : '\u2212'}${Math.abs(percent)}%\u2069`
}

interface CellProps {
  departure: CalendarDeparture
  /** The activity's title, for screen readers. */
  title: string
  /** Below the seats: the activity in a row of a guide, the guides in a row of an option; '' for none. */
  line: string
  /** Their names, for screen readers and the tooltip. */
  guides: string
  /** The guide of the row has another departure at the same time. */
  isDouble: boolean
  currency: string
  row: number
  column: number
  isSelected: boolean
  /** Null: the person may not change departures. */
  onSelect: ((departure: CalendarDeparture, isRange: boolean) => void) | null
  /** Null: the person may not see guests. */
  to: string | null
}

/** A departure: its time, its seats and its state. It opens the guest list; the box beside it selects. */
export function DepartureCell({ departure, title, line, guides, isDouble, ...rest }: CellProps) {
  const { currency, row, column, isSelected, onSelect, to } = rest
  const t = useTranslations('console.departures')
  const { language } = useLanguage()
  const { money } = useOrderWords()
  const { time, taken, capacity, state, hasStarted, isByHand, price, reason } = departure
  const { box, bar } = stateClasses[state]
  const clock = formatTime(time, language)
  const priceWords =
    price && t('price.byHand', { price: money(price.minor, currency), plan: money(price.planMinor, currency) })
  const label = t('cell', {
    time: clock,
    seats: capacity === null ? t('freeSaleLong', { taken }) : t('seatsLong', { taken, capacity }),
    state: listOf(
      [
        t(`states.${state}`),
        ...(isDouble ? [t('double')] : []),
        ...(guides === '' ? [] : [t('guidedBy', { guides, count: departure.guides.length })]),
        ...(isByHand ? [t('byHand')] : []),
        ...(priceWords === null ? [] : [priceWords]),
      ],
      language,
    ),
  })
  const name = listOf([title, label], language)
  const canSelect = onSelect !== null && !hasStarted
  const inner = (
    <>
      <span className="flex items-center gap-1 font-medium whitespace-nowrap @max-[6.5rem]:text-sm @max-[4.5rem]:text-xs">
        <bdi>{clock}</bdi>
        {isByHand && <Hand aria-hidden className="size-3.5 shrink-0 text-accent" strokeWidth={2} />}
      </span>
      <span className="flex items-center gap-1.5 text-xs whitespace-nowrap text-ink-soft tabular-nums">
        <bdi dir="ltr">{capacity === null ? taken : `${taken}/${capacity}`}</bdi>
        <span aria-hidden className="h-1 w-full max-w-14 overflow-hidden rounded-full bg-line @max-[6.5rem]:hidden">
          <span
            className={`block h-full rounded-full ${bar}`}
            style={{
              inlineSize: `${capacity === null || capacity === 0 ? 0 : Math.min(100, (taken / capacity) * 100)}%`,
            }}
          />
        </span>
      </span>
      {line !== '' && (
        <span className="line-clamp-2 text-xs leading-snug wrap-anywhere text-ink-soft">
          <bdi>{line}</bdi>
        </span>
      )}
      {isDouble && (
        <span className="flex items-center gap-1 text-xs font-medium">
          <TriangleAlert aria-hidden className="size-3.5 shrink-0 text-accent @max-[4.5rem]:hidden" strokeWidth={2} />
          {t('double')}
        </span>
      )}
      {price && (
        <span className="text-xs font-medium whitespace-nowrap text-accent tabular-nums">
          {changeInPercent(price) ?? money(price.minor, currency)}
        </span>
      )}
      {state !== 'open' && state !== 'over' && (
        <span className={`text-xs ${state === 'closed' || state === 'called_off' ? 'text-danger' : 'text-ink-soft'}`}>
          {t(`states.${state}`)}
        </span>
      )}
    </>
  )
  const shared = {
    className: `grid min-w-0 content-center gap-0.5 px-2 py-1 @max-[6.5rem]:px-1.5 ${canSelect ? '@min-[6.5rem]:pe-8 pointer-coarse:@min-[6.5rem]:pe-11' : ''} rounded-field outline-offset-2`,
    'data-row': row,
    'data-column': column,
    'data-departure': departure.id,
    'aria-label': name,
    title:
      [
        ...(guides === '' ? [] : [t('guidedBy', { guides, count: departure.guides.length })]),
        ...(priceWords === null ? [] : [priceWords]),
        ...(isByHand && reason !== '' ? [t('byHandWhy', { reason })] : []),
      ].join(' · ') || undefined,
  }
  return (
    <div
      className={`@container relative min-h-11 rounded-field border ${isDouble ? 'border-accent/60 bg-accent/8' : box} ${isSelected ? 'ring-2 ring-primary' : ''}`}
      onKeyDown={(event) => {
        if (event.key !== ' ' || !canSelect || !(event.target instanceof HTMLAnchorElement)) return
        event.preventDefault()
        onSelect(departure, event.shiftKey)
      }}
    >
      {to === null ? (
        <div {...shared} aria-label={undefined} tabIndex={-1}>
          <span className="sr-only">{name}</span>
          <span aria-hidden className="contents">
            {inner}
          </span>
        </div>
      ) : (
        <Link to={to} {...(shared as object)}>
          {inner}
        </Link>
      )}
      {canSelect && (
        <label className="absolute end-0 top-0 grid size-8 pointer-coarse:@min-[6.5rem]:size-11 @max-[6.5rem]:top-4.5 cursor-pointer place-content-center">
          <input
            type="checkbox"
            className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            checked={isSelected}
            aria-label={`${t('select')}: ${name}`}
            // Shift+click selects a range.
            onChange={(event) => onSelect(departure, (event.nativeEvent as MouseEvent).shiftKey)}
          />
          <span
            aria-hidden
            className="grid size-4 place-content-center rounded-sm border border-line-strong bg-surface text-on-primary peer-checked:border-primary peer-checked:bg-primary peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary"
          >
            {isSelected && <Check className="size-3.5" strokeWidth={3} />}
          </span>
        </label>
      )}
    </div>
  )
}
