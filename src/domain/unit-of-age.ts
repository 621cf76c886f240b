import { isShared } from './unit-kinds.ts'

interface AgedUnit {
  kind: string
  travellers: number
  minAge: number | null
  maxAge: number | null
}

/** An infant's age where the unit does not say it. */
const INFANT_BELOW = 3

/**
 * The unit that a child of this age is counted as; undefined if none accepts it. Of several the one with the lowest
 * maximum age: an infant is not a child "up to 12". Students and seniors need more than an age.
 */
export function unitOfAge<Unit extends AgedUnit>(units: readonly Unit[], age: number): Unit | undefined {
  const own = units.filter((unit) => unit.travellers <= 1 && !isShared(unit))
  const banded = own.filter(({ minAge, maxAge }) => (minAge ?? maxAge) !== null)
  const [best] = banded
    .filter((unit) => isWithin(unit, age))
    .toSorted((a, b) => proofOf(a) - proofOf(b) || lastAge(a) - lastAge(b))
  if (best) return best
  const open = (kind: string) => own.find((unit) => unit.kind === kind && !banded.includes(unit))
  const oldest = Math.max(...banded.filter(({ kind }) => isChild(kind)).map(lastAge))
  return (
    (age < INFANT_BELOW ? open('infant') : undefined) ??
    open('child') ??
    // An adult without a minimum age is anyone who is too old for the children's prices.
    (Number.isFinite(oldest) && age > oldest ? open('adult') : undefined)
  )
}

const isWithin = ({ minAge, maxAge }: AgedUnit, age: number) => age >= (minAge ?? 0) && age <= (maxAge ?? Infinity)
const lastAge = ({ maxAge }: AgedUnit) => maxAge ?? Infinity
const isChild = (kind: string) => kind === 'child' || kind === 'infant' || kind === 'youth'
const proofOf = ({ kind }: AgedUnit) => (kind === 'student' || kind === 'senior' ? 1 : 0)
