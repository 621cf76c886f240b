import { fromPriceKinds } from './unit-kinds.ts'
import { unitOfAge } from './unit-of-age.ts'

/** Who travels, as far as a visitor has said it. */
export interface Party {
  adults: number
  children: number
  /** Those that are known, in whole years: at most `children`. */
  ages?: number[]
  /** Known of what was booked only: a search has children of all ages. */
  infants?: number
}

/** A unit of an option, as far as it decides who is counted as what. */
export interface UnitOfParty {
  id: number
  kind: string
  travellers: number
  minAge: number | null
  maxAge: number | null
  minQuantity: number
}

/**
 * The party by unit, each child of a known age as the unit of that age, without those whom none accepts. Null without
 * adults, or where the first price is not an adult's.
 */
export function quantitiesOfParty(units: readonly UnitOfParty[], party: Party): Record<number, number> | null {
  const first = defaultUnit(units)
  const { adults, children, ages = [], infants = 0 } = party
  if (first?.kind !== 'adult' || adults === 0) return null
  const [child, infant] = ['child', 'infant'].map((kind) => units.find((unit) => unit.kind === kind))
  const wanted = [
    { unit: first, quantity: adults },
    ...ages.map((age) => ({ unit: unitOfAge(units, age), quantity: 1 })),
    // Most children are not infants, and the buyer sees what was chosen.
    { unit: child ?? infant, quantity: children - ages.length },
    { unit: child ? infant : undefined, quantity: infants },
  ]
  const sums = new Map<UnitOfParty, number>()
  for (const { unit, quantity } of wanted) if (unit && quantity > 0) sums.set(unit, (sums.get(unit) ?? 0) + quantity)
  return Object.fromEntries([...sums].map(([unit, sum]) => [unit.id, Math.max(unit.minQuantity, sum)]))
}

/** The unit that a booking begins with: an adult's, or what several people share. */
export const defaultUnit = <Unit extends Pick<UnitOfParty, 'kind'>>(units: readonly Unit[]): Unit | undefined =>
  units.find((unit) => fromPriceKinds.includes(unit.kind)) ?? units[0]
