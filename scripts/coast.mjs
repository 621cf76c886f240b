/**
 * `npm run coast -- FILE`: writes src/web/ui/coast/, the coast of the catalogue's regions in cells of four degrees, for
 * maps without a tile server that show a city. FILE is map.geo.json of the package @geo-maps/earth-coastlines-10m 0.6.0
 * (`npm pack` and unpack it: 37 MB, too large for a dependency). The data are OpenStreetMap's, under the ODbL.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { clip, pack } from './pack-rings.mjs'

/** The size of the cells, and the south-west corner of all. */
const CELLS = JSON.parse(readFileSync(new URL('../src/web/ui/coast-cells.json', import.meta.url), 'utf8'))
const CELL_DEGREES = CELLS.degrees
/** West, south, east, north: from Morocco to Oman, as in outline.mjs. */
const CORE = [CELLS.west, CELLS.south, 62, 46]
/** Cells overlap, so that there is no seam between them. */
const OVERLAP_DEGREES = 0.002
/** About 11 metres. */
const TEN_THOUSANDTHS = 10_000
const MIN_POINTS = 4
/** The source has needles where narrow inlets and piers were simplified: sharper than this, with sides up to this long. */
const NEEDLE = { degrees: 22, sideDegrees: 0.03 }

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('Usage: npm run coast -- FILE')
const rings = JSON.parse(readFileSync(file, 'utf8'))
  .geometries.flatMap(({ coordinates }) => coordinates.flat())
  .map(withoutNeedles)
  .map((ring) => ({ ring, box: boxOf(ring) }))
  .filter(({ box }) => overlaps(box, CORE))

function withoutNeedles(ring) {
  const kept = ring.filter((point, index) => {
    const [before, after] = [ring.at(index - 1), ring[(index + 1) % ring.length]]
    const [a, b] = [before, after].map(([x, y]) => [x - point[0], y - point[1]])
    const sides = [Math.hypot(...a), Math.hypot(...b)]
    if (Math.min(...sides) === 0 || Math.max(...sides) > NEEDLE.sideDegrees) return true
    const cosine = (a[0] * b[0] + a[1] * b[1]) / (sides[0] * sides[1])
    return cosine < Math.cos((NEEDLE.degrees * Math.PI) / 180)
  })
  return kept.length === ring.length || kept.length < MIN_POINTS ? kept : withoutNeedles(kept)
}
function boxOf(ring) {
  const box = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of ring) {
    box[0] = Math.min(box[0], x)
    box[1] = Math.min(box[1], y)
    box[2] = Math.max(box[2], x)
    box[3] = Math.max(box[3], y)
  }
  return box
}
function overlaps(one, other) {
  return one[0] < other[2] && one[2] > other[0] && one[1] < other[3] && one[3] > other[1]
}
const isIn = ([x, y], box) => x > box[0] && x < box[2] && y > box[1] && y < box[3]

const folder = new URL('../src/web/ui/coast/', import.meta.url)
for (const name of readdirSync(folder)) if (name.endsWith('.json')) rmSync(new URL(name, folder))
const [west, south, east, north] = CORE
let count = 0
for (let x = west; x < east; x += CELL_DEGREES)
  for (let y = south; y < north; y += CELL_DEGREES) {
    const cell = [
      x - OVERLAP_DEGREES,
      y - OVERLAP_DEGREES,
      x + CELL_DEGREES + OVERLAP_DEGREES,
      y + CELL_DEGREES + OVERLAP_DEGREES,
    ]
    const near = rings.filter(({ box }) => overlaps(box, cell))
    // The coarse outline is enough where there is only land or sea.
    if (!near.some(({ ring }) => ring.some((point) => isIn(point, cell)))) continue
    const land = near.map(({ ring }) => clip(ring, cell)).filter((ring) => ring.length >= MIN_POINTS)
    const packed = land.map((ring) => pack(ring, TEN_THOUSANDTHS))
    writeFileSync(new URL(`${y}_${x}.json`, folder), `${JSON.stringify(packed)}\n`)
    count += 1
  }
process.stdout.write(`${count} cells\n`)
