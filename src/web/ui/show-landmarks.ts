import { latLngBounds, polygon, polyline, type LatLngBounds, type Layer, type Map as TiledMap } from 'leaflet'
import { arrangeNames, makeName, placeName, setRoads, type NameKind } from './arrange-names.ts'
import { besideLine } from './beside-line.ts'
import { builtUp } from './built-up.ts'
import { roundRing } from './round-ring.ts'
import { smooth } from './smooth-line.ts'

interface Point {
  lat: number
  lng: number
}

export interface Landmark {
  name: string
  kind: 'place' | 'water' | 'wadi' | 'road' | 'area' | 'park' | 'hills'
  points: readonly Point[]
}

/** Farther away, the sights of a city are one spot. */
const MIN_ZOOM = 9.5
/** Farther away, the districts of a city would have names only where there are no sights. */
const AREA_ZOOM = 10.5
/** The first of a city are its best known sights: their names come before those of its districts and meeting points. */
const SIGHTS = 6
/** The width of a letter of a road's name, about, and how many places are tried for it. */
const LETTER_PX = 6.5
const MOST_PLACES = 8
/** The width of rivers and wadis on the map: their own, about, within these pixels. */
const RIVER = { metres: 300, least: 3, most: 22 }
const WADI = { metres: 150, least: 3, most: 10 }
/** The width of a road in pixels: one more with each zoom from this one. */
const ROAD = { least: 2, most: 5, zoom: 11, edge: 2 }

export interface LandmarkSource {
  /** The cities with something in view. */
  citiesIn: (view: LatLngBounds) => string[]
  load: (city: string) => Promise<readonly Landmark[]>
  /** Called with all landmarks that are known, when there are more. */
  onKnown?: (landmarks: readonly Landmark[]) => void
}

/** Each above the one before. Hills, wadis, built-up land and parks are below the sea of the coast (210). */
const PANES = { hills: 206, 'built-up': 207, parks: 208, wadis: 209, rivers: 240, 'road-edges': 249, landmarks: 250 }

/**
 * Shows sights, districts, parks, rivers and roads of the cities in view, with names where there is room. Returns a
 * function that removes them.
 */
export function showLandmarks(map: TiledMap, { citiesIn, load, onKnown }: LandmarkSource): () => void {
  for (const [name, order] of Object.entries(PANES)) {
    const pane = map.getPane(name) ?? map.createPane(name)
    pane.style.zIndex = String(order)
    pane.style.pointerEvents = 'none'
  }
  const known = new Map<string, readonly Landmark[]>()
  let shown: Layer[] = []
  let isShown = true
  const ask = (city: string) => {
    known.set(city, [])
    load(city).then(
      (landmarks) => {
        known.set(city, landmarks)
        if (!isShown) return
        draw()
        onKnown?.([...known.values()].flat())
      },
      // The map can be used without them; its next move asks again.
      () => known.delete(city),
    )
  }
  const draw = () => {
    for (const layer of shown) layer.remove()
    shown = []
    const view = map.getBounds()
    const isNear = map.getZoom() >= MIN_ZOOM
    if (isNear) for (const city of citiesIn(view)) if (!known.has(city)) ask(city)
    for (const landmarks of isNear ? known.values() : []) {
      const sights = landmarks.filter(({ kind }) => kind === 'place').slice(0, SIGHTS)
      shown.push(...tintOf(map, landmarks))
      for (const landmark of landmarks) {
        // A river can cross the view without a point of it inside.
        if (!view.intersects(latLngBounds(landmark.points.map(({ lat, lng }) => [lat, lng])))) continue
        shown.push(...shapeOf(map, landmark), ...namesOf(map, landmark, sights.includes(landmark)))
      }
    }
    const roads = isNear ? [...known.values()].flat().filter(({ kind }) => kind === 'road') : []
    setRoads(
      map,
      roads.map(({ points }) => smooth(lineOf(points))),
    )
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

function namesOf(map: TiledMap, { name, kind, points }: Landmark, isSight: boolean): Layer[] {
  if (kind === 'area' && map.getZoom() < AREA_ZOOM) return []
  if (kind === 'road') return roadNames(map, name, points)
  const view = map.getBounds()
  const isOutlined = kind === 'park' || kind === 'hills'
  const places = isOutlined ? [middleOf(points)] : points
  const inView = places.filter(({ lat, lng }) => view.contains([lat, lng]))
  const isLine = points.length > 1 && !isOutlined
  const rank: NameKind = kind === 'area' ? 'area' : isSight ? 'sight' : isLine ? 'line' : 'landmark'
  return (isLine ? fromMiddle(inView) : inView).map(({ lat, lng }) => {
    const label = makeName(name, rank, `map-landmark map-${kind}-name ${isSight ? 'map-sight' : ''}`)
    // The branches of a river have one name.
    label.dataset['once'] = name
    if (kind === 'place') label.dataset['side'] = 'below'
    if (kind === 'area') label.dataset['shift'] = 'near'
    return placeName(map, label, [lat, lng])
  })
}

/** Names along the road. The first with room is shown, and none if the road is too short or bent. */
function roadNames(map: TiledMap, name: string, points: readonly Point[]): Layer[] {
  const zoom = map.getZoom()
  const line = smooth(lineOf(points)).map((at) => map.project(at, zoom))
  const view = map.getBounds()
  return besideLine(line, name.length * LETTER_PX)
    .map(({ x, y, angle }) => ({ at: map.unproject([x, y], zoom), angle }))
    .filter(({ at }) => view.contains(at))
    .slice(0, MOST_PLACES)
    .map(({ at, angle }) => {
      const label = makeName(name, 'line', 'map-landmark map-road-name')
      label.dataset['once'] = name
      label.style.setProperty('--angle', `${angle}rad`)
      return placeName(map, label, [at.lat, at.lng])
    })
}

const middleOf = (points: readonly Point[]): Point => latLngBounds(points.map(({ lat, lng }) => [lat, lng])).getCenter()

/** Where the name of a river or road may be: best in the middle of what is in view of it. */
function fromMiddle(points: readonly Point[]): Point[] {
  const middle = (points.length - 1) / 2
  return points
    .map((point, index) => ({ point, off: Math.abs(index - middle) }))
    .sort((one, other) => one.off - other.off)
    .map(({ point }) => point)
}

const lineOf = (points: readonly Point[]) => points.map(({ lat, lng }): [number, number] => [lat, lng])

/** A tint of the city's built-up land. */
function tintOf(map: TiledMap, landmarks: readonly Landmark[]): Layer[] {
  const { shapes, radiusKm } = builtUp(landmarks.flatMap(({ kind, points }) => (kind === 'area' ? points : [])))
  if (shapes.length === 0) return []
  // A path with one point only has no stroke.
  const rings = shapes.map((shape) => lineOf(shape.length === 1 ? [...shape, ...shape] : shape))
  return [
    polygon(rings, {
      pane: 'built-up',
      interactive: false,
      className: 'map-built-up',
      fillRule: 'nonzero',
      fillOpacity: 1,
      weight: 2 * Math.max(1, (1000 * radiusKm) / metresOfPixel(map)),
      smoothFactor: 0,
      noClip: true,
    }).addTo(map),
  ]
}

function shapeOf(map: TiledMap, { kind, points }: Landmark): Layer[] {
  const look = { pane: 'landmarks', interactive: false, smoothFactor: 0.5 }
  const line = lineOf(points)
  switch (kind) {
    case 'place':
    case 'area':
      return []
    case 'park':
    case 'hills': {
      const [pane, className] = kind === 'park' ? ['parks', 'map-park'] : ['hills', 'map-hills']
      return points.length === 1
        ? []
        : [
            polygon(
              roundRing(line, () => false),
              { ...look, pane, className, fillOpacity: 1, weight: 6 },
            ).addTo(map),
          ]
    }
    case 'road': {
      const weight = Math.min(ROAD.most, Math.max(ROAD.least, ROAD.least + Math.floor(map.getZoom() - ROAD.zoom)))
      const course = smooth(line)
      return [
        polyline(course, { ...look, pane: 'road-edges', className: 'map-road-edge', weight: weight + ROAD.edge }).addTo(
          map,
        ),
        polyline(course, { ...look, className: 'map-road', weight }).addTo(map),
      ]
    }
    case 'water':
    case 'wadi': {
      const [pane, className, width] =
        kind === 'water' ? (['rivers', 'map-water', RIVER] as const) : (['wadis', 'map-wadi', WADI] as const)
      return points.length === 1
        ? []
        : [polyline(smooth(line), { ...look, pane, className, weight: widthOf(width, map) }).addTo(map)]
    }
    default:
      return kind satisfies never
  }
}

function metresOfPixel(map: TiledMap): number {
  const y = map.getSize().y / 2
  return map.distance(map.containerPointToLatLng([0, y]), map.containerPointToLatLng([1, y]))
}

/** In pixels. */
function widthOf({ metres, least, most }: typeof RIVER, map: TiledMap): number {
  return Math.min(most, Math.max(least, metres / metresOfPixel(map)))
}
