import { nightsOfRange } from '#domain/duration.ts'
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

/**
 * The nights of a range that was searched for, of a stay: from the 15th to the 18th three. Null for a single day and for a
 * range of more than four nights, and for tours and what is booked by the day, where a range is of days that would do.
 */
export function durationOfRange(
  { rate, minDuration }: Pick<BookableProduct, 'rate' | 'minDuration'>,
  range: DateRange | undefined,
): number | null {
  const nights = rate === 'nightly' && range ? nightsOfRange(range.from, range.to) : null
  return nights && Math.max(minDuration, nights)
}

/** A day of this century. */
function isNear(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('20') && isDay(value)
}
