/** What the scripts of the map share: rings are lists of [longitude, latitude]. */

const between = (a, b, share) => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]

/** The part of a ring within a box [west, south, east, north] (Sutherland and Hodgman). */
export function clip(ring, [west, south, east, north]) {
  const edges = [
    [([x]) => x >= west, (a, b) => between(a, b, (west - a[0]) / (b[0] - a[0]))],
    [([x]) => x <= east, (a, b) => between(a, b, (east - a[0]) / (b[0] - a[0]))],
    [([, y]) => y >= south, (a, b) => between(a, b, (south - a[1]) / (b[1] - a[1]))],
    [([, y]) => y <= north, (a, b) => between(a, b, (north - a[1]) / (b[1] - a[1]))],
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

/** Whole parts of a degree, latitude before longitude, each as the difference from the point before. */
export function pack(points, partsOfDegree) {
  let [lat, lng] = [0, 0]
  return points.flatMap(([x, y]) => {
    const [nextLat, nextLng] = [Math.round(y * partsOfDegree), Math.round(x * partsOfDegree)]
    const step = [nextLat - lat, nextLng - lng]
    ;[lat, lng] = [nextLat, nextLng]
    return step
  })
}
