import { distanceKm, type Position } from './distance-km.ts'
import type { LandmarkPlace } from './landmark-place.ts'

const MOST = 2
/** Nearer, the landmark is the meeting point itself; farther, it does not help to find it on foot. */
const KM = { least: 0.05, most: 3 }

/** The landmarks to name beside a meeting point, nearest first, with their distance in kilometres as the crow flies. */
export function nearestLandmarks(
  landmarks: readonly (LandmarkPlace & { name: string })[],
  point: Position,
): { name: string; km: number }[] {
  return landmarks
    .flatMap(({ name, kind, points: [at] }) => (kind === 'place' && at ? [{ name, km: distanceKm(at, point) }] : []))
    .filter(({ km }) => km >= KM.least && km <= KM.most)
    .sort((one, other) => one.km - other.km)
    .slice(0, MOST)
}
