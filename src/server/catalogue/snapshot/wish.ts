import { nightsOfRange } from '#domain/duration.ts'
import type { ListingFilter, WishedDays } from '#server/catalogue/listing-filter.ts'
import { ANY_DAY_PART, DAY_PARTS, type Offer, type Wish } from './departures.ts'
import { dayNumber, type Snapshot } from './snapshot.ts'

/** Departures further ahead count only if their dates are requested. */
const DAYS_AHEAD = 180

const ANY_DAYS: WishedDays = {
  fromDate: null,
  toDate: null,
  travellers: null,
  youngest: null,
  dayParts: null,
  freeCancellation: false,
}

export const hasDates = ({ fromDate, toDate }: Pick<ListingFilter, 'fromDate' | 'toDate'>): boolean =>
  (fromDate ?? toDate) !== null

export function wishOf({ nowMs, today }: Snapshot, filter: WishedDays): Wish {
  const { fromDate, toDate, travellers, youngest, dayParts } = filter
  const fromDay = fromDate === null ? today : dayNumber(fromDate)
  const lastDay = toDate ?? fromDate
  return {
    party: travellers ?? 1,
    youngest: youngest ?? Infinity,
    fromDay,
    toDay: lastDay === null ? today + DAYS_AHEAD : dayNumber(lastDay),
    nowMs,
    dayParts: dayParts ?? ANY_DAY_PART,
    isFree: filter.freeCancellation && hasDates(filter),
    nights: nightsOfRange(fromDate, toDate) ?? 0,
  }
}

/** Of a row the departure on its card, which has its price and duration in lists; null if none takes the party. */
export function offersIn(snapshot: Snapshot, filter: WishedDays): (row: number) => Offer | null {
  const { products, departures } = snapshot
  const wish = wishOf(snapshot, filter)
  return (row) => departures.offerOf(products.number[row] as number, wish)
}

/** Whether a row has a departure in the evening, with dates or a party one that suits them. */
export function eveningIn(snapshot: Snapshot, filter: WishedDays = ANY_DAYS): (row: number) => boolean {
  const { products, departures } = snapshot
  const wish = { ...wishOf(snapshot, filter), dayParts: DAY_PARTS.evening }
  return (row) => departures.has(products.number[row] as number, wish)
}
