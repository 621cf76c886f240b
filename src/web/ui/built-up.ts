import { distanceKm, type Position } from '#domain/distance-km.ts'

/** In kilometres: the half width of a district, and how far apart two districts of one town are at most. */
const RADIUS = { least: 0.35, most: 1.6, ofGap: 0.8 }
const REACH = { least: 1.5, most: 6, ofGap: 5 }

export interface BuiltUp {
  /** Triangles, lines and points between neighbouring districts. With a stroke of `radiusKm` they are one shape. */
  shapes: Position[][]
  radiusKm: number
}

/**
 * An estimate of a city's built-up land from the middles of its districts, for a tint: no free package has the real one.
 */
export function builtUp(districts: readonly Position[]): BuiltUp {
  const nearest = districts
    .map((one) => Math.min(...districts.filter((other) => other !== one).map((other) => distanceKm(one, other))))
    .filter(Number.isFinite)
    .sort((one, other) => one - other)
  const gap = nearest[Math.floor(nearest.length / 2)] ?? 1
  const fit = ({ least, most, ofGap }: typeof RADIUS) => Math.min(most, Math.max(least, ofGap * gap))
  const reach = fit(REACH)
  const isNear = (one: Position, other: Position) => distanceKm(one, other) <= reach
  const radiusKm = fit(RADIUS)
  const shapes: Position[][] = districts.map((one) => [one])
  districts.forEach((one, index) => {
    const near = districts.slice(index + 1).filter((other) => isNear(one, other))
    near.forEach((second, at) => {
      const thirds = near.slice(at + 1).filter((third) => isNear(second, third))
      // A line to a district that belongs to no triangle would be a finger.
      if (thirds.length > 0 || distanceKm(one, second) <= 2 * radiusKm) shapes.push([one, second])
      shapes.push(...thirds.map((third) => turnLeft([one, second, third])))
    })
  })
  return { shapes, radiusKm }
}

/** In one direction around, so that overlapping triangles are one shape: opposite ones would be a hole. */
function turnLeft(triangle: [Position, Position, Position]): Position[] {
  const [one, second, third] = triangle
  const area = (second.lng - one.lng) * (third.lat - one.lat) - (second.lat - one.lat) * (third.lng - one.lng)
  return area < 0 ? [one, third, second] : triangle
}
