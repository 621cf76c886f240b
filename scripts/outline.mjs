/**
 * `npm run outline`: writes src/web/ui/outline.json, the coasts, borders, countries and seas of the regions of the
 * catalogue for maps without a tile server. Source: Natural Earth (public domain) as packed in world-atlas (ISC).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { merge, mesh } from 'topojson-client'
import { clip, pack } from './pack-rings.mjs'

const require = createRequire(import.meta.url)
/** West, south, east, north. The regions of the catalogue, from Morocco to Oman, have more detail than what is around. */
const CORE = [-14, 14, 62, 43]
const BOX = [-32, -47, 92, 74]
/** In degrees: about 500 metres, near the precision of the source, and 25 kilometres. */
const TOLERANCE = { core: 0.005, around: 0.25 }
/** Smaller islands are left out, in square degrees. */
const MIN_AREA = { core: 0.00005, around: 1 }
const MIN_BORDER_POINTS = 2
const THOUSANDTHS = 1000
/**
 * The countries with a name on the map, by their number in the source: those of the catalogue's regions and around.
 * Whether a disputed territory has a name is for the operator's own tiles.
 */
const COUNTRIES = {
  SA: 682, AE: 784, OM: 512, YE: 887, QA: 634, BH: 48, KW: 414, IQ: 368, IR: 364, JO: 400, SY: 760, LB: 422, EG: 818,
  SD: 729, LY: 434, TN: 788, DZ: 12, MA: 504, MR: 478, ML: 466, NE: 562, TD: 148, ET: 231, SO: 706, KE: 404, NG: 566,
  TR: 792, GR: 300, BG: 100, RO: 642, IT: 380, ES: 724, PT: 620, FR: 250, DE: 276, PL: 616, GB: 826, UA: 804, KZ: 398,
  TM: 795, UZ: 860, AF: 4, PK: 586, IN: 356, CD: 180, TZ: 834, ZA: 710,
} // prettier-ignore
/** Latitude, longitude and half the width in degrees. */
const SEAS = [
  { ar: 'البحر المتوسط', en: 'Mediterranean Sea', at: [34.6, 19], radius: 5 },
  { ar: 'البحر الأحمر', en: 'Red Sea', at: [20.8, 38], radius: 1.5 },
  { ar: 'البحر الأسود', en: 'Black Sea', at: [43.2, 34.5], radius: 4.5 },
  { ar: 'بحر قزوين', en: 'Caspian Sea', at: [41.5, 51], radius: 2 },
  { ar: 'بحر العرب', en: 'Arabian Sea', at: [15.5, 62.5], radius: 6 },
  { ar: 'الخليج العربي', en: 'Arabian Gulf', at: [27, 51.6], radius: 1.3 },
  { ar: 'خليج عُمان', en: 'Gulf of Oman', at: [24.7, 58.6], radius: 1.2 },
  { ar: 'خليج عدن', en: 'Gulf of Aden', at: [12.3, 47.5], radius: 2.5 },
  { ar: 'المحيط الأطلسي', en: 'Atlantic Ocean', at: [34, -19], radius: 9 },
]
const GRID_STEPS = 40

const world = JSON.parse(readFileSync(require.resolve('world-atlas/countries-10m.json'), 'utf8'))
const { countries } = world.objects

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

const land = merge(world, countries.geometries)
  .coordinates.flatMap((polygon) => polygon.map(unwrap).map((ring) => clip(ring, BOX)))
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

/** The point of a country that is farthest from its edges, with the distance in degrees: there its name has most room. */
function middleOf(geometry) {
  const rings = merge(world, [geometry]).coordinates.map(([outer]) => unwrap(outer))
  const ring = rings.reduce((largest, one) => (areaOf(one) > areaOf(largest) ? one : largest))
  const [lngs, lats] = [0, 1].map((axis) => ring.map((point) => point[axis]))
  const [left, right, bottom, top] = [Math.min(...lngs), Math.max(...lngs), Math.min(...lats), Math.max(...lats)]
  let best = { at: [0, 0], radius: 0 }
  for (let column = 1; column < GRID_STEPS; column++)
    for (let row = 1; row < GRID_STEPS; row++) {
      const point = [left + ((right - left) * column) / GRID_STEPS, bottom + ((top - bottom) * row) / GRID_STEPS]
      const radius = Math.min(...ring.map(([x, y]) => Math.hypot(x - point[0], y - point[1])))
      if (radius > best.radius && isInRing(point, ring)) best = { at: [point[1], point[0]], radius }
    }
  return best
}
function isInRing([x, y], ring) {
  return ring.reduce((isInside, [x1, y1], index) => {
    const [x2, y2] = ring.at(index - 1)
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !isInside : isInside
  }, false)
}
const round = (value) => Math.round(value * 10) / 10

const names = Object.entries(COUNTRIES).map(([country, number]) => {
  const geometry = countries.geometries.find(({ id }) => Number(id) === number)
  const { at, radius } = middleOf(geometry)
  return { country, at: at.map(round), radius: round(radius) }
})
const packed = (points) => pack(points, THOUSANDTHS)
const outline = { land: land.map(packed), borders: borders.map(packed), countries: names, seas: SEAS }
writeFileSync(new URL('../src/web/ui/outline.json', import.meta.url), `${JSON.stringify(outline)}\n`)
process.stdout.write(`${land.length} coasts, ${borders.length} borders\n`)
