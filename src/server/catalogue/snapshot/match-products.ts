import { isCurrency } from '#domain/currency.ts'
import type { ListingFilter } from '#server/catalogue/listing-filter.ts'
import { dayNumber, type Snapshot } from './snapshot.ts'
import type { Wish } from './departures.ts'
import { FLAGS, type Products } from './products.ts'
import { rankText, type RankedText } from './rank-text.ts'

/** Departures further ahead count only if their dates are requested. */
const DAYS_AHEAD = 180

export interface Matches {
  /** By row: 1 if it matches whatever its price, 2 if it matches. */
  marks: Uint8Array
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
  const passes = conditionsOf(snapshot, filter)
  const { priceMinMinor, priceMaxMinor } = filter
  const hasPriceFilter = priceMinMinor !== null || priceMaxMinor !== null
  const isInPrice = (price: number) => price >= (priceMinMinor ?? 0) && price <= (priceMaxMinor ?? Infinity)
  const marks = new Uint8Array(products.length)
  for (let row = 0; row < products.length; row++) {
    if ((text && text.found[row] === 0) || !passes(row)) continue
    marks[row] = hasPriceFilter && !isInPrice(priceOf(row)) ? 1 : 2
  }
  return { marks, priceOf, text }
}

/** Whether a row passes everything but text and price. */
function conditionsOf(snapshot: Snapshot, filter: ListingFilter): (row: number) => boolean {
  const { products, departures, nowMs } = snapshot
  const { supplierId, cityId, categoryId, rating, durationMinutes } = filter
  const flags = flagsOf(filter)
  const speaks = filter.language === null ? null : speakersOf(products, filter.language)
  const needsDeparture = (filter.fromDate ?? filter.toDate ?? filter.travellers ?? filter.startsBetween) !== null
  const wish = wishOf(snapshot, filter)
  return (row) =>
    ((products.flags[row] as number) & flags) === flags &&
    (products.soldUntilMs[row] as number) > nowMs &&
    (supplierId === null || products.supplierId[row] === supplierId) &&
    (cityId === null || products.cityId[row] === cityId) &&
    (categoryId === null || products.categoryId[row] === categoryId) &&
    (rating === null || (products.rating[row] as number) >= rating) &&
    (durationMinutes === null || isBetween(products.durationMinutes[row] as number, durationMinutes)) &&
    (speaks === null || speaks[products.languages[row] as number] === true) &&
    (!needsDeparture || departures.has(products.id[row] as number, wish, saleOf(products, row)))
}

function flagsOf({ freeCancellation, pickup, isPrivate, children }: ListingFilter): number {
  return (
    FLAGS.isListed |
    (freeCancellation ? FLAGS.freeCancellation : 0) |
    (pickup ? FLAGS.pickup : 0) |
    (isPrivate ? FLAGS.isPrivate : 0) |
    (children ? FLAGS.children : 0)
  )
}

const isBetween = (value: number, { least, most }: { least: number; most: number }) => value >= least && value < most

/** By code of a list of languages, whether it has the language. */
function speakersOf({ languageLists }: Products, language: string): boolean[] {
  return languageLists.values.map((list) => list.split(',').includes(language))
}

/** What the conditions of departures read of a product. */
export function saleOf(products: Products, row: number): { isPerPerson: boolean; soldUntilMs: number } {
  return {
    isPerPerson: ((products.flags[row] as number) & FLAGS.isPerPerson) !== 0,
    soldUntilMs: products.soldUntilMs[row] as number,
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
