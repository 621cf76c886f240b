export interface LineChoice {
  /** Quantities by the id of the unit or extra. */
  units: Record<string, number>
  extras: Record<string, number>
  pickupPointId: number | null
  /** Days or nights. */
  duration: number
}

/**
 * Adds the same departure to a line of the cart: people and extras add up; the later pick-up and duration apply to all of them.
 */
export function addToLine(line: LineChoice, added: LineChoice): LineChoice {
  return {
    units: sumOf(line.units, added.units),
    extras: sumOf(line.extras, added.extras),
    pickupPointId: added.pickupPointId ?? line.pickupPointId,
    duration: added.duration,
  }
}

function sumOf(one: Record<string, number>, other: Record<string, number>): Record<string, number> {
  const sums = { ...one }
  for (const [id, quantity] of Object.entries(other)) sums[id] = (sums[id] ?? 0) + quantity
  return sums
}
