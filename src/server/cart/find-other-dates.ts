import type { LineChoice } from '#domain/cart-line.ts'
import { findExchange } from '#server/currencies/find-exchange.ts'
import type { PricingContext } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { cartCurrency, convertPrices } from './charge-cart.ts'
import { priceChoice, priceDeparture } from './price-departure.ts'
import { listOtherDepartures, type CartDepartureRow } from './queries.ts'

export interface OtherDate {
  departureId: number
  localDate: string
  localTime: string
  /** Of the whole choice, minor units of `currency`, the visitor's. */
  totalMinor: number
  currency: string
}

const MOST = 6

/** The departures of an option on which the same choice can be bought: the nearest to `near` ('YYYY-MM-DD'), in order of time. At most six. */
export async function findOtherDates(
  context: PricingContext,
  input: { visitor: Visitor; optionId: number; notDepartureId: number; near: string; choice: LineChoice },
): Promise<OtherDate[]> {
  const exchange = await findExchange(context, input.visitor)
  const { currency } = exchange
  const departures = await listOtherDepartures(context.db, {
    optionId: input.optionId,
    notDepartureId: input.notDepartureId,
    near: input.near,
    duration: input.choice.duration,
    supplierId: input.visitor.site.supplierId,
  })
  return departures
    .map((departure) => ({ departure, priced: priceDeparture(departure, input.choice) }))
    .filter(({ priced }) => priced.refusal === null)
    .slice(0, MOST)
    .sort((a, b) => a.departure.startsAt.getTime() - b.departure.startsAt.getTime())
    .map(({ departure }) => ({
      departureId: departure.departureId,
      localDate: departure.localDate,
      localTime: departure.localTime,
      totalMinor: priceChoice(inReading(departure), input.choice).breakdown.totalMinor,
      currency,
    }))

  function inReading(departure: CartDepartureRow): CartDepartureRow {
    const isEstimate = cartCurrency([departure], exchange) !== currency
    return convertPrices(departure, exchange, { currency, isEstimate })
  }
}
