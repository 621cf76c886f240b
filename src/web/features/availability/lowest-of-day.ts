import { originalOnDay, priceOnDay } from '#domain/price.ts'
import { fromPriceKinds, isShared } from '#domain/unit-kinds.ts'
import type { Party } from '#web/lib/trip.ts'
import { bookableSeats, canBook } from './bookable-seats.ts'
import type { BookableProduct, Departure } from './calls.ts'
import { sizeOf } from './first-quantities.ts'

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

interface Offer extends PartyPrice {
  /** What the whole party pays, as if all were adults; Infinity if no unit takes them alone. */
  costMinor: number
}

/**
 * The unit with which the party pays least on a day, as lists choose it (docs/rules/search.md#the-price-for-a-party);
 * without a party the lowest from-price. Of a stay's nights the cheapest. Null if nothing can be booked.
 */
export function lowestOfDay(
  { options, currency, pricingPer }: Pick<BookableProduct, 'options' | 'currency' | 'pricingPer'>,
  departures: readonly Departure[],
  party: Party | null = null,
): PartyPrice | null {
  const size = party === null ? 1 : Math.max(sizeOf(party), 1)
  const isPerPerson = pricingPer === 'person'
  const offersOf = (departure: Departure): Offer[] => {
    const option = options.find(({ id }) => id === departure.optionId)
    if (!option) return []
    const seats = bookableSeats(departure)
    const takesAll = takesParty(option, party, size) && seats >= (isPerPerson ? size : 1)
    const defaults = option.units.filter(({ kind }) => fromPriceKinds.includes(kind))
    return departure.days.flatMap((day) =>
      (defaults.length > 0 ? defaults : option.units).map((unit) => {
        const travellers = isShared(unit) ? Math.max(unit.travellers, 1) : 1
        const needed = Math.ceil(size / travellers)
        const fits =
          travellers === 1 ||
          (needed <= (unit.maxQuantity ?? Infinity) &&
            needed * travellers <= option.capacity &&
            needed * (isPerPerson ? travellers : 1) <= seats)
        const priceMinor = priceOnDay(unit, day, currency)
        const originalMinor = originalOnDay(unit, day, currency)
        return {
          unit,
          priceMinor,
          originalMinor: originalMinor > priceMinor ? originalMinor : null,
          quantity: travellers > 1 && takesAll && fits ? needed : 1,
          costMinor: takesAll && fits ? needed * priceMinor : Infinity,
        }
      }),
    )
  }
  const [best] = departures
    .filter(canBook)
    .flatMap(offersOf)
    // Infinity from Infinity is not a number.
    .toSorted((a, b) => (a.costMinor === b.costMinor ? a.priceMinor - b.priceMinor : a.costMinor - b.costMinor))
  if (!best) return null
  const { unit, priceMinor, originalMinor, quantity } = best
  return { unit, priceMinor, originalMinor, quantity }
}

/** The same as lists say it: of a stay the price of its first night. */
export const listedOfDay: typeof lowestOfDay = (product, departures, party) =>
  lowestOfDay(
    product,
    departures.map((departure) => ({ ...departure, days: departure.days.slice(0, 1) })),
    party,
  )

/** Whether lists have the option for this party. */
function takesParty({ capacity, units }: Option, party: Party | null, size: number): boolean {
  const leastAge = Math.min(...units.map(({ minAge }) => minAge ?? 0))
  return capacity >= size && !party?.ages?.some((age) => age < leastAge)
}
