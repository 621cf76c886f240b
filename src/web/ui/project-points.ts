export interface GeoPoint {
  lat: number
  lng: number
}

export interface Plot {
  /** Positions on a square of 100 by 100, from the left and the top. */
  places: { x: number; y: number }[]
  /** A round number of metres, and its length on the chart. */
  scale: { metres: number; length: number }
}

/** Margin around the outermost places, as a fraction of the square. */
const MARGIN = 0.12
/** The minimum extent of a chart, for a single place or several in one street. */
const MIN_METRES = 2000
const METRES_PER_DEGREE = 111_320

/**
 * Projects places onto a square chart that fits all of them. Mercator's projection preserves directions and shapes. The
 * scale is that of the centre. Places on both sides of the 180th meridian are drawn far apart.
 */
export function projectPoints(places: readonly GeoPoint[]): Plot {
  const points = places.map(({ lat, lng }) => ({ x: lng, y: mercator(lat) }))
  const [left, right] = rangeOf(points.map((point) => point.x))
  const [low, high] = rangeOf(points.map((point) => point.y))
  const middle = { x: (left + right) / 2, y: (low + high) / 2 }
  const metresPerUnit = METRES_PER_DEGREE * Math.cos(radians(latitude(middle.y)))
  const side = Math.max(right - left, high - low, MIN_METRES / metresPerUnit) / (1 - 2 * MARGIN)
  const across = (x: number) => 50 + ((x - middle.x) / side) * 100
  const down = (y: number) => 50 - ((y - middle.y) / side) * 100

  const metres = roundLength((side * metresPerUnit) / 4)
  return {
    places: points.map((point) => ({ x: across(point.x), y: down(point.y) })),
    scale: { metres, length: (metres / metresPerUnit / side) * 100 },
  }
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degreesOf = (angle: number) => (angle * 180) / Math.PI
/** Mercator's ordinate in degrees of the equator, cut off near the poles like web maps. */
const mercator = (lat: number) =>
  degreesOf(Math.log(Math.tan(Math.PI / 4 + radians(Math.max(-85, Math.min(85, lat))) / 2)))
const latitude = (ordinate: number) => degreesOf(2 * Math.atan(Math.exp(radians(ordinate))) - Math.PI / 2)

function rangeOf(values: number[]): [number, number] {
  return values.length === 0 ? [0, 0] : [Math.min(...values), Math.max(...values)]
}

/** The greatest of 1, 2 and 5 times a power of ten up to `metres`. */
function roundLength(metres: number): number {
  const power = 10 ** Math.floor(Math.log10(metres))
  return ([5, 2, 1].find((times) => times * power <= metres) ?? 1) * power
}
