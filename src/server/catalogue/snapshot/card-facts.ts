import { isCurrency } from '#domain/currency.ts'
import { ratedPrice } from '#domain/exchange.ts'
import type { ListingFilter } from '#server/catalogue/listing-filter.ts'
import type { Offer } from './departures.ts'
import { canBeAskedFor } from './on-request.ts'
import { isEverFree } from './products.ts'
import type { Snapshot } from './snapshot.ts'
import { hasDates, offersIn } from './wish.ts'

/** What the card of a row displays. */
export interface CardFacts {
  /** Minor units of the visitor's currency; NaN on request. */
  priceOf: (row: number) => number
  durationOf: (row: number) => number
  /** Whether it can be cancelled free of charge, with dates a departure in them. */
  isFree: (row: number) => boolean
  /** Whether a departure suits the filter, or one can be asked for; null without dates. */
  departs: ((row: number) => boolean) | null
}

/**
 * With dates those of the departure on the card, read once for each row that is asked for; of rows without one, and
 * without dates, those of the product.
 */
export function cardFacts(snapshot: Snapshot, filter: ListingFilter): CardFacts {
  const { products } = snapshot
  const priceIn = priceReader(snapshot, filter)
  const listedPrice = (row: number) => priceIn(row, products.fromMinor[row] as number)
  const listedDuration = (row: number) => products.durationMinutes[row] as number
  if (!hasDates(filter))
    return {
      priceOf: listedPrice,
      durationOf: listedDuration,
      isFree: (row) => isEverFree(products, row),
      departs: null,
    }

  const offerOf = offersIn(snapshot, filter)
  const isAskedFor = canBeAskedFor(products, filter)
  const prices = new Float64Array(products.length)
  /** Zero: not read yet. */
  const durations = new Int32Array(products.length)
  /** 1: a departure suits the filter; 2: one that can be cancelled free of charge. */
  const found = new Uint8Array(products.length)
  const read = (row: number) => {
    if (durations[row] !== 0) return
    const offer = offerOf(row)
    if (offer) found[row] = offer.isFree ? 2 : 1
    else if (isAskedFor(row)) found[row] = isEverFree(products, row) ? 2 : 1
    const isPriced = offer !== null && !Number.isNaN(offer.priceMinor)
    prices[row] = isPriced ? priceIn(row, offer.priceMinor, offer) : listedPrice(row)
    durations[row] = offer ? offer.durationMinutes : listedDuration(row)
  }
  return {
    priceOf: (row) => (read(row), prices[row] as number),
    durationOf: (row) => (read(row), durations[row] as number),
    isFree: (row) => (read(row), found[row] === 2),
    departs: (row) => (read(row), found[row] !== 0),
  }
}

function priceReader({ products }: Snapshot, { priceRates }: ListingFilter) {
  const byCode = products.currencies.values.map((currency) => {
    const rate = isCurrency(currency) ? priceRates[currency] : undefined
    return rate && Number.isFinite(rate.times) && Number.isInteger(rate.step) ? rate : null
  })
  return (row: number, listedMinor: number, offer?: Offer) => {
    const rate = byCode[products.currency[row] as number]
    return rate ? ratedPrice(rate, listedMinor, offer?.adjustBasisPoints, offer?.quantity) : 0
  }
}
