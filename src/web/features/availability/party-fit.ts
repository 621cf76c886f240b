import { travellersOf } from '#domain/party.ts'
import { defaultUnit, quantitiesOfParty } from '#domain/party-units.ts'
import { isShared } from '#domain/unit-kinds.ts'
import type { Party } from '#domain/party-units.ts'
import { groupsFor, type UnitOfChoice } from './first-quantities.ts'

/** How an option goes with the party of the visit. */
export interface PartyFit {
  /** In whole years; 0: from birth. */
  leastAge: number
  /** A child of the party is younger. */
  isTooYoung: boolean
  /** How many of what several people share, such as a tent, the party needs; null where one or none is needed. */
  several: number | null
  /** The party is larger than a booking can be. */
  isTooSmall: boolean
}

/** Without a party the option suits anybody. */
export function partyFit(
  { capacity, units }: { capacity: number; units: readonly UnitOfChoice[] },
  party: Party | null,
): PartyFit {
  const leastAge = units.length === 0 ? 0 : Math.min(...units.map(({ minAge }) => minAge ?? 0))
  const first = defaultUnit(units)
  if (party === null || !first) return { leastAge, isTooYoung: false, several: null, isTooSmall: false }
  const isTooYoung = (party.ages ?? []).some((age) => age < leastAge)
  if (!isShared(first)) {
    const quantities = quantitiesOfParty(units, party) ?? {}
    const travellers = travellersOf(units, quantities)
    return { leastAge, isTooYoung, several: null, isTooSmall: travellers > capacity }
  }
  const needed = groupsFor(first, party)
  const isTooSmall = needed > (first.maxQuantity ?? Infinity) || needed * first.travellers > capacity
  return { leastAge, isTooYoung, several: needed > 1 && !isTooSmall ? needed : null, isTooSmall }
}

/** Options that take the whole party come first, then those of which it needs several, otherwise in the host's order. */
export function sortedByFit<Option>(options: readonly Option[], fitOf: (option: Option) => PartyFit): Option[] {
  const rankOf = (option: Option) => {
    const { isTooYoung, isTooSmall, several } = fitOf(option)
    return isTooYoung || isTooSmall ? 2 : several === null ? 0 : 1
  }
  return options.toSorted((one, other) => rankOf(one) - rankOf(other))
}
