import { isShared } from '#domain/unit-kinds.ts'
import type { Party } from '#web/lib/trip.ts'

/** Who is booked, for the next activity; null if a unit is for several people, whose number is not known. */
export function partyOf(
  units: readonly { id: number; kind: string }[],
  quantities: Readonly<Record<number, number>>,
): Party | null {
  const booked = units.filter(({ id }) => (quantities[id] ?? 0) > 0)
  if (booked.some(({ kind }) => isShared({ kind }))) return null
  const count = (isCounted: (kind: string) => boolean) =>
    booked.filter(({ kind }) => isCounted(kind)).reduce((sum, { id }) => sum + (quantities[id] ?? 0), 0)
  return {
    adults: count((kind) => kind !== 'child' && kind !== 'infant'),
    children: count((kind) => kind === 'child'),
    infants: count((kind) => kind === 'infant'),
  }
}
