import { fromPriceKinds } from '#domain/unit-kinds.ts'
import type { Party } from '#web/lib/trip.ts'

interface OptionOfChoice {
  capacity: number
  units: { id: number; kind: string; travellers: number; minQuantity: number; maxQuantity: number | null }[]
}

/** The travellers that the page's address or the last search names. */
export interface KnownPeople {
  /** Of an earlier booking: quantities by the id of the unit. */
  booked?: Readonly<Record<string, number>> | undefined
  /** Of the last search. */
  party?: Party | null
}

/**
 * Initial quantities: the people of the earlier booking that is booked again, as far as the option still has them;
 * otherwise the party that was searched for; otherwise two adults or one group, which most people book; one adult if
 * there is no room for two. People who are known stay the same where the seats do not suffice: a booking for fewer must
 * be the buyer's choice.
 */
export function firstQuantities(
  option: OptionOfChoice,
  seatsLeft: number,
  { booked = {}, party = null }: KnownPeople = {},
): Record<number, number> {
  const first = option.units.find((unit) => fromPriceKinds.includes(unit.kind)) ?? option.units[0]
  if (!first) return {}
  const same = option.units.flatMap((unit) => {
    const quantity = Math.min(booked[unit.id] ?? 0, unit.maxQuantity ?? Infinity)
    return quantity > 0 ? [{ unit, quantity }] : []
  })
  if (same.length > 0 && same.every(({ unit, quantity }) => quantity >= unit.minQuantity)) return quantitiesOf(same)
  if (party !== null && party.adults > 0 && first.kind === 'adult') {
    const [child, infant] = ['child', 'infant'].map((kind) => option.units.find((unit) => unit.kind === kind))
    const { children, infants = 0 } = party
    // A search does not know ages. Most children are not infants, and the buyer sees what was chosen.
    const wanted = [
      { unit: first, quantity: party.adults },
      { unit: child ?? infant, quantity: children },
      { unit: child ? infant : undefined, quantity: infants },
    ].flatMap(({ unit, quantity }) =>
      unit && quantity > 0 ? [{ unit, quantity: Math.max(unit.minQuantity, quantity) }] : [],
    )
    return quantitiesOf(wanted)
  }
  const hasRoom = 2 * first.travellers <= Math.min(option.capacity, seatsLeft)
  const wish = first.kind === 'adult' && hasRoom ? 2 : 1
  return { [first.id]: Math.max(first.minQuantity, Math.min(wish, first.maxQuantity ?? wish)) }
}

type Wanted = readonly { unit: OptionOfChoice['units'][number]; quantity: number }[]

const quantitiesOf = (wanted: Wanted) => Object.fromEntries(wanted.map(({ unit, quantity }) => [unit.id, quantity]))
