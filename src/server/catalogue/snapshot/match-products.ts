import type { ListedFilter } from '#domain/listed-filters.ts'
import { durationRange, type ListingFilter } from '#server/catalogue/listing-filter.ts'
import { cardFacts, type CardFacts } from './card-facts.ts'
import type { Snapshot } from './snapshot.ts'
import { eveningIn, hasDates, wishOf } from './wish.ts'
import { misses } from './misses.ts'
import { offeredBy } from './offered-by.ts'
import { canBeAskedFor } from './on-request.ts'
import { FLAGS, isEverFree, type Products } from './products.ts'
import { rankText, type RankedText } from './rank-text.ts'

export interface Matches {
  /** Those that are marked or missed, in no order. */
  rows: Int32Array
  /** By row: 1 if it matches whatever its price, 2 if it matches. */
  marks: Uint8Array
  /** By row: the filters (`misses`) of which each, if it alone is removed, makes the row a match. */
  missed: Uint16Array
  /** Whether the filter has dates: prices and durations are those of a departure in them. */
  isDated: boolean
  /** The price of a row as its card displays it: minor units of the visitor's currency; NaN on request. */
  priceOf: (row: number) => number
  durationOf: (row: number) => number
  /** Whether it can be cancelled free of charge, with dates a departure in them. */
  isFree: (row: number) => boolean
  /** Null without a text. */
  text: RankedText | null
}

/** The products that match a filter. */
export function matchProducts(snapshot: Snapshot, filter: ListingFilter): Matches {
  const { products } = snapshot
  const text = filter.text && rankText(filter.text, products, eveningIn(snapshot, filter))
  const isDated = hasDates(filter)
  const facts = cardFacts(snapshot, filter)
  const isOffered = offeredBy(snapshot, filter.supplierId)
  const ofCards = conditionsOfCards(filter, facts)
  // Without dates they are faster than reading departures.
  const conditions = isDated ? conditionsOf(snapshot, filter) : [...conditionsOf(snapshot, filter), ...ofCards]
  const departs = departureConditionOf(snapshot, filter, facts)
  const marks = new Uint8Array(products.length)
  const missed = new Uint16Array(products.length)
  const looked = text?.rows
  const rows = new Int32Array(looked?.length ?? products.length)
  let length = 0
  for (let at = 0; at < rows.length; at++) {
    const row = looked?.[at] ?? at
    if (!isOffered(row)) continue
    let failed = onlyFailed(conditions, row)
    if (failed === undefined) continue
    if (!departs.passes(row)) {
      if (failed === null && (missed[row] = departs.missed(row)) !== 0) rows[length++] = row
      continue
    }
    if (isDated) failed = onlyFailed(ofCards, row, failed)
    if (failed === undefined) continue
    rows[length++] = row
    if (failed !== null) missed[row] = misses[failed]
    if (failed === null || failed === 'price') marks[row] = failed === null ? 2 : 1
  }
  const { priceOf, durationOf, isFree } = facts
  return { rows: rows.subarray(0, length), marks, missed, isDated, priceOf, durationOf, isFree, text }
}

interface Condition {
  filter: ListedFilter
  passes: (row: number) => boolean
}

/** The only filter that the row fails, with one it is known to fail: null if none, undefined if several. */
function onlyFailed(
  conditions: readonly Condition[],
  row: number,
  known: ListedFilter | null = null,
): ListedFilter | null | undefined {
  let failed = known
  for (const { filter, passes } of conditions) {
    if (passes(row)) continue
    if (failed !== null) return undefined
    failed = filter
  }
  return failed
}

/** The chosen filters, without text, those of cards and those of departures. */
function conditionsOf({ products }: Snapshot, filter: ListingFilter): Condition[] {
  const { cityId, categoryIds, rating } = filter
  /** Left to `departureConditionOf`. */
  const isOfDepartures: Partial<Record<ListedFilter, boolean>> = {
    // With dates a departure has to be free to cancel still.
    freeCancellation: hasDates(filter),
  }
  const conditions: Condition[] = []
  if (cityId !== null) conditions.push({ filter: 'city', passes: (row) => products.cityId[row] === cityId })
  if (categoryIds !== null) {
    const isChosen = products.categories.values.map((id) => categoryIds.includes(id))
    conditions.push({ filter: 'category', passes: (row) => isChosen[products.category[row] as number] === true })
  }
  for (const flag of ['freeCancellation', 'pickup', 'isPrivate', 'children'] as const)
    if (filter[flag] && isOfDepartures[flag] !== true)
      conditions.push({ filter: flag, passes: (row) => ((products.flags[row] as number) & FLAGS[flag]) !== 0 })
  if (rating !== null)
    conditions.push({ filter: 'rating', passes: (row) => (products.rating[row] as number) >= rating })
  if (filter.languages !== null) {
    const speaks = speakersOf(products, filter.languages)
    conditions.push({ filter: 'language', passes: (row) => speaks[products.languages[row] as number] === true })
  }
  return conditions
}

/** The filters of what cards display: price and duration. */
function conditionsOfCards(filter: ListingFilter, { priceOf, durationOf }: CardFacts): Condition[] {
  const { durations, priceMinMinor, priceMaxMinor } = filter
  const conditions: Condition[] = []
  if (durations !== null)
    conditions.push({ filter: 'duration', passes: (row) => (durations & (1 << durationRange(durationOf(row)))) !== 0 })
  if (priceMinMinor !== null || priceMaxMinor !== null) {
    const [least, most] = [priceMinMinor ?? 0, priceMaxMinor ?? Infinity]
    conditions.push({ filter: 'price', passes: (row) => priceOf(row) >= least && priceOf(row) <= most })
  }
  return conditions
}

/**
 * Dates, travellers with their ages, time of day and free cancellation in the dates have to suit one and the same
 * departure.
 */
function departureConditionOf(snapshot: Snapshot, filter: ListingFilter, facts: CardFacts) {
  const { products, departures } = snapshot
  const conditionOf = (wished: ListingFilter): ((row: number) => boolean) => {
    if ((wished.fromDate ?? wished.toDate ?? wished.travellers ?? wished.dayParts) === null) return () => true
    const wish = wishOf(snapshot, wished)
    const isAskedFor = canBeAskedFor(products, wished)
    return (row) => departures.has(products.number[row] as number, wish) || isAskedFor(row)
  }
  /** With dates, other departures have other prices and durations. */
  const listedWith = (wished: ListingFilter): ((row: number) => boolean) => {
    const suits = conditionOf(wished)
    const ofCards = hasDates(filter) ? conditionsOfCards(wished, cardFacts(snapshot, wished)) : []
    return (row) => suits(row) && ofCards.every(({ passes }) => passes(row))
  }
  const without: Condition[] = []
  if (hasDates(filter)) {
    const undated = { ...filter, fromDate: null, toDate: null }
    const suits = listedWith(undated)
    without.push({
      filter: 'dates',
      passes: (row) => suits(row) && (!filter.freeCancellation || isEverFree(products, row)),
    })
    if (filter.freeCancellation)
      without.push({ filter: 'freeCancellation', passes: listedWith({ ...filter, freeCancellation: false }) })
  }
  if (filter.travellers !== null)
    without.push({ filter: 'travellers', passes: listedWith({ ...filter, travellers: null, youngest: null }) })
  if (filter.dayParts !== null) without.push({ filter: 'timeOfDay', passes: listedWith({ ...filter, dayParts: null }) })
  // With dates the departures of a row are read once for this and for its card.
  const departs = facts.departs ?? conditionOf(filter)
  return {
    passes: departs,
    missed: (row: number) =>
      without.reduce((bits, { filter: one, passes }) => (passes(row) ? bits | misses[one] : bits), 0),
  }
}

/** By code of a list of languages, whether it has one of the chosen. */
function speakersOf({ languageLists }: Products, languages: readonly string[]): boolean[] {
  return languageLists.values.map((list) => list.split(',').some((language) => languages.includes(language)))
}
