type Point = [lat: number, lng: number]

const STEPS = 10

/** A curve through all points, for rivers (Catmull-Rom). */
export function smooth(points: readonly Point[]): Point[] {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0]
  const curve = points.slice(1).flatMap((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    return Array.from({ length: STEPS }, (_unused, step): Point => {
      const share = step / STEPS
      const between = (axis: 0 | 1) =>
        from[axis] +
        0.5 *
          share *
          (to[axis] -
            before[axis] +
            share *
              (2 * before[axis] -
                5 * from[axis] +
                4 * to[axis] -
                after[axis] +
                share * (3 * (from[axis] - to[axis]) + after[axis] - before[axis])))
      return [between(0), between(1)]
    })
  })
  return [...curve, ...points.slice(-1)]
}
