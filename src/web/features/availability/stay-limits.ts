import { onClockOf } from '#domain/date-words.ts'
import type { StayLimits } from '#domain/stay-days.ts'
import type { Party } from '#domain/party-units.ts'
import { canBook } from './bookable-seats.ts'
import type { BookableProduct, Departure } from './calls.ts'
import { LONGEST_STAY } from '#domain/duration.ts'
import { partyFit } from './party-fit.ts'

type StayProduct = Pick<BookableProduct, 'minDuration' | 'pricingPer' | 'rate'> & {
  options: readonly Pick<BookableProduct['options'][number], 'id' | 'capacity' | 'units'>[]
  city: Pick<BookableProduct['city'], 'zone'>
}

/**
 * What a stay or rental that begins on a day can be. Without the day's departures everything is taken for free: what is
 * not is then said beside its times.
 */
export function stayLimits(
  product: StayProduct,
  departures: readonly Departure[] | null,
  party: Party | null,
): StayLimits {
  const limits = { least: product.minDuration, most: LONGEST_STAY }
  const [first] = departures?.toSorted((one, other) => Number(canBook(other)) - Number(canBook(one))) ?? []
  if (!departures || !first) return { ...limits, free: LONGEST_STAY, daysAfter: product.rate === 'nightly' ? 1 : 0 }
  const freeFor = (people: Party | null) =>
    Math.max(0, ...departures.map((departure) => daysInRow(product, departure, people)))
  const ofParty = freeFor(party)
  return {
    ...limits,
    // As the days with too few seats for the party can be chosen for fewer of them.
    free: ofParty < limits.least ? freeFor(null) : ofParty,
    daysAfter: daysBetween(first.localDate, onClockOf(first.endsAt, product.city.zone).localDate),
  }
}

/** For how many days or nights a departure takes the party; of unknown people one. */
function daysInRow(
  { options, pricingPer }: StayProduct,
  { optionId, seatsAhead = [] }: Departure,
  party: Party | null,
): number {
  const option = options.find(({ id }) => id === optionId)
  if (!option) return 0
  const { several, isTooSmall } = partyFit(option, party)
  if (isTooSmall) return 0
  const seats = pricingPer === 'item' ? (several ?? 1) : party === null ? 1 : party.adults + party.children
  const firstTaken = seatsAhead.findIndex((left) => left !== null && left < seats)
  return firstTaken === -1 ? seatsAhead.length : firstTaken
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000
