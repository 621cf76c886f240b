const EARTH_KM = 6371

/** Degrees. */
export interface Position {
  lat: number
  lng: number
}

/** The great-circle distance in kilometres. */
export function distanceKm(from: Position, to: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const chord =
    half(to.lat - from.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(to.lng - from.lng)
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, chord)))
}
