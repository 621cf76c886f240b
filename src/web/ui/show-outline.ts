import { latLngBounds, polygon, polyline, type LatLngTuple, type Map as TiledMap } from 'leaflet'
import outline from './outline.json' with { type: 'json' }

export { showScale } from './show-scale.ts'

/** The region that the outline covers. */
const BOUNDS = latLngBounds([-47, -32], [74, 92])
/** Beyond this zoom the coasts are too coarse. */
export const OUTLINE_ZOOM = 12

/** Shows coasts and borders on a map without tiles. Import it dynamically: the outline is large. */
export function showOutline(map: TiledMap): void {
  const pane = map.createPane('outline')
  pane.style.zIndex = '200'
  pane.style.pointerEvents = 'none'
  const look = { pane: 'outline', interactive: false, weight: 1 }
  // The even-odd rule draws islands and lakes from one list of rings.
  polygon(outline.land.map(unpack), { ...look, className: 'map-land', fillOpacity: 1, smoothFactor: 0.5 }).addTo(map)
  polyline(outline.borders.map(unpack), { ...look, className: 'map-border', dashArray: '4 3' }).addTo(map)
  map.setMaxBounds(BOUNDS)
}

/** The inverse of `pack` in scripts/outline.mjs. */
function unpack(steps: number[]): LatLngTuple[] {
  const points: LatLngTuple[] = []
  let [lat, lng] = [0, 0]
  for (let index = 0; index < steps.length; index += 2) {
    lat += steps[index] ?? 0
    lng += steps[index + 1] ?? 0
    points.push([lat / 100, lng / 100])
  }
  return points
}
