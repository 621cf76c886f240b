import type { Party } from '#web/lib/last-party.ts'

interface OptionOfChoice {
  capacity: number
  units: { id: number; kind: string; travellers: number; minQuantity: number; maxQuantity: number | null }[]
}

/**
 * Initial quantities: the party that was searched for, if it fits; otherwise two adults or one group, which most people
 * book; one adult if there is no room for two.
 */
export function firstQuantities(
  option: OptionOfChoice,
  seatsLeft: number,
  party: Party | null = null,
): Record<number, number> {
  const first = option.units.find((unit) => ['adult', 'item', 'group', 'family'].includes(unit.kind)) ?? option.units[0]
  if (!first) return {}
  const most = Math.min(option.capacity, seatsLeft)
  if (party !== null && first.kind === 'adult') {
    const children = option.units.filter((unit) => ['child', 'infant'].includes(unit.kind))
    // The search does not know ages: of several kinds of children the buyer has to choose.
    const only = children.length === 1 && party.children > 0 ? children[0] : undefined
    const wanted = [
      { unit: first, quantity: party.adults },
      ...(only ? [{ unit: only, quantity: party.children }] : []),
    ]
    const seats = wanted.reduce((sum, { unit, quantity }) => sum + unit.travellers * quantity, 0)
    const fits = wanted.every(
      ({ unit, quantity }) => quantity >= unit.minQuantity && quantity <= (unit.maxQuantity ?? quantity),
    )
    if (fits && party.adults > 0 && seats <= most)
      return Object.fromEntries(wanted.map(({ unit, quantity }) => [unit.id, quantity]))
  }
  const hasRoom = 2 * first.travellers <= most
  const wish = first.kind === 'adult' && hasRoom ? 2 : 1
  return { [first.id]: Math.max(first.minQuantity, Math.min(wish, first.maxQuantity ?? wish)) }
}
