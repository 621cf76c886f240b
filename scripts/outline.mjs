/**
 * `npm run outline`: writes src/web/ui/outline.json, the coasts and borders of the regions of the catalogue for
 * maps without a tile server. Source: Natural Earth (public domain) as packed in world-atlas (ISC).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { merge, mesh } from 'topojson-client'

const require = createRequire(import.meta.url)
/** West, south, east, north. The regions of the catalogue, from Morocco to Oman, have more detail than what is around. */
const CORE = [-14, 14, 62, 43]
const BOX = [-32, -47, 92, 74]
/** In degrees: about a kilometre, and a dozen. */
const TOLERANCE = { core: 0.012, around: 0.12 }
/** Smaller islands are left out, in square degrees. */
const MIN_AREA = { core: 0.0015, around: 0.3 }
const MIN_BORDER_POINTS = 2
const DECIMALS = 100

const world = JSON.parse(readFileSync(require.resolve('world-atlas/countries-10m.json'), 'utf8'))
const { countries } = world.objects
const [west, south, east, north] = BOX

/** Rings that cross the antimeridian jump from 180 to -180 degrees; on a flat map they would be lines across it. */
function unwrap(ring) {
  let turn = 0
  const points = ring.map(([x, y], index) => {
    const before = ring[index - 1]?.[0] ?? x
    if (Math.abs(x - before) > 180) turn += x < before ? 360 : -360
    return [x + turn, y]
  })
  const mean = points.reduce((sum, [x]) => sum + x, 0) / points.length
  const shift = Math.round(mean / 360) * 360
  return points.map(([x, y]) => [x - shift, y])
}

/** Cuts a ring at the box (Sutherland and Hodgman). */
function clip(ring) {
  const edges = [
    [([x]) => x >= west, (a, b) => at(a, b, (west - a[0]) / (b[0] - a[0]))],
    [([x]) => x <= east, (a, b) => at(a, b, (east - a[0]) / (b[0] - a[0]))],
    [([, y]) => y >= south, (a, b) => at(a, b, (south - a[1]) / (b[1] - a[1]))],
    [([, y]) => y <= north, (a, b) => at(a, b, (north - a[1]) / (b[1] - a[1]))],
  ]
  return edges.reduce((points, [isInside, cross]) => {
    const kept = []
    points.forEach((point, index) => {
      const before = points.at(index - 1)
      if (isInside(point) !== isInside(before)) kept.push(cross(before, point))
      if (isInside(point)) kept.push(point)
    })
    return kept
  }, ring)
}
const at = (a, b, share) => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
const isIn = ([x, y], box) => x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3]
const regionOf = (point) => (isIn(point, CORE) ? 'core' : 'around')
const areaOf = (ring) =>
  Math.abs(ring.reduce((sum, [x, y], index) => sum + x * ring.at(index - 1)[1] - ring.at(index - 1)[0] * y, 0)) / 2

/** Douglas and Peucker's simplification. */
function simplify(points) {
  if (points.length < 3) return points
  const [first, last] = [points[0], points.at(-1)]
  const length = Math.hypot(last[0] - first[0], last[1] - first[1])
  let farthest = 0
  let most = 0
  for (let index = 1; index < points.length - 1; index++) {
    const [x, y] = points[index]
    const distance =
      length === 0
        ? Math.hypot(x - first[0], y - first[1])
        : Math.abs((last[0] - first[0]) * (first[1] - y) - (first[0] - x) * (last[1] - first[1])) / length
    const excess = distance / TOLERANCE[regionOf(points[index])]
    if (excess > most) [farthest, most] = [index, excess]
  }
  if (most <= 1) return [first, last]
  return [...simplify(points.slice(0, farthest + 1)).slice(0, -1), ...simplify(points.slice(farthest))]
}

/** Whole hundredths of a degree, latitude before longitude, each as the difference from the point before. */
function pack(points) {
  let [lat, lng] = [0, 0]
  return points.flatMap(([x, y]) => {
    const [nextLat, nextLng] = [Math.round(y * DECIMALS), Math.round(x * DECIMALS)]
    const step = [nextLat - lat, nextLng - lng]
    ;[lat, lng] = [nextLat, nextLng]
    return step
  })
}

const land = merge(world, countries.geometries)
  .coordinates.flatMap((polygon) => polygon.map(unwrap).map(clip))
  .filter((ring) => ring.length > 3 && areaOf(ring) >= MIN_AREA[regionOf(ring[0])])
  .map((ring) => simplify([...ring, ring[0]]))
  .filter((ring) => ring.length > 3)
const borders = mesh(world, countries, (one, other) => one !== other)
  .coordinates.flatMap((line) => {
    const parts = [[]]
    for (const point of line)
      if (isIn(point, BOX)) parts.at(-1).push(point)
      else if (parts.at(-1).length > 0) parts.push([])
    return parts
  })
  .filter((line) => line.length >= MIN_BORDER_POINTS)
  .map(simplify)

const packed = { land: land.map(pack), borders: borders.map(pack) }
writeFileSync(new URL('../src/web/ui/outline.json', import.meta.url), `${JSON.stringify(packed)}\n`)
process.stdout.write(`${land.length} coasts, ${borders.length} borders\n`)
