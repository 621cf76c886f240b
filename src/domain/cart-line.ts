export interface LineChoice {
  /** Quantities by the id of the unit or extra. */
  units: Record<string, number>
  extras: Record<string, number>
  pickupPointId: number | null
  /** Days or nights. */
  duration: number
  /** A code such as 'ar'. Null or absent: never asked. */
  guideLanguage?: string | null
  /** How many people come, where units are shared (party-size.ts). Null or absent: not known. */
  partySize?: number | null
}

/**
 * Adds the same departure to a line of the cart: people and extras add up; the later pick-up, duration and language apply to all of them.
 * The number of people depends on the units: `addedPartySize`.
 */
export function addToLine(line: LineChoice, added: LineChoice): Omit<LineChoice, 'partySize'> {
  return {
    units: sumOf(line.units, added.units),
    extras: sumOf(line.extras, added.extras),
    pickupPointId: added.pickupPointId ?? line.pickupPointId,
    duration: added.duration,
    guideLanguage: added.guideLanguage ?? line.guideLanguage ?? null,
  }
}

interface LineOfDeparture {
  departureId: number
  guideLanguage: string | null
}

/**
 * The line of a cart to which a choice of this departure and language belongs: guides of two languages take two lines. A
 * choice without a language, or a line without one, goes with any.
 */
export function findLine<Line extends LineOfDeparture>(
  lines: readonly Line[],
  { departureId, guideLanguage = null }: { departureId: number; guideLanguage?: string | null | undefined },
): Line | undefined {
  const same = lines.filter((line) => line.departureId === departureId)
  return (
    same.find((line) => line.guideLanguage === guideLanguage) ??
    same.find((line) => line.guideLanguage === null || guideLanguage === null)
  )
}

function sumOf(one: Record<string, number>, other: Record<string, number>): Record<string, number> {
  const sums = { ...one }
  for (const [id, quantity] of Object.entries(other)) sums[id] = (sums[id] ?? 0) + quantity
  return sums
}
