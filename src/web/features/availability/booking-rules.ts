import { MOST_OF_UNIT, mostOfUnit, travellersOf } from '#domain/party.ts'
import { findUnaccompanied } from '#domain/accompanied.ts'
import { checkQuantity, type QuantityRefusal } from '#domain/availability.ts'
import { onClockOf } from '#domain/date-words.ts'
import { lowestDefault } from '#domain/from-price.ts'
import { sumMinor } from '#domain/money.ts'
import { fromPriceOnDay, originalOnDay, priceItem, priceOnDay, type PriceBreakdown } from '#domain/price.ts'
import { findOverLimit } from '#domain/unit-limits.ts'
import { addDays } from '#domain/add-days.ts'
import { bookableSeats, canBook } from './bookable-seats.ts'
import type { BookableProduct, Departure } from './calls.ts'
import type { UnitPrice } from './lowest-of-day.ts'

export { sizeOf } from '#domain/party-units.ts'
export { firstQuantities } from './first-quantities.ts'
export { firstLanguage } from './guide-languages.ts'
export { listedOfDay, lowestOfDay, type UnitPrice } from './lowest-of-day.ts'
export { partyFit } from './party-fit.ts'
export { partyOf } from './party-of.ts'
export { partySizeOf } from './party-size.ts'
export { isByAges, totalOfDay } from './total-of-day.ts'
export { unitOfAge } from '#domain/unit-of-age.ts'

type Option = BookableProduct['options'][number]

interface PricedChoice {
  departure: Departure
  option: Option
  duration: number
  /** Quantities by the id of the unit or extra. */
  units: Record<number, number>
  extras: Record<number, number>
  pickupId: number | null
}

export function priceChoice(product: BookableProduct, choice: PricedChoice): PriceBreakdown {
  const { departure, option, duration, units, extras, pickupId } = choice
  return priceItem({
    currency: product.currency,
    pricingPer: product.pricingPer === 'item' ? 'item' : 'person',
    rate: product.rate,
    minDuration: product.minDuration,
    duration,
    days: departure.days,
    units: option.units.map((unit) => ({ ...unit, quantity: units[unit.id] ?? 0 })),
    extras: product.extras.map((extra) => ({ ...extra, code: String(extra.id), quantity: extras[extra.id] ?? 0 })),
    pickupMinor: product.pickups.find((point) => point.id === pickupId)?.priceMinor ?? 0,
  })
}

/** The from-price of an option on the first day of a departure; null if it has no units. */
export const priceOfDeparture = (
  option: Pick<Option, 'units'>,
  { days: [first] }: Pick<Departure, 'days'>,
  currency: string,
): UnitPrice | null => priceOfDay(option, first, currency)

/** The from-price of an option on each day or night of a departure. */
const pricesOfDays = (
  option: Pick<Option, 'units'>,
  { days }: Pick<Departure, 'days'>,
  currency: string,
): UnitPrice[] => days.flatMap((day) => priceOfDay(option, day, currency) ?? [])

function priceOfDay(
  { units }: Pick<Option, 'units'>,
  day: Departure['days'][number] | undefined,
  currency: string,
): UnitPrice | null {
  const lowest = day ? fromPriceOnDay(units, day, currency) : null
  if (!day || !lowest) return null
  const originalMinor = originalOnDay(lowest.unit, day, currency)
  return { ...lowest, originalMinor: originalMinor > lowest.priceMinor ? originalMinor : null }
}

const lowestOf = (prices: readonly UnitPrice[]): UnitPrice | null =>
  prices.toSorted((a, b) => a.priceMinor - b.priceMinor)[0] ?? null

/**
 * The lowest from-price of an option's departures that can be booked, and whether the others cost more. Without any, of
 * the sold-out ones. `lowestNight` is the cheapest day or night where they do not all cost the same, otherwise null.
 */
export function priceOfOption(
  option: Pick<Option, 'units'>,
  departures: readonly Departure[],
  currency: string,
): { lowest: UnitPrice; differs: boolean; lowestNight: UnitPrice | null } | null {
  const bookable = departures.filter(canBook)
  const counted = bookable.length > 0 ? bookable : departures
  const prices = counted.flatMap((departure) => priceOfDeparture(option, departure, currency) ?? [])
  const lowest = lowestOf(prices)
  if (!lowest) return null
  const nights = counted.map((departure) => pricesOfDays(option, departure, currency))
  return {
    lowest,
    differs: bookable.length > 0 && differ(prices),
    lowestNight: nights.some(differ) ? lowestOf(nights.flat()) : null,
  }
}

/** The least that one of an option's units costs for all days or nights of a departure that can be booked. */
export function priceOfStay(
  { units }: Pick<Option, 'units'>,
  departures: readonly Departure[],
  currency: string,
): UnitPrice | null {
  const bookable = departures.filter(canBook)
  return lowestOf(
    (bookable.length > 0 ? bookable : departures).flatMap(({ days }) => {
      const sumOf = (price: typeof priceOnDay | typeof originalOnDay, unit: Option['units'][number]) =>
        sumMinor(days.map((day) => price(unit, day, currency)))
      const lowest = lowestDefault(
        units.map((unit) => ({ unit, kind: unit.kind, priceMinor: sumOf(priceOnDay, unit) })),
      )
      if (!lowest) return []
      const { unit, priceMinor } = lowest
      const originalMinor = sumOf(originalOnDay, unit)
      return [{ unit, priceMinor, originalMinor: originalMinor > priceMinor ? originalMinor : null }]
    }),
  )
}

const differ = (prices: readonly UnitPrice[]) => prices.some(({ priceMinor }) => priceMinor !== prices[0]?.priceMinor)

/**
 * What cancelling costs on a day without a chosen time: the lowest percentage of the departures that can be booked, and
 * its first deadline. Null if none has a step.
 */
export function cancellationOfDay(departures: readonly Departure[]): Departure['cancellation'] {
  const steps = departures.filter(canBook).flatMap(({ cancellation }) => cancellation ?? [])
  const [best] = steps.toSorted((a, b) => a.percentage - b.percentage || Date.parse(a.until) - Date.parse(b.until))
  return best ?? null
}

/** The city's day on which so many days or nights from a departure end: `endsAt` is the end of the first. */
export function lastDateOf({ endsAt }: Pick<Departure, 'endsAt'>, zone: string, duration: number): string {
  return addDays(onClockOf(endsAt, zone).localDate, duration - 1)
}

/** The same of the chosen departure, or of all that can be booked; null where these end on several days. */
export function lastDateOfDay(
  chosen: Departure | null,
  departures: readonly Departure[],
  { zone, duration }: { zone: string; duration: number },
): string | null {
  const dates = new Set((chosen ? [chosen] : departures.filter(canBook)).map((one) => lastDateOf(one, zone, duration)))
  const [date] = dates
  return dates.size === 1 && date !== undefined ? date : null
}

export interface ChoiceRefusal {
  reason: 'unaccompanied' | 'unit_too_few' | 'unit_too_many' | QuantityRefusal
  /** The number that is broken, for the words that name it. */
  limit: number
}

/** Why the quantities cannot be booked; null if they can. */
export function refusalOf({ departure, option, units }: PricedChoice, price: PriceBreakdown): ChoiceRefusal | null {
  const counted = option.units.map((unit) => ({ ...unit, quantity: units[unit.id] ?? 0 }))
  const over = findOverLimit(counted)
  if (over) return { reason: over.reason, limit: over.limit }
  if (findUnaccompanied(counted) !== null) return { reason: 'unaccompanied', limit: 0 }
  const check = checkQuantity({
    travellers: price.travellers,
    places: price.places,
    capacity: option.capacity,
    seatsLeft: bookableSeats(departure),
  })
  return check.ok ? null : { reason: check.reason, limit: option.capacity }
}

interface WantedPeople {
  /** Quantities by the id of the unit. */
  units: Readonly<Record<number, number>>
  /** How many they are, where tents or cars for more are chosen. */
  size?: number | null
}

/** How many travellers a departure has too few seats for; null if they suffice. */
export function tooFewSeatsFor(
  { pricingPer }: Pick<BookableProduct, 'pricingPer'>,
  option: Pick<Option, 'units'>,
  departure: Pick<Departure, 'seatsLeft'>,
  { units, size = null }: WantedPeople,
): number | null {
  const travellers = travellersOf(option.units, units)
  const places = pricingPer === 'item' ? sumMinor(option.units.map(({ id }) => units[id] ?? 0)) : travellers
  return places > bookableSeats(departure) ? Math.min(travellers, size ?? travellers) : null
}

/** The maximum quantity of a unit, given the other quantities. */
export function mostOf(
  unit: Option['units'][number],
  { pricingPer }: BookableProduct,
  { departure, option, units }: PricedChoice,
  price: PriceBreakdown,
): number {
  const own = units[unit.id] ?? 0
  const perPlace = pricingPer === 'item' ? 1 : unit.travellers
  const byPlaces =
    perPlace === 0 ? MOST_OF_UNIT : own + Math.floor((bookableSeats(departure) - price.places) / perPlace)
  const others = price.travellers - own * unit.travellers
  return Math.max(0, Math.min(byPlaces, mostOfUnit(unit, { capacity: option.capacity, others })))
}
