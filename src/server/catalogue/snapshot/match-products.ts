import { isCurrency } from '#domain/currency.ts'
import type { ListedFilter } from '#domain/listed-filters.ts'
import type { ListingFilter } from '#server/catalogue/listing-filter.ts'
import { dayNumber, type Snapshot } from './snapshot.ts'
import type { Sale, Wish } from './departures.ts'
import { misses } from './misses.ts'
import { FLAGS, type Products } from './products.ts'
import { rankText, type RankedText } from './rank-text.ts'

/** Departures further ahead count only if their dates are requested. */
const DAYS_AHEAD = 180

export interface Matches {
  /** By row: 1 if it matches whatever its price, 2 if it matches. */
  marks: Uint8Array
  /** By row: the filters (`misses`) of which each, if it alone is removed, makes the row a match. */
  missed: Uint16Array
  /** The from-price of a row as its card displays it: minor units of the visitor's currency; NaN on request. */
  priceOf: (row: number) => number
  /** Null without a text. */
  text: RankedText | null
}

/** The products that match a filter. */
export function matchProducts(snapshot: Snapshot, filter: ListingFilter): Matches {
  const { products } = snapshot
  const text = filter.text && rankText(filter.text, products)
  const priceOf = priceReader(products, filter.priceRates)
  const isCandidate = candidatesOf(snapshot, filter)
  const conditions = conditionsOf(snapshot, filter)
  const departs = departureConditionOf(snapshot, filter)
  const { priceMinMinor, priceMaxMinor } = filter
  const hasPriceFilter = priceMinMinor !== null || priceMaxMinor !== null
  const isInPrice = (price: number) => price >= (priceMinMinor ?? 0) && price <= (priceMaxMinor ?? Infinity)
  if (hasPriceFilter) conditions.push({ filter: 'price', passes: (row) => isInPrice(priceOf(row)) })
  const marks = new Uint8Array(products.length)
  const missed = new Uint16Array(products.length)
  for (let row = 0; row < products.length; row++) {
    if ((text && text.found[row] === 0) || !isCandidate(row)) continue
    const failed = onlyFailed(conditions, row)
    if (failed === undefined) continue
    if (!departs.passes(row)) {
      if (failed === null) missed[row] = departs.missed(row)
    } else {
      if (failed !== null) missed[row] = misses[failed]
      if (failed === null || failed === 'price') marks[row] = failed === null ? 2 : 1
    }
  }
  return { marks, missed, priceOf, text }
}

interface Condition {
  filter: ListedFilter
  passes: (row: number) => boolean
}

/** The only filter that the row fails: null if it fails none, undefined if it fails several. */
function onlyFailed(conditions: readonly Condition[], row: number): ListedFilter | null | undefined {
  let failed: ListedFilter | null = null
  for (const { filter, passes } of conditions) {
    if (passes(row)) continue
    if (failed !== null) return undefined
    failed = filter
  }
  return failed
}

/** Whether a row is on sale on the site, whatever the filters. */
function candidatesOf({ products, nowMs }: Snapshot, { supplierId }: ListingFilter): (row: number) => boolean {
  return (row) =>
    ((products.flags[row] as number) & FLAGS.isListed) !== 0 &&
    (products.soldUntilMs[row] as number) > nowMs &&
    (supplierId === null || products.supplierId[row] === supplierId)
}

/** The chosen filters, without text, price and those of departures. */
function conditionsOf({ products }: Snapshot, filter: ListingFilter): Condition[] {
  const { cityId, categoryId, rating, durationMinutes } = filter
  const conditions: Condition[] = []
  if (cityId !== null) conditions.push({ filter: 'city', passes: (row) => products.cityId[row] === cityId })
  if (categoryId !== null)
    conditions.push({ filter: 'category', passes: (row) => products.categoryId[row] === categoryId })
  for (const flag of ['freeCancellation', 'pickup', 'isPrivate', 'children'] as const)
    // With dates a departure has to be free to cancel still: `departureConditionOf`.
    if (filter[flag] && !(flag === 'freeCancellation' && hasDates(filter)))
      conditions.push({ filter: flag, passes: (row) => ((products.flags[row] as number) & FLAGS[flag]) !== 0 })
  if (rating !== null)
    conditions.push({ filter: 'rating', passes: (row) => (products.rating[row] as number) >= rating })
  if (durationMinutes !== null)
    conditions.push({
      filter: 'duration',
      passes: (row) => isBetween(products.durationMinutes[row] as number, durationMinutes),
    })
  if (filter.language !== null) {
    const speaks = speakersOf(products, filter.language)
    conditions.push({ filter: 'language', passes: (row) => speaks[products.languages[row] as number] === true })
  }
  return conditions
}

/** Whether a row can be cancelled free of charge, with dates on a departure that suits the filter. */
export function isFreeToCancel(snapshot: Snapshot, filter: ListingFilter): (row: number) => boolean {
  const { products, departures } = snapshot
  const isEverFree = (row: number) => ((products.flags[row] as number) & FLAGS.freeCancellation) !== 0
  if (!hasDates(filter)) return isEverFree
  const wish = { ...wishOf(snapshot, filter), isFree: true }
  return (row) => isEverFree(row) && departures.has(products.id[row] as number, wish, saleOf(products, row))
}

const hasDates = ({ fromDate, toDate }: ListingFilter) => (fromDate ?? toDate) !== null

/** Dates, travellers, time of day and free cancellation in the dates have to suit one and the same departure. */
function departureConditionOf(snapshot: Snapshot, filter: ListingFilter) {
  const { products, departures } = snapshot
  const conditionOf = (wished: ListingFilter): ((row: number) => boolean) => {
    if ((wished.fromDate ?? wished.toDate ?? wished.travellers ?? wished.startsBetween) === null) return () => true
    const wish = wishOf(snapshot, wished)
    return (row) => departures.has(products.id[row] as number, wish, saleOf(products, row))
  }
  const without: Condition[] = []
  if (hasDates(filter)) {
    const undated = { ...filter, fromDate: null, toDate: null }
    const [suits, isFree] = [conditionOf(undated), isFreeToCancel(snapshot, undated)]
    without.push({ filter: 'dates', passes: (row) => suits(row) && (!filter.freeCancellation || isFree(row)) })
    if (filter.freeCancellation)
      without.push({ filter: 'freeCancellation', passes: conditionOf({ ...filter, freeCancellation: false }) })
  }
  if (filter.travellers !== null)
    without.push({ filter: 'travellers', passes: conditionOf({ ...filter, travellers: null }) })
  if (filter.startsBetween !== null)
    without.push({ filter: 'timeOfDay', passes: conditionOf({ ...filter, startsBetween: null }) })
  return {
    passes: conditionOf(filter),
    missed: (row: number) =>
      without.reduce((bits, { filter: one, passes }) => (passes(row) ? bits | misses[one] : bits), 0),
  }
}

const isBetween = (value: number, { least, most }: { least: number; most: number }) => value >= least && value < most

/** By code of a list of languages, whether it has the language. */
function speakersOf({ languageLists }: Products, language: string): boolean[] {
  return languageLists.values.map((list) => list.split(',').includes(language))
}

export function saleOf(products: Products, row: number): Sale {
  return {
    isPerPerson: ((products.flags[row] as number) & FLAGS.isPerPerson) !== 0,
    soldUntilMs: products.soldUntilMs[row] as number,
    freeMs: products.freeMs[row] as number,
  }
}

export function wishOf({ nowMs, today }: Snapshot, filter: ListingFilter): Wish {
  const { fromDate, toDate, travellers, startsBetween } = filter
  const fromDay = fromDate === null ? today : dayNumber(fromDate)
  const lastDay = toDate ?? fromDate
  return {
    party: travellers ?? 1,
    fromDay,
    toDay: lastDay === null ? today + DAYS_AHEAD : dayNumber(lastDay),
    nowMs,
    fromTime: startsBetween === null ? 0 : minutesOf(startsBetween.from),
    toTime: startsBetween === null ? 24 * 60 : minutesOf(startsBetween.to),
    isFree: filter.freeCancellation && hasDates(filter),
  }
}

/** Minutes since midnight of a time, HH:MM. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

function priceReader(products: Products, rates: ListingFilter['priceRates']): (row: number) => number {
  const byCode = products.currencies.values.map((currency) => {
    const rate = isCurrency(currency) ? rates[currency] : undefined
    return rate && Number.isFinite(rate.times) && Number.isInteger(rate.step) ? rate : null
  })
  return (row) => {
    const rate = byCode[products.currency[row] as number]
    if (!rate) return 0
    const listed = products.fromMinor[row] as number
    // The tolerance keeps a float slightly above a whole number from being rounded up.
    return Math.ceil(listed * (rate.times / rate.step) - 1e-6) * rate.step
  }
}
