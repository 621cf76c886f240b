interface OptionOfChoice {
  capacity: number
  units: { id: number; kind: string; travellers: number; minQuantity: number; maxQuantity: number | null }[]
}

/** Initial quantities: two adults or one group, which most people book; one adult if there is no room for two. */
export function firstQuantities(option: OptionOfChoice, seatsLeft: number): Record<number, number> {
  const first = option.units.find((unit) => ['adult', 'item', 'group', 'family'].includes(unit.kind)) ?? option.units[0]
  if (!first) return {}
  const hasRoom = 2 * first.travellers <= Math.min(option.capacity, seatsLeft)
  const wish = first.kind === 'adult' && hasRoom ? 2 : 1
  return { [first.id]: Math.max(first.minQuantity, Math.min(wish, first.maxQuantity ?? wish)) }
}
