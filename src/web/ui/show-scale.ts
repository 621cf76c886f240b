import { Control, DomUtil, type Map as TiledMap } from 'leaflet'
import type { Locale } from '#domain/locale.ts'

const MOST_PX = 110
/** As in the distances of results. */
const UNITS = { ar: ['م', 'كم'], en: ['m', 'km'] } as const
/** Farther away, countries say more than kilometres. */
const MIN_ZOOM = 5

/** A bar of a round distance: near a city, pins on an outline say nothing about distances. */
export function showScale(map: TiledMap, locale: Locale): void {
  const bar = DomUtil.create('p', 'map-scale')
  // The map itself is from left to right.
  bar.dir = locale === 'ar' ? 'rtl' : 'ltr'
  const control = new Control({ position: locale === 'ar' ? 'topright' : 'topleft' })
  control.onAdd = () => bar
  const fit = () => {
    bar.hidden = map.getZoom() < MIN_ZOOM
    const y = map.getSize().y / 2
    const kilometres = map.distance(map.containerPointToLatLng([0, y]), map.containerPointToLatLng([MOST_PX, y])) / 1000
    const round = roundDown(kilometres)
    const isShort = round < 1
    const [metres, kilometresUnit] = UNITS[locale]
    bar.textContent = isShort ? `${round * 1000} ${metres}` : `${round} ${kilometresUnit}`
    bar.style.width = `${Math.round((MOST_PX * round) / kilometres)}px`
  }
  control.addTo(map)
  map.on('zoomend moveend', fit)
  map.whenReady(fit)
}

/** The largest of 1, 2 and 5 times a power of ten that is not greater. */
function roundDown(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return power * ([5, 2].find((times) => times * power <= value) ?? 1)
}
