interface Pixel {
  x: number
  y: number
}

/** From the middle of the line to the middle of the name. */
const OFFSET_PX = 11
/** Between two places that are tried. */
const STEP_PX = 20
/** How far the line may be from a straight one below the name. */
const MOST_BEND_PX = 3

/**
 * Where a name of this width can be along a line, above it and never upside down, nearest to its middle first: only where
 * the line is nearly straight. The angle is in radians.
 */
export function besideLine(line: readonly Pixel[], width: number): (Pixel & { angle: number })[] {
  const lengths = [0]
  line.slice(1).forEach((point, index) => {
    const before = line[index] ?? point
    lengths.push((lengths.at(-1) ?? 0) + Math.hypot(point.x - before.x, point.y - before.y))
  })
  const total = lengths.at(-1) ?? 0
  const at = (length: number): Pixel => {
    const index = Math.max(1, lengths.findIndex((one) => one >= length)) // prettier-ignore
    const [from, to] = [line[index - 1] ?? { x: 0, y: 0 }, line[index] ?? { x: 0, y: 0 }]
    const share =
      (length - (lengths[index - 1] ?? 0)) / Math.max(1e-9, (lengths[index] ?? 0) - (lengths[index - 1] ?? 0))
    return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }
  }
  const middles = Array.from(
    { length: Math.max(0, Math.floor((total - width) / STEP_PX) + 1) },
    (_, step) => width / 2 + step * STEP_PX,
  ).toSorted((one, other) => Math.abs(one - total / 2) - Math.abs(other - total / 2))
  return middles.flatMap((middle) => {
    const [from, to] = [at(middle - width / 2), at(middle + width / 2)]
    const chord = Math.hypot(to.x - from.x, to.y - from.y)
    const bend = (point: Pixel) =>
      Math.abs((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)) / Math.max(1, chord)
    const between = [-0.25, 0, 0.25].map((share) => at(middle + share * width))
    if (chord < width * 0.95 || between.some((point) => bend(point) > MOST_BEND_PX)) return []
    const direction = Math.atan2(to.y - from.y, to.x - from.x)
    const angle = Math.abs(direction) > Math.PI / 2 ? direction - Math.sign(direction) * Math.PI : direction
    const { x, y } = at(middle)
    return [{ x: x + OFFSET_PX * Math.sin(angle), y: y - OFFSET_PX * Math.cos(angle), angle }]
  })
}
