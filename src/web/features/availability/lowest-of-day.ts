import { sumMinor } from '#domain/money.ts'
import { byCost, offersForParty } from '#domain/party-offer.ts'
import { originalOnDay, priceOnDay } from '#domain/price.ts'
import { sizeOf, type Party } from '#domain/party-units.ts'
import { bookableSeats, canBook } from './bookable-seats.ts'
import type { BookableProduct, Departure } from './calls.ts'

type Option = BookableProduct['options'][number]

/** A price, in minor units of the product's currency, and the unit that it is of. */
export interface UnitPrice {
  priceMinor: number
  /** Before the discount, null without one. */
  originalMinor: number | null
  unit: Option['units'][number]
}

/** The price of one unit, and how many of it the party shares; 1 for the price of one person. */
export interface PartyPrice extends UnitPrice {
  quantity: number
}

/**
 * The unit with which the party pays least on a day, as lists choose it (docs/rules/search.md#the-price-for-a-party);
 * without a party the lowest from-price. Of a stay or rental for all its nights or days. Null if nothing can be booked.
 */
export function lowestOfDay(
  { options, currency, pricingPer }: Pick<BookableProduct, 'options' | 'currency' | 'pricingPer'>,
  departures: readonly Departure[],
  party: Party | null = null,
): PartyPrice | null {
  const size = party === null ? 1 : Math.max(sizeOf(party), 1)
  const offersOf = (departure: Departure) => {
    const option = options.find(({ id }) => id === departure.optionId)
    if (!option) return []
    const { capacity, units } = option
    const seats = bookableSeats(departure)
    const place = {
      size,
      takesParty: takesParty(option, party, size),
      capacity,
      seats,
      isPerPerson: pricingPer === 'person',
    }
    const { days } = departure
    const priceOf = (unit: Option['units'][number]) => sumMinor(days.map((day) => priceOnDay(unit, day, currency)))
    return offersForParty(units, place, priceOf).map((offer) => ({ ...offer, days }))
  }
  const [best] = departures.filter(canBook).flatMap(offersOf).toSorted(byCost)
  if (!best) return null
  const { unit, priceMinor, quantity, days } = best
  const originalMinor = sumMinor(days.map((day) => originalOnDay(unit, day, currency)))
  return { unit, priceMinor, originalMinor: originalMinor > priceMinor ? originalMinor : null, quantity }
}

/** The same as lists say it: of a stay the price of its first night. */
export const listedOfDay: typeof lowestOfDay = (product, departures, party) =>
  lowestOfDay(
    product,
    departures.map((departure) => ({ ...departure, days: departure.days.slice(0, 1) })),
    party,
  )

/** Whether lists have the option for this party. */
export function takesParty({ capacity, units }: Option, party: Party | null, size: number): boolean {
  const leastAge = Math.min(...units.map(({ minAge }) => minAge ?? 0))
  return capacity >= size && !party?.ages?.some((age) => age < leastAge)
}
