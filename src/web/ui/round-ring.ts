type Point = [lat: number, lng: number]

/** Parts of a corner's curve. */
const STEPS = 4
/** In degrees: a corner of a long straight side stays this near to it. */
const MOST_CUT = 0.008

/**
 * The ring with curves instead of its corners: the source has a straight side for each kilometre of coast. A curve is
 * inside the triangle of its corner and the middles of its sides, so that shores of a strait do not cross. Corners of
 * which `isFixed` is true remain, such as those at the edge of a cell.
 */
export function roundRing(ring: readonly Point[], isFixed: (point: Point) => boolean): Point[] {
  const at = (index: number): Point => ring[(index + ring.length) % ring.length] ?? [0, 0]
  return ring.flatMap((corner, index) => {
    if (isFixed(corner)) return [corner]
    const from = toward(corner, at(index - 1))
    const to = toward(corner, at(index + 1))
    return Array.from({ length: STEPS + 1 }, (_, step): Point => {
      const share = step / STEPS
      const on = (axis: 0 | 1) =>
        (1 - share) ** 2 * from[axis] + 2 * share * (1 - share) * corner[axis] + share ** 2 * to[axis]
      return [on(0), on(1)]
    })
  })
}

/** Half of the way to the neighbour, but not far. */
function toward(corner: Point, neighbour: Point): Point {
  const [lat, lng] = [neighbour[0] - corner[0], neighbour[1] - corner[1]]
  const length = Math.hypot(lat, lng)
  const share = length === 0 ? 0 : Math.min(0.5, MOST_CUT / length)
  return [corner[0] + share * lat, corner[1] + share * lng]
}
