export interface LineChoice {
  /** Quantities by the id of the unit or extra. */
  units: Record<string, number>
  extras: Record<string, number>
  pickupPointId: number | null
  /** Days or nights. */
  duration: number
}

/**
 * What a line of the cart holds once the same departure is added to it: people and extras add up, the later choice of pick-up and duration is valid
 * for all of them.
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
