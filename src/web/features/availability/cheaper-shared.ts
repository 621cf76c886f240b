import { isShared } from '#domain/unit-kinds.ts'
import { bookableSeats } from './bookable-seats.ts'
import type { BookableProduct, Departure } from './calls.ts'

type Option = BookableProduct['options'][number]
type Unit = Option['units'][number]

export interface CheaperShared {
  unit: Unit
  quantity: number
  /** Minor units of the product's currency, of all. */
  priceMinor: number
  savedMinor: number
}

const childKinds = ['child', 'infant', 'youth']

/**
 * What several people share, such as a family ticket, if it costs less than the tickets that are chosen for each of them. A
 * family's is for a party with children. `priceOf`: of one of the unit, minor units. Null where nothing is cheaper.
 */
export function cheaperShared(
  { option, departure, units }: { option: Option; departure: Departure; units: Readonly<Record<number, number>> },
  priceOf: (unit: Unit) => number,
): CheaperShared | null {
  const chosen = option.units.filter(({ id }) => (units[id] ?? 0) > 0)
  if (chosen.length === 0 || chosen.some(isShared)) return null
  const sum = (of: (unit: Unit) => number) => chosen.reduce((all, unit) => all + (units[unit.id] ?? 0) * of(unit), 0)
  const travellers = sum((unit) => unit.travellers)
  const nowMinor = sum(priceOf)
  const hasChildren = chosen.some(({ kind }) => childKinds.includes(kind))
  const [best] = option.units
    .filter((unit) => isShared(unit) && unit.travellers > 0 && (unit.kind !== 'family' || hasChildren))
    .map((unit) => ({ unit, quantity: Math.ceil(travellers / unit.travellers) }))
    .filter(
      ({ unit, quantity }) =>
        quantity >= unit.minQuantity &&
        quantity <= (unit.maxQuantity ?? quantity) &&
        quantity * unit.travellers <= Math.min(option.capacity, bookableSeats(departure)),
    )
    .map(({ unit, quantity }) => ({ unit, quantity, priceMinor: quantity * priceOf(unit) }))
    .toSorted((one, other) => one.priceMinor - other.priceMinor)
  return best && best.priceMinor < nowMinor ? { ...best, savedMinor: nowMinor - best.priceMinor } : null
}
