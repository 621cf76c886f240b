import { chargedCurrency, convertPrice, convertUnitPrices, rateBetween, type PriceExchange } from '#domain/exchange.ts'
import { sumMinor } from '#domain/money.ts'
import { transferSeconds } from '#domain/transfer-seconds.ts'
import { choiceOf, type LoadedItem } from './load-cart.ts'
import { priceChoice, type PricedLine, type DeparturePrices } from './price-departure.ts'
import type { CartDepartureRow } from './queries.ts'

/** An item in the currency of its charge. Its `item` is priced in the supplier's currency. */
export interface ChargedItem {
  item: LoadedItem
  lines: PricedLine[]
  originalMinor: number
  totalMinor: number
  rateMicros: number
  /** Null: no conversion. */
  rateAsOf: string | null
  marginBasisPoints: number
}

export interface CartCharge {
  currency: string
  items: ChargedItem[]
  originalMinor: number
  totalMinor: number
}

/** The currency in which these items are charged together: one that can be paid for them. */
export function cartCurrency(rows: readonly CartDepartureRow[], exchange: PriceExchange): string {
  return chargedCurrency(
    exchange,
    rows.map(({ currency }) => currency),
    { byTransfer: exchange.bank !== null && transferSeconds(rows, exchange.bank) !== null },
  )
}

/**
 * Prices items in one currency: converts their list prices and prices the choices again, so that lines add up as in
 * the browser (docs/rules/exchange.md). Minor units of `currency`. An estimate is for reading only.
 */
export function chargeCart(
  items: readonly LoadedItem[],
  exchange: PriceExchange,
  { currency, isEstimate }: { currency: string; isEstimate: boolean },
): CartCharge {
  const charged = items.map((item) => chargeItem(item, exchange, { currency, isEstimate }))
  return {
    currency,
    items: charged,
    originalMinor: sumMinor(charged.map((one) => one.originalMinor)),
    totalMinor: sumMinor(charged.map((one) => one.totalMinor)),
  }
}

function chargeItem(
  item: LoadedItem,
  exchange: PriceExchange,
  into: { currency: string; isEstimate: boolean },
): ChargedItem {
  const { row } = item
  const { breakdown, lines } = priceChoice(convertPrices(row, exchange, into), choiceOf(row))
  const { originalMinor, totalMinor } = breakdown
  if (row.currency === into.currency)
    return { item, lines, originalMinor, totalMinor, rateMicros: 1_000_000, rateAsOf: null, marginBasisPoints: 0 }
  const { rateMicros, asOf } = rateBetween(exchange.rates, row.currency, into.currency)
  const { marginBasisPoints } = exchange
  return { item, lines, originalMinor, totalMinor, rateMicros, rateAsOf: asOf, marginBasisPoints }
}

/** The departure with every list price and price by hand converted to `currency`. */
export function convertPrices<Prices extends DeparturePrices>(
  departure: Prices,
  exchange: PriceExchange,
  into: { currency: string; isEstimate: boolean },
): Prices {
  const converted = (amountMinor: number) => convertPrice(exchange, { amountMinor, currency: departure.currency }, into)
  return {
    ...departure,
    currency: into.currency,
    days: departure.days.map((day) => ({ ...day, unitPrices: convertUnitPrices(day.unitPrices, converted) })),
    units: departure.units.map((unit) => ({
      ...unit,
      priceMinor: converted(unit.priceMinor),
      originalMinor: unit.originalMinor === null ? null : converted(unit.originalMinor),
    })),
    extras: departure.extras.map((extra) => ({ ...extra, priceMinor: converted(extra.priceMinor) })),
    pickups: departure.pickups.map((point) => ({ ...point, priceMinor: converted(point.priceMinor) })),
  }
}
