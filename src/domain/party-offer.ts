import { fromPriceKinds, isShared } from './unit-kinds.ts'

/** A unit of an option, as far as it decides what a party pays. */
export interface OfferedUnit {
  kind: string
  /** How many people share it, or 1. */
  travellers: number
  /** How many of it a booking can have; null: as many as there are. */
  maxQuantity: number | null
}

/** What a departure has for a party. */
export interface PartyPlace {
  /** How many people the party is. */
  size: number
  /** Whether its option takes the party at all. */
  takesParty: boolean
  /** How many people its option takes. */
  capacity: number
  seats: number
  /** Whether a seat is a person's; otherwise an item's. */
  isPerPerson: boolean
}

export interface PartyOffer<Unit> {
  unit: Unit
  /** Of one of the unit, minor units. */
  priceMinor: number
  /** How many of the unit the party shares; 1 for the price of one person. */
  quantity: number
  /** What the whole party pays, as if all were adults; Infinity if the unit does not take them alone. */
  costMinor: number
}

/**
 * The units of an option that a party is offered on a departure: adults and what several people share, any unit if there
 * are none. `priceOf` has the price of a unit on that day, minor units (docs/rules/search.md#the-price-for-a-party).
 */
export function offersForParty<Unit extends OfferedUnit>(
  units: readonly Unit[],
  { size, takesParty, capacity, seats, isPerPerson }: PartyPlace,
  priceOf: (unit: Unit) => number,
): PartyOffer<Unit>[] {
  const takesAll = takesParty && seats >= (isPerPerson ? size : 1)
  const defaults = units.filter(({ kind }) => fromPriceKinds.includes(kind))
  return (defaults.length > 0 ? defaults : units).map((unit) => {
    const travellers = isShared(unit) ? Math.max(unit.travellers, 1) : 1
    const needed = Math.ceil(size / travellers)
    const fits =
      takesAll &&
      (travellers === 1 ||
        (needed <= (unit.maxQuantity ?? Infinity) &&
          needed * travellers <= capacity &&
          needed * (isPerPerson ? travellers : 1) <= seats))
    const priceMinor = priceOf(unit)
    return {
      unit,
      priceMinor,
      quantity: travellers > 1 && fits ? needed : 1,
      costMinor: fits ? needed * priceMinor : Infinity,
    }
  })
}

/** The offer with which the party pays least first; of those for the same money the one with the lower price. */
export function byCost(a: PartyOffer<unknown>, b: PartyOffer<unknown>): number {
  // Infinity from Infinity is not a number.
  return a.costMinor === b.costMinor ? a.priceMinor - b.priceMinor : a.costMinor - b.costMinor
}
