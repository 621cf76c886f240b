const METRES_A_MINUTE = 80
/** Streets are longer than the straight line: up to this much. */
const DETOUR = 1.4
/** Farther, most people do not walk. */
const MOST_KM = 2
/** From here on only every fifth minute is said. */
const EXACT = 15

/** How long it takes to walk a distance as the crow flies: from the straight line to the way of streets. Null: too far. */
export function walkingMinutes(km: number): { from: number; to: number } | null {
  if (km > MOST_KM) return null
  const straight = (km * 1000) / METRES_A_MINUTE
  return { from: rounded(straight), to: rounded(straight * DETOUR) }
}

function rounded(minutes: number): number {
  return minutes < EXACT ? Math.max(1, Math.round(minutes)) : Math.round(minutes / 5) * 5
}
