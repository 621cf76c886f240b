import { latLngBounds, polyline, type LatLngBounds, type Layer, type Map as TiledMap } from 'leaflet'
import { smooth } from './smooth-line.ts'
import { arrangeNames, makeName, placeName } from './arrange-names.ts'

interface Point {
  lat: number
  lng: number
}

export interface Landmark {
  name: string
  kind: 'place' | 'water' | 'road'
  points: readonly Point[]
}

/** Farther away, the sights of a city are one spot. */
const MIN_ZOOM = 9.5
/** The width of a river on the map: its own, within these pixels. */
const RIVER = { metres: 300, least: 3, most: 22 }
const ROAD_PX = 2

export interface LandmarkSource {
  /** The cities with something in view. */
  citiesIn: (view: LatLngBounds) => string[]
  load: (city: string) => Promise<readonly Landmark[]>
}

/**
 * Shows sights, districts, rivers and roads of the cities in view, with names where there is room. Returns a function
 * that removes them.
 */
export function showLandmarks(map: TiledMap, { citiesIn, load }: LandmarkSource): () => void {
  const pane = map.getPane('landmarks') ?? map.createPane('landmarks')
  pane.style.zIndex = '250'
  pane.style.pointerEvents = 'none'
  const known = new Map<string, readonly Landmark[]>()
  let shown: Layer[] = []
  let isShown = true
  const ask = (city: string) => {
    known.set(city, [])
    load(city).then(
      (landmarks) => {
        known.set(city, landmarks)
        if (isShown) draw()
      },
      // The map can be used without them; its next move asks again.
      () => known.delete(city),
    )
  }
  const draw = () => {
    for (const layer of shown) layer.remove()
    const view = map.getBounds()
    const isNear = map.getZoom() >= MIN_ZOOM
    if (isNear) for (const city of citiesIn(view)) if (!known.has(city)) ask(city)
    shown = [...known.values()].flat().flatMap(({ name, kind, points }) => {
      // A river can cross the view without a point of it inside.
      if (!isNear || !view.intersects(latLngBounds(points.map(({ lat, lng }) => [lat, lng])))) return []
      const inView = points.filter(({ lat, lng }) => view.contains([lat, lng]))
      const names = (kind === 'place' ? inView : fromMiddle(inView)).map(({ lat, lng }) => {
        const label = makeName(name, points.length === 1 ? 'landmark' : 'line', `map-landmark map-${kind}-name`)
        // The branches of a river have one name.
        label.dataset['once'] = name
        if (kind === 'place') label.dataset['side'] = 'below'
        return placeName(map, label, [lat, lng])
      })
      return [...shapeOf(map, kind, points), ...names]
    })
    arrangeNames(map)
  }
  map.on('moveend', draw)
  draw()
  return () => {
    isShown = false
    map.off('moveend', draw)
    for (const layer of shown) layer.remove()
  }
}

/** Where the name of a river or road may be: best in the middle of what is in view of it. */
function fromMiddle(points: readonly Point[]): Point[] {
  const middle = (points.length - 1) / 2
  return points
    .map((point, index) => ({ point, off: Math.abs(index - middle) }))
    .sort((one, other) => one.off - other.off)
    .map(({ point }) => point)
}

function shapeOf(map: TiledMap, kind: Landmark['kind'], points: readonly Point[]): Layer[] {
  const look = { pane: 'landmarks', interactive: false, smoothFactor: 0.5 }
  const line = points.map(({ lat, lng }): [number, number] => [lat, lng])
  switch (kind) {
    case 'place':
      return []
    case 'road':
      return [polyline(line, { ...look, className: 'map-road', weight: ROAD_PX }).addTo(map)]
    case 'water':
      return [polyline(smooth(line), { ...look, className: 'map-water', weight: riverWidth(map) }).addTo(map)]
    default:
      return kind satisfies never
  }
}

/** In pixels. */
function riverWidth(map: TiledMap): number {
  const y = map.getSize().y / 2
  const metresOfPixel = map.distance(map.containerPointToLatLng([0, y]), map.containerPointToLatLng([1, y]))
  return Math.min(RIVER.most, Math.max(RIVER.least, RIVER.metres / metresOfPixel))
}
