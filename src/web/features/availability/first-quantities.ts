import { defaultUnit, quantitiesOfParty, sizeOf, type Party, type UnitOfParty } from '#domain/party-units.ts'
import { isShared } from '#domain/unit-kinds.ts'

interface OptionOfChoice {
  capacity: number
  units: readonly UnitOfChoice[]
}

export interface UnitOfChoice extends UnitOfParty {
  maxQuantity: number | null
}

/** The travellers that the page's address or the last search names. */
export interface KnownPeople {
  /** Of an earlier booking: quantities by the id of the unit. */
  booked?: Readonly<Record<string, number>> | undefined
  /** Of the last search. */
  party?: Party | null
  /** What the seats of a departure are: its travellers, or its tents, cars or boats. */
  pricingPer?: 'person' | 'item' | undefined
}

/**
 * Initial quantities: the people of the earlier booking that is booked again, as far as the option still has them;
 * otherwise the party that was searched for; otherwise two adults or one group, which most people book; one adult if
 * there is no room for two. People who are known stay the same where the seats do not suffice: a booking for fewer must
 * be the buyer's choice. Tents, cars and boats are as many as the party needs, or as there are.
 */
export function firstQuantities(
  option: OptionOfChoice,
  seatsLeft: number,
  { booked = {}, party = null, pricingPer = 'person' }: KnownPeople = {},
): Record<number, number> {
  const first = defaultUnit(option.units)
  if (!first) return {}
  const same = option.units.flatMap((unit) => {
    const quantity = Math.min(booked[unit.id] ?? 0, unit.maxQuantity ?? Infinity)
    return quantity > 0 ? [{ unit, quantity }] : []
  })
  if (same.length > 0 && same.every(({ unit, quantity }) => quantity >= unit.minQuantity)) return quantitiesOf(same)
  const ofParty = party && quantitiesOfParty(option.units, party)
  if (ofParty) return ofParty
  if (party && isShared(first) && first.travellers > 0) {
    const { travellers, minQuantity, maxQuantity } = first
    const bySeats = Math.floor(seatsLeft / (pricingPer === 'item' ? 1 : travellers))
    const most = Math.min(bySeats, Math.floor(option.capacity / travellers), maxQuantity ?? Infinity)
    return { [first.id]: Math.max(1, minQuantity, Math.min(most, groupsFor(first, party))) }
  }
  const hasRoom = 2 * first.travellers <= Math.min(option.capacity, seatsLeft)
  const wish = first.kind === 'adult' && hasRoom ? 2 : 1
  return { [first.id]: Math.max(first.minQuantity, Math.min(wish, first.maxQuantity ?? wish)) }
}

/** How many tents, cars or boats the party needs. */
export const groupsFor = ({ travellers }: Pick<UnitOfChoice, 'travellers'>, party: Party): number =>
  Math.ceil(sizeOf(party) / Math.max(travellers, 1))

const quantitiesOf = (wanted: readonly { unit: UnitOfChoice; quantity: number }[]) =>
  Object.fromEntries(wanted.map(({ unit, quantity }) => [unit.id, quantity]))
