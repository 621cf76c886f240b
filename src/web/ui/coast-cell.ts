import cells from './coast-cells.json' with { type: 'json' }

type Point = [lat: number, lng: number]
export type Ring = Point[]

export const CELL_DEGREES = cells.degrees
/** The south-west corner of all cells. */
export const ORIGIN = { south: cells.south, west: cells.west }
const TEN_THOUSANDTHS = 10_000
/** How far the rings of a cell extend beyond it: as in scripts/coast.mjs. */
export const OVERLAP_DEGREES = 0.002
/** Less than the overlap of the cells. */
const EDGE = 0.001

/** The inverse of `pack` in scripts/pack-rings.mjs. */
export function unpackRing(steps: readonly number[], partsOfDegree: number): Ring {
  const points: Ring = []
  let [lat, lng] = [0, 0]
  for (let index = 0; index < steps.length; index += 2) {
    lat += steps[index] ?? 0
    lng += steps[index + 1] ?? 0
    points.push([lat / partsOfDegree, lng / partsOfDegree])
  }
  return points
}

export const unpackRings = (packed: readonly number[][]): Ring[] =>
  packed.map((steps) => unpackRing(steps, TEN_THOUSANDTHS))

/** Whether a point is where the cell ends, not at a coast. */
export const isCellEdge = ([lat, lng]: Point, south: number, west: number): boolean =>
  lat < south - EDGE || lat > south + CELL_DEGREES + EDGE || lng < west - EDGE || lng > west + CELL_DEGREES + EDGE

/** The parts of a ring of land that are coast, not the edge of the cell, where the land goes on in the next one. */
export function coastOf(ring: Ring, south: number, west: number): Ring[] {
  const edges: [axis: 0 | 1, isBeyond: (degrees: number) => boolean][] = [
    [0, (lat) => lat < south - EDGE],
    [0, (lat) => lat > south + CELL_DEGREES + EDGE],
    [1, (lng) => lng < west - EDGE],
    [1, (lng) => lng > west + CELL_DEGREES + EDGE],
  ]
  const lines: Ring[] = []
  let line: Ring = []
  const close = () => {
    if (line.length > 1) lines.push(line)
    line = []
  }
  ring.forEach((point, index) => {
    const before = ring.at(index - 1) ?? point
    const isEdge = edges.some(([axis, isBeyond]) => isBeyond(point[axis]) && isBeyond(before[axis]))
    if (isEdge) close()
    if (line.length === 0 && !isEdge) line.push(before)
    line.push(point)
  })
  close()
  return lines
}
