import { latLngBounds, polygon, polyline, type LatLngTuple, type Map as TiledMap, type Marker } from 'leaflet'
import type { Locale } from '#domain/locale.ts'
import { arrangeNames, makeName, nameRanks, placeName } from './arrange-names.ts'
import outline from './outline.json' with { type: 'json' }

export { showScale } from './show-scale.ts'

/** The region that the outline covers. */
const BOUNDS = latLngBounds([-47, -32], [74, 92])
/** Closer, there are the pins and the landmarks: the coasts would be too coarse. */
const COAST_ZOOM = 13
export const OUTLINE_ZOOM = 15
/** Below this zoom there is more room for the names of countries than for those of cities. */
const WIDE_ZOOM = 5
/** Closer, the middle of a country or sea says nothing. */
const REGION_ZOOM = 9
/** The part of a name that must fit into its country or sea. */
const MIN_FIT = 0.7

/** Shows coasts, borders, countries and seas on a map without tiles. Import it dynamically: the outline is large. */
export function showOutline(map: TiledMap, locale: Locale): void {
  const pane = map.createPane('outline')
  pane.style.zIndex = '200'
  pane.style.pointerEvents = 'none'
  const look = { pane: 'outline', interactive: false, weight: 1 }
  // The even-odd rule draws islands and lakes from one list of rings.
  polygon(outline.land.map(unpack), { ...look, className: 'map-land', fillOpacity: 1, smoothFactor: 0.5 }).addTo(map)
  polyline(outline.borders.map(unpack), { ...look, className: 'map-border', dashArray: '4 3' }).addTo(map)
  map.setMaxBounds(BOUNDS)
  showRegions(map, locale)
  const hideCoast = () => map.getContainer().classList.toggle('map-close', map.getZoom() > COAST_ZOOM)
  map.on('zoomend', hideCoast)
  map.whenReady(hideCoast)
}

/** The names of countries and seas that are wide enough for them. */
function showRegions(map: TiledMap, locale: Locale): void {
  const countryNames = new Intl.DisplayNames(locale, { type: 'region' })
  const regions = [
    ...outline.countries.map(({ country, at, radius }) => {
      const name = makeName(countryNames.of(country) ?? '', 'country', 'map-country')
      return { name, at, radius, isCountry: true }
    }),
    ...outline.seas.map((sea) => ({ ...sea, name: makeName(sea[locale], 'sea', 'map-sea'), isCountry: false })),
  ]
  const widths = new Map<HTMLElement, number>()
  let shown: Marker[] = []
  const draw = () => {
    for (const marker of shown) marker.remove()
    const zoom = map.getZoom()
    const view = map.getBounds()
    const inView = regions.filter(({ at: [lat = 0, lng = 0] }) => zoom < REGION_ZOOM && view.contains([lat, lng]))
    shown = inView.flatMap(({ name, at: [lat = 0, lng = 0], radius, isCountry }) => {
      if (isCountry) name.dataset['nameRank'] = String(zoom < WIDE_ZOOM ? nameRanks.wideCountry : nameRanks.country)
      const marker = placeName(map, name, [lat, lng])
      const width = widths.get(name) ?? name.offsetWidth
      widths.set(name, width)
      if (map.project([0, 2 * radius]).x - map.project([0, 0]).x >= width * MIN_FIT) return [marker]
      marker.remove()
      return []
    })
    arrangeNames(map)
  }
  map.on('moveend', draw)
  map.whenReady(draw)
}

/** The inverse of `pack` in scripts/outline.mjs. */
function unpack(steps: number[]): LatLngTuple[] {
  const points: LatLngTuple[] = []
  let [lat, lng] = [0, 0]
  for (let index = 0; index < steps.length; index += 2) {
    lat += steps[index] ?? 0
    lng += steps[index + 1] ?? 0
    points.push([lat / 1000, lng / 1000])
  }
  return points
}
