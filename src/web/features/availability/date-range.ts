import { LONGEST_STAY } from '#domain/duration.ts'
import { isDay } from '#domain/is-day.ts'
import type { BookableProduct } from './calls.ts'

/** Local dates 'YYYY-MM-DD', inclusive. */
export interface DateRange {
  from: string
  to: string
  /** The day of it that the visitor saw a price of. */
  preferred?: string
}

/** The calendar's API reads at most this many days. */
const MAX_DAYS = 62
const DAY_MS = 86_400_000

/**
 * The days that the address names with `from` and `to`, or `date` alone: local dates, not before `today`. Beside them
 * `date` is the day of the card that was opened. Undefined for anything else.
 */
export function dateRange(search: Record<string, unknown>, today: string): DateRange | undefined {
  const { date, from = date, to = from } = search
  if (!isNear(from) || !isNear(to) || to < today) return undefined
  const first = from < today ? today : from
  if (to < first) return undefined
  const limit = new Date(Date.parse(first) + (MAX_DAYS - 1) * DAY_MS).toISOString().slice(0, 10)
  const last = to < limit ? to : limit
  const isInside = isNear(date) && date >= first && date <= last && first !== last
  return { from: first, to: last, ...(isInside && { preferred: date }) }
}

/** Whether a stay or rental ends a day after the last one that is paid: what is returned in the evening does not. */
const endsLater = ({ rate, options }: RangeProduct) =>
  rate === 'nightly' || options.every(({ durationMinutes }) => durationMinutes * 60_000 >= DAY_MS)

type RangeProduct = Pick<BookableProduct, 'rate' | 'minDuration'> & { options: { durationMinutes: number }[] }

/**
 * The nights or days of a range that was searched for, as far as the stay or rental has so many: from the 15th to the
 * 18th three nights, or four days of a car that is returned in the evening. Null for a single day, and for tours, where a
 * range is of days that would do.
 */
export function durationOfRange(product: RangeProduct, range: DateRange | undefined): number | null {
  if (product.rate === 'once' || range === undefined || range.from === range.to) return null
  const nights = (Date.parse(range.to) - Date.parse(range.from)) / DAY_MS
  return Math.max(product.minDuration, Math.min(nights + (endsLater(product) ? 0 : 1), LONGEST_STAY))
}

/** A day of this century. */
function isNear(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('20') && isDay(value)
}
