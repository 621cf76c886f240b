import type { Position } from './distance-km.ts'

const kinds = ['water', 'wadi', 'road', 'area', 'park', 'hills'] as const

/**
 * Where a landmark of a city is, for maps without tiles: a place, the course of a river, dry river bed (wadi) or road,
 * the middle of a district, the outline of a park or of hills and rocks, or the one point for the name of a water, wadi,
 * park or of hills without them.
 */
export interface LandmarkPlace {
  kind: 'place' | (typeof kinds)[number]
  points: Position[]
}

const POINT = /^(-?\d{1,2}(?:\.\d+)?), ?(-?\d{1,3}(?:\.\d+)?)$/

/** The fewest corners of an outline. */
const OUTLINE = 3

/** Reads `30.0287, 31.2599` or `water: 29.96, 31.238; 30.0437, 31.2285`. Null for other text. */
export function parseLandmarkPlace(text: string): LandmarkPlace | null {
  const [, name, rest = ''] = /^(?:(\w+): ?)?(.*)$/.exec(text.trim()) ?? []
  const kind = name === undefined ? 'place' : kinds.find((one) => one === name)
  const points = rest.split(/; ?/).map((point): Position => {
    const [, lat, lng] = POINT.exec(point.trim()) ?? []
    return { lat: Number(lat), lng: Number(lng) }
  })
  // NaN is not within either limit.
  const isSound = points.every(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180)
  return kind !== undefined && isSound && isWhole(kind, points.length) ? { kind, points } : null
}

function isWhole(kind: LandmarkPlace['kind'], count: number): boolean {
  switch (kind) {
    case 'water':
    case 'wadi':
      return true
    case 'road':
      return count > 1
    case 'park':
    case 'hills':
      return count === 1 || count >= OUTLINE
    case 'place':
    case 'area':
      return count === 1
    default:
      return kind satisfies never
  }
}
