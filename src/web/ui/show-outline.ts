import { latLngBounds, polygon, polyline, type Map as TiledMap, type Marker } from 'leaflet'
import type { Locale } from '#domain/locale.ts'
import { arrangeNames, makeName, placeName } from './arrange-names.ts'
import { unpackRing } from './coast-cell.ts'
import { countryName } from './country-name.ts'
import outline from './outline.json' with { type: 'json' }

export { showCoast } from './show-coast.ts'
export { showScale } from './show-scale.ts'

/** The region that the outline covers. */
const BOUNDS = latLngBounds([-47, -32], [74, 92])
export const OUTLINE_ZOOM = 15
/** Closer, the middle of a country or sea says nothing. */
const REGION_ZOOM = 9
/** Farther away, the names of countries without results say nothing and take the room of others. */
const NEIGHBOUR_ZOOM = 4
/** The part of a name that must fit into its country or sea. */
const MIN_FIT = 0.7

const THOUSANDTHS = 1000
/** Where the name of a country with results may be, in half widths of the country from its middle, best first. */
const PLACES_OF_NAME = [0, 0.4, -0.4, 0.7, -0.7]

export interface Outline {
  /** Changes the countries with results. */
  nameFirst: (countries: readonly string[]) => void
}

/**
 * Shows coasts, borders, countries and seas on a map without tiles; `countries` (ISO 3166-1) have results and are named
 * first. Import it dynamically: the outline is large.
 */
export function showOutline(map: TiledMap, locale: Locale, countries: readonly string[]): Outline {
  const pane = map.createPane('outline')
  pane.style.zIndex = '200'
  pane.style.pointerEvents = 'none'
  const look = { pane: 'outline', interactive: false, weight: 1 }
  // The even-odd rule draws islands and lakes from one list of rings.
  polygon(outline.land.map(unpack), { ...look, className: 'map-land', fillOpacity: 1, smoothFactor: 0.5 }).addTo(map)
  const borders = map.createPane('borders')
  borders.style.zIndex = '220'
  borders.style.pointerEvents = 'none'
  polyline(outline.borders.map(unpack), { ...look, pane: 'borders', className: 'map-border', dashArray: '4 3' }).addTo(
    map,
  )
  map.setMaxBounds(BOUNDS)
  return { nameFirst: showRegions(map, locale, countries) }
}

/** The names of countries and seas that are wide enough for them. */
function showRegions(map: TiledMap, locale: Locale, first: readonly string[]): Outline['nameFirst'] {
  const regionsOf = (ofResults: readonly string[]) => [
    ...outline.countries.flatMap(({ country, at: [lat = 0, lng = 0], radius }) => {
      const hasResults = ofResults.includes(country)
      return (hasResults ? PLACES_OF_NAME : [0]).map((off) => {
        const name = makeName(countryName(country, locale), hasResults ? 'countryOfResults' : 'country', 'map-country')
        name.dataset['once'] = country
        return { name, at: [lat + off * radius, lng], radius, hasResults, minZoom: hasResults ? 0 : NEIGHBOUR_ZOOM }
      })
    }),
    ...outline.seas.map((sea) => ({
      ...sea,
      name: makeName(sea[locale], 'sea', 'map-sea'),
      hasResults: false,
      minZoom: 0,
    })),
  ]
  let regions = regionsOf(first)
  const widths = new Map<HTMLElement, number>()
  let shown: Marker[] = []
  const draw = () => {
    for (const marker of shown) marker.remove()
    const zoom = map.getZoom()
    const view = map.getBounds()
    const inView = regions.filter(
      ({ at: [lat = 0, lng = 0], minZoom }) => zoom >= minZoom && zoom < REGION_ZOOM && view.contains([lat, lng]),
    )
    shown = inView.flatMap(({ name, at: [lat = 0, lng = 0], radius, hasResults }) => {
      const marker = placeName(map, name, [lat, lng])
      const width = widths.get(name) ?? name.offsetWidth
      widths.set(name, width)
      const room = map.project([0, 2 * radius]).x - map.project([0, 0]).x
      if (hasResults || room >= width * MIN_FIT) return [marker]
      marker.remove()
      return []
    })
    arrangeNames(map)
  }
  map.on('moveend', draw)
  map.whenReady(draw)
  return (ofResults) => {
    regions = regionsOf(ofResults)
    map.whenReady(draw)
  }
}

const unpack = (steps: readonly number[]) => unpackRing(steps, THOUSANDTHS)
