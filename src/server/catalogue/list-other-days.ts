import type { ListingFilter } from './listing-filter.ts'
import type { Matches } from './snapshot/match-products.ts'
import { wishOf } from './snapshot/wish.ts'
import { misses } from './snapshot/misses.ts'
import { dateOf, dayNumber, type Snapshot } from './snapshot/snapshot.ts'

const MAX_DAYS_AWAY = 21
const MAX_SUGGESTED = 4
/** Departures are only read for so many activities. */
const MAX_READ = 200

/** The days nearest to the chosen dates on which activities are free that only the dates exclude, in calendar order. */
export function listOtherDays(
  snapshot: Snapshot,
  filter: ListingFilter,
  { missed }: Matches,
): { date: string; total: number }[] {
  const first = filter.fromDate ?? filter.toDate
  if (first === null) return []
  const fromDay = dayNumber(first)
  const toDay = dayNumber(filter.toDate ?? first)
  const { products, departures, today } = snapshot
  const wish = {
    ...wishOf(snapshot, filter),
    fromDay: Math.max(today, fromDay - MAX_DAYS_AWAY),
    toDay: toDay + MAX_DAYS_AWAY,
  }
  const counts = new Map<number, number>()
  let read = 0
  for (let row = 0; row < products.length && read < MAX_READ; row++) {
    if (((missed[row] as number) & misses.dates) === 0) continue
    read++
    for (const day of departures.daysOf(products.number[row] as number, wish))
      counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  const away = (day: number) => (day < fromDay ? fromDay - day : day - toDay)
  return [...counts]
    .sort(([a, countA], [b, countB]) => away(a) - away(b) || countB - countA || a - b)
    .slice(0, MAX_SUGGESTED)
    .sort(([a], [b]) => a - b)
    .map(([day, total]) => ({ date: dateOf(day), total }))
}
