import { sumMinor } from '#domain/money.ts'
import { dearestQuantitiesOfParty, dependsOnAges, sizeOf, type Party } from '#domain/party-units.ts'
import { priceOnDay } from '#domain/price.ts'
import { bookableSeats, canBook } from './bookable-seats.ts'
import type { BookableProduct, Departure } from './calls.ts'
import { takesParty } from './lowest-of-day.ts'
import { partyOf } from './party-of.ts'

type Option = BookableProduct['options'][number]

/** What all of a party pay on a day, at most if it depends on ages. */
export interface PartyTotal {
  totalMinor: number
  travellers: number
  /** Whether they may pay less, because the age of a child is not known. */
  dependsOnAges: boolean
}

const priceOver =
  ({ days }: Pick<Departure, 'days'>, currency: string) =>
  (unit: Option['units'][number]) =>
    sumMinor(days.map((day) => priceOnDay(unit, day, currency)))

/**
 * The least that all of a party pay together on a day, each a price of their own, as the cards of a search say it. Null
 * for one person, and where the day has nothing for all of them.
 */
export function totalOfDay(
  { options, currency, pricingPer, rate }: Pick<BookableProduct, 'options' | 'currency' | 'pricingPer' | 'rate'>,
  departures: readonly Departure[],
  party: Party | null,
  booked: Readonly<Record<number, number>> | null = null,
): PartyTotal | null {
  const travellers = party === null ? 0 : sizeOf(party)
  if (party === null || travellers < 2 || rate !== 'once' || pricingPer === 'item') return null
  const totals = departures.filter(canBook).flatMap((departure) => {
    const option = options.find(({ id }) => id === departure.optionId)
    if (!option || !takesParty(option, party, travellers) || bookableSeats(departure) < travellers) return []
    const isBooked = booked !== null && option.units.some(({ id }) => (booked[id] ?? 0) > 0)
    const priceOf = priceOver(departure, currency)
    const quantities = isBooked ? booked : dearestQuantitiesOfParty(option.units, party, priceOf)
    // A child whom no unit is for is left out.
    if (!quantities || sumMinor(option.units.map(({ id }) => quantities[id] ?? 0)) < travellers) return []
    const totalMinor = sumMinor(option.units.map((unit) => (quantities[unit.id] ?? 0) * priceOf(unit)))
    return [{ totalMinor, travellers, dependsOnAges: !isBooked && dependsOnAges(option.units, party, priceOf) }]
  })
  return totals.toSorted((a, b) => a.totalMinor - b.totalMinor)[0] ?? null
}

/** Whether the price of a choice is of ages that its children are taken to have: not once the buyer has changed it. */
export function isByAges(
  {
    option: { units },
    departure,
    units: quantities,
  }: { option: Option; departure: Departure; units: Record<number, number> },
  party: Party | null,
  currency: string,
): boolean {
  return (
    party !== null &&
    partyOf(units, quantities, party) === party &&
    dependsOnAges(units, party, priceOver(departure, currency))
  )
}
