import { MAX_AGE } from './ages.ts'
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

/** Everybody, also infants: a tent or a car has to have room for them. */
export const sizeOf = ({ adults, children, infants = 0 }: Party): number => adults + children + infants

/** A unit of an option, as far as it decides who is counted as what. */
export interface UnitOfParty {
  id: number
  kind: string
  travellers: number
  minAge: number | null
  maxAge: number | null
  minQuantity: number
}

/** Of a child whose age is not known, where no price is called a child's: older than infants, younger than adults. */
const USUAL_AGE = 8

/** What a child whose age is not known is counted as; undefined if no child is sold. */
export function unitOfUnknownAge<Unit extends UnitOfParty>(units: readonly Unit[]): Unit | undefined {
  const of = (kind: string) => units.find((unit) => unit.kind === kind)
  return of('child') ?? unitOfAge(units, USUAL_AGE) ?? of('youth') ?? of('infant')
}

/** The units that the children of all ages are counted as, the youngest first. */
export const unitsOfAges = <Unit extends UnitOfParty>(units: readonly Unit[]): Unit[] => [
  ...new Set(
    Array.from({ length: MAX_AGE + 1 }, (_, age) => unitOfAge(units, age)).filter((unit) => unit !== undefined),
  ),
]

/** What a child of unknown age may turn out to be: first as what it is counted, then by age. */
const possibleUnits = <Unit extends UnitOfParty>(units: readonly Unit[]): Unit[] =>
  [unitOfUnknownAge(units), ...unitsOfAges(units)].filter((unit) => unit !== undefined)

/**
 * Whether the price of the party depends on the ages of its children that are not known. Ages that no unit accepts do
 * not count. `priceOf`: of one of the unit.
 */
export function dependsOnAges<Unit extends UnitOfParty>(
  units: readonly Unit[],
  { children, ages = [] }: Party,
  priceOf: (unit: Unit) => number,
): boolean {
  if (children <= ages.length || defaultUnit(units)?.kind !== 'adult') return false
  return new Set(possibleUnits(units).map(priceOf)).size > 1
}

/**
 * The party by unit, each child of a known age as the unit of that age, without those whom none accepts. Null without
 * adults, or where the first price is not an adult's. `unknown`: what the other children are counted as.
 */
export function quantitiesOfParty<Unit extends UnitOfParty>(
  units: readonly Unit[],
  party: Party,
  unknown: Unit | undefined = unitOfUnknownAge(units),
): Record<number, number> | null {
  const first = defaultUnit(units)
  const { adults, children, ages = [], infants = 0 } = party
  if (first?.kind !== 'adult' || adults === 0) return null
  const wanted = [
    { unit: first, quantity: adults },
    ...ages.map((age) => ({ unit: unitOfAge(units, age), quantity: 1 })),
    // The buyer sees what was chosen (`dependsOnAges`).
    { unit: unknown, quantity: children - ages.length },
    { unit: units.find(({ kind }) => kind === 'infant'), quantity: infants },
  ]
  const sums = new Map<Unit, number>()
  for (const { unit, quantity } of wanted) if (unit && quantity > 0) sums.set(unit, (sums.get(unit) ?? 0) + quantity)
  return Object.fromEntries([...sums].map(([unit, sum]) => [unit.id, Math.max(unit.minQuantity, sum)]))
}

/**
 * The same for the most that the party may have to pay: children of unknown age as the most expensive unit of a child. A
 * price that is announced before the ages are known is never exceeded.
 */
export function dearestQuantitiesOfParty<Unit extends UnitOfParty>(
  units: readonly Unit[],
  party: Party,
  priceOf: (unit: Unit) => number,
): Record<number, number> | null {
  const [dearest] = possibleUnits(units).toSorted((a, b) => priceOf(b) - priceOf(a))
  return quantitiesOfParty(units, party, dearest)
}

/** The unit that a booking begins with: an adult's, or what several people share. */
export const defaultUnit = <Unit extends Pick<UnitOfParty, 'kind'>>(units: readonly Unit[]): Unit | undefined =>
  units.find((unit) => fromPriceKinds.includes(unit.kind)) ?? units[0]
