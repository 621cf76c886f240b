import type { PriceRate } from '#domain/exchange.ts'
import type { Party } from '#domain/party-units.ts'
import type { TextQuery } from '#domain/text-query.ts'

export const PAGE_SIZE = 24

export interface ListingFilter {
  supplierId: number | null
  cityId: number | null
  categoryIds: readonly number[] | null
  text: TextQuery | null
  fromDate: string | null
  toDate: string | null
  travellers: number | null
  /** The travellers by age; null where a list does not say what they pay in all. */
  party: Party | null
  /** The age of the youngest child, in years: only options that accept it. */
  youngest: number | null
  /** Minor units of the visitor's currency. */
  priceMinMinor: number | null
  priceMaxMinor: number | null
  /** By list currency, to the visitor's. */
  priceRates: Record<string, PriceRate>
  rating: number | null
  /** A set of bits: one shifted by each `durationRange`. */
  durations: number | null
  /** A set of bits: DAY_PARTS. */
  dayParts: number | null
  languages: readonly string[] | null
  freeCancellation: boolean
  pickup: boolean
  isPrivate: boolean
  children: boolean
}

/** What departures have to suit. */
export type WishedDays = Pick<
  ListingFilter,
  'fromDate' | 'toDate' | 'travellers' | 'youngest' | 'dayParts' | 'freeCancellation'
>

/** The place in `durationChoices` of the choice that includes a duration. */
export function durationRange(minutes: number): 0 | 1 | 2 | 3 {
  if (minutes < 180) return 0
  if (minutes < 360) return 1
  return minutes < 1200 ? 2 : 3
}

export type ListingSort = 'match' | 'recommended' | 'price' | 'price-desc' | 'rating' | 'duration' | 'newest'
