import { listedFilters, type ListedFilter } from '#domain/listed-filters.ts'
import type { Destinations } from './destinations.ts'
import { durationRange, type ListingFilter } from './listing-filter.ts'
import { smallest } from './snapshot/smallest.ts'
import { countsById } from './snapshot/columns.ts'
import { DAY_PARTS } from './snapshot/departures.ts'
import type { Matches } from './snapshot/match-products.ts'
import { wishOf } from './snapshot/wish.ts'
import { misses } from './snapshot/misses.ts'
import { FLAGS, type Products } from './snapshot/products.ts'
import type { Snapshot } from './snapshot/snapshot.ts'

export interface Facets {
  total: number
  cities: { row: Destinations['cities'][number]; count: number }[]
  categories: { row: Destinations['categories'][number]; count: number }[]
  languages: { code: string; count: number }[]
  durations: Record<'short' | 'half-day' | 'day' | 'days', number>
  ratings: Record<'4.5' | '4' | '3', number>
  /** Null if there are too many matches to count their departures. */
  times: Record<'morning' | 'afternoon' | 'evening', number> | null
  freeCancellation: number
  pickup: number
  isPrivate: number
  children: number | null
  prices: PriceFacet | null
  /** Of the matches: the mean of their reviews and how many there are; null without reviews. */
  reviews: { rating: number; count: number } | null
  /** Filters that, removed alone, leave more matches than now, and how many. */
  without: { filter: ListedFilter; total: number }[]
}

/** Of the matches whatever their price, in minor units of the visitor's currency. */
export interface PriceFacet {
  least: number
  most: number
  /** Whether some cost more than `most`. */
  hasDearer: boolean
  low: number
  /** By range of prices. */
  counts: number[]
}

const PRICE_BUCKETS = 12
/** The last bucket begins at most at so many times the price that three quarters of the matches have or are below. */
const MOST_OF_QUARTILE = 3
/** Departures and units are only counted for so many matches. */
const MAX_COUNTED = 200

/**
 * The number of matches, and the counts of each further filter. The choices of one filter are counted as if it were not
 * chosen: that is what another choice would give.
 */
export function countFacets(
  snapshot: Snapshot,
  { filter, matches, destinations }: { filter: ListingFilter; matches: Matches; destinations: Destinations },
): Facets {
  const { products } = snapshot
  const counts = countRows(products, matches)
  const { rows, durations, ratings, flags } = counts
  const total = rows.length
  const timed = [...rows, ...counts.atOtherTimes]
  const byCount = (a: { count: number }, b: { count: number }) => b.count - a.count
  // The destinations are in the operator's order, which sorting keeps among equal counts.
  const counted = <Row extends { id: number }>(all: readonly Row[], by: ReadonlyMap<number, number>) =>
    all
      .filter(({ id }) => by.has(id))
      .map((row) => ({ row, count: by.get(row.id) ?? 0 }))
      .sort(byCount)
  return {
    total,
    cities: counted(destinations.cities, counts.cities),
    categories: counted(destinations.categories, counts.categories),
    languages: countLanguages(products, counts.languages),
    durations: { short: durations[0], 'half-day': durations[1], day: durations[2], days: durations[3] },
    ratings: { '4.5': ratings[0], '4': ratings[1], '3': ratings[2] },
    times: timed.length <= MAX_COUNTED ? countTimes(snapshot, filter, timed) : null,
    freeCancellation: flags.freeCancellation,
    pickup: flags.pickup,
    isPrivate: flags.isPrivate,
    children: total <= MAX_COUNTED ? flags.children : null,
    prices: countPrices(matches),
    reviews: counts.reviews.count === 0 ? null : meanOf(counts.reviews),
    without: countWithout(matches, total),
  }
}

function countRows(products: Products, { rows: listed, marks, missed, durationOf, isFree }: Matches) {
  const rows: number[] = []
  const atOtherTimes: number[] = []
  const cities = new Int32Array(products.cities.values.length)
  const categories = new Int32Array(products.categories.values.length)
  const languages = products.languageLists.values.map(() => 0)
  const durations: [number, number, number, number] = [0, 0, 0, 0]
  const ratings: [number, number, number] = [0, 0, 0]
  const flags = { freeCancellation: 0, pickup: 0, isPrivate: 0, children: 0 }
  const reviews = { sum: 0, count: 0 }
  for (const row of listed) {
    const isMatch = marks[row] === 2
    const bits = missed[row] as number
    if (isMatch) rows.push(row)
    else if (bits & misses.timeOfDay) atOtherTimes.push(row)
    if (isMatch || bits & misses.city) {
      const city = products.city[row] as number
      cities[city] = (cities[city] as number) + 1
    }
    if (isMatch || bits & misses.category) {
      const category = products.category[row] as number
      categories[category] = (categories[category] as number) + 1
    }
    if (isMatch || bits & misses.language) {
      const language = products.languages[row] as number
      languages[language] = (languages[language] ?? 0) + 1
    }
    if (isMatch || bits & misses.duration) durations[durationRange(durationOf(row))] += 1
    if (isMatch || bits & misses.rating) {
      const rating = products.rating[row] as number
      if (rating >= 4.5) ratings[0] += 1
      if (rating >= 4) ratings[1] += 1
      if (rating >= 3) ratings[2] += 1
    }
    if (!isMatch) continue
    const count = products.ratingCount[row] as number
    if (count > 0) {
      reviews.count += count
      reviews.sum += count * (products.rating[row] as number)
    }
    const set = products.flags[row] as number
    if (isFree(row)) flags.freeCancellation += 1
    if (set & FLAGS.pickup) flags.pickup += 1
    if (set & FLAGS.isPrivate) flags.isPrivate += 1
    if (set & FLAGS.children) flags.children += 1
  }
  return {
    rows,
    atOtherTimes,
    cities: countsById(products.cities, cities),
    categories: countsById(products.categories, categories),
    languages,
    durations,
    ratings,
    flags,
    reviews,
  }
}

/** To one decimal, as cards display it. */
const meanOf = ({ sum, count }: { sum: number; count: number }) => ({
  rating: Math.round((sum * 10) / count) / 10,
  count,
})

function countWithout({ rows, missed }: Matches, total: number): Facets['without'] {
  // Few sets of filters, on many rows.
  const bySet = new Int32Array(1 << listedFilters.length)
  const sets: number[] = []
  for (const row of rows) {
    const bits = missed[row] as number
    const count = bySet[bits] as number
    if (count === 0) sets.push(bits)
    bySet[bits] = count + 1
  }
  const more = (filter: ListedFilter) =>
    sets.reduce((sum, bits) => (bits & misses[filter] ? sum + (bySet[bits] as number) : sum), 0)
  return listedFilters
    .map((filter) => ({ filter, total: total + more(filter) }))
    .filter((one) => one.total > total)
    .sort((a, b) => b.total - a.total)
}

function countLanguages({ languageLists }: Products, byList: readonly number[]): Facets['languages'] {
  const counts = new Map<string, number>()
  for (const [list, count] of byList.entries())
    for (const code of (languageLists.values[list] ?? '').split(','))
      if (code !== '' && count > 0) counts.set(code, (counts.get(code) ?? 0) + count)
  return [...counts]
    .map(([code, count]) => ({ code, count }))
    .sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1))
}

function countTimes(snapshot: Snapshot, filter: ListingFilter, rows: readonly number[]): NonNullable<Facets['times']> {
  const { products, departures } = snapshot
  const wish = wishOf(snapshot, { ...filter, dayParts: null })
  const counts = { morning: 0, afternoon: 0, evening: 0 }
  for (const row of rows) {
    const parts = departures.dayPartsOf(products.number[row] as number, wish)
    if (parts & DAY_PARTS.morning) counts.morning += 1
    if (parts & DAY_PARTS.afternoon) counts.afternoon += 1
    if (parts & DAY_PARTS.evening) counts.evening += 1
  }
  return counts
}

function countPrices({ rows, marks, priceOf }: Matches): PriceFacet | null {
  const prices = new Float64Array(rows.length)
  let count = 0
  for (const row of rows) {
    if (marks[row] === 0) continue
    const price = priceOf(row)
    if (!Number.isNaN(price)) prices[count++] = price
  }
  if (count === 0) return null
  const priced = prices.subarray(0, count)
  const at = (share: number) => smallest(priced, Math.ceil(share * count) - 1)
  const least = at(0)
  // Of few activities one for a whole group would take the histogram, and leave the others a single bar.
  const most = Math.min(at(0.95), MOST_OF_QUARTILE * at(0.75))
  const counts = Array.from({ length: PRICE_BUCKETS }, () => 0)
  for (const price of priced) {
    const range = most > least ? Math.floor((PRICE_BUCKETS * (price - least)) / (most - least)) : 0
    const index = Math.min(range, PRICE_BUCKETS - 1)
    counts[index] = (counts[index] ?? 0) + 1
  }
  return { least, most, hasDearer: at(1) > most, low: at(0.35), counts }
}
