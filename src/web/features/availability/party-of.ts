import { quantitiesOfParty } from '#domain/party-units.ts'
import { isShared } from '#domain/unit-kinds.ts'
import type { Party } from '#domain/party-units.ts'
import type { UnitOfChoice } from './first-quantities.ts'

/**
 * Who is booked, for the next activity; null if a unit is for several people, whose number is not known. `known` are the
 * travellers so far: if they give these quantities, they are still the same, with the children whom this activity does
 * not accept.
 */
export function partyOf(
  units: readonly UnitOfChoice[],
  quantities: Readonly<Record<number, number>>,
  known: Party | null = null,
): Party | null {
  const booked = units.filter(({ id }) => (quantities[id] ?? 0) > 0)
  if (booked.some(({ kind }) => isShared({ kind }))) return null
  const expected = known && quantitiesOfParty(units, known)
  if (expected && units.every(({ id }) => (expected[id] ?? 0) === (quantities[id] ?? 0))) return known
  const count = (isCounted: (kind: string) => boolean) =>
    booked.filter(({ kind }) => isCounted(kind)).reduce((sum, { id }) => sum + (quantities[id] ?? 0), 0)
  return {
    adults: count((kind) => kind !== 'child' && kind !== 'infant'),
    children: count((kind) => kind === 'child'),
    infants: count((kind) => kind === 'infant'),
  }
}
