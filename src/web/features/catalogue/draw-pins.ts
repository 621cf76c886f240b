import { divIcon, latLngBounds, marker, type Map as TiledMap, type Marker } from 'leaflet'
import { arrangeNames, makeName, placeName } from '#web/ui/arrange-names.ts'
import { groupPins } from '#web/ui/group-pins.ts'
import { NEAREST_ZOOM } from '#web/ui/tile-map.tsx'
import type { MapPoint } from './calls.ts'

interface PinWords {
  dir: 'rtl' | 'ltr'
  priceOf: (point: MapPoint) => string
  nameOf: (point: MapPoint) => string
  nameOfMany: (count: number) => string
  /** The name below a pin of several cities. The country with most of its results is first. */
  regionsOf: (countries: string[]) => string
  /** Whether pins of one meeting point have its name. */
  hasPlaceNames: boolean
  onChoose: (ids: number[]) => void
  /** The result under the pointer, null for none. */
  onLight: (id: number | null) => void
  /** The results in view, after each move of the map. */
  onView: (ids: number[]) => void
}

export interface DrawnPins {
  /** Marks the pin of this result as the selected one, and keeps it visible. */
  follow: (id: number) => void
  /** Marks it as the selected one where it is. */
  select: (id: number) => void
  /** Lights the pin of this result; null lights none. */
  light: (id: number | null) => void
  /** Deselects the selected pin and focuses it. */
  release: () => void
  remove: () => void
}

/** The size in pixels of a price with room for a finger. */
const ROOM = { width: 96, height: 46 }
const SPREAD_PX = 76

/**
 * Draws the visible pins as buttons, again after each move of the map, so that Tab does not reach pins outside. Pins
 * that remain keep focus. If the focused pin disappears, for example a group that was zoomed into, the best visible pin
 * gets focus.
 */
export function drawPins(map: TiledMap, points: MapPoint[], words: PinWords): DrawnPins {
  let shown = new Map<string, Marker>()
  let chosen: string | null = null
  let followed: number | null = null
  let spread: string | null = null
  const buttonOf = (pin: Marker | undefined) => pin?.getElement()?.querySelector('button') ?? null
  const keyOf = (id: number) => [...shown.keys()].find((key) => key.split(' ').includes(String(id)))
  const choose = (key: string | null, ids: number[]) => {
    buttonOf(shown.get(chosen ?? ''))?.setAttribute('aria-pressed', 'false')
    chosen = key
    followed = ids[0] ?? null
    buttonOf(shown.get(chosen ?? ''))?.setAttribute('aria-pressed', 'true')
    words.onChoose(ids)
  }
  const open = (key: string, near: MapPoint[]) => {
    const corners = latLngBounds(near.map(({ lat, lng }) => [lat, lng]))
    const closer = Math.min(map.getBoundsZoom(corners.pad(0.3)), NEAREST_ZOOM, map.getMaxZoom())
    if (near.length > 1 && closer > map.getZoom()) map.setView(corners.getCenter(), closer)
    // Pins still grouped at the highest zoom are at one place: spread them around it.
    else if (near.length > 1) {
      spread = key
      draw()
      buttonOf(shown.get(String(near[0]?.id)))?.focus({ preventScroll: true })
    } else {
      choose(
        key,
        near.map(({ id }) => id),
      )
      keepBesideCard(map, near)
    }
  }

  const draw = () => {
    const zoom = map.getZoom()
    const view = map.getBounds()
    const pins = points.map((point) => {
      const { x, y } = map.project([point.lat, point.lng], zoom)
      return { id: point.id, point, x, y }
    })
    const before = shown
    const focused = document.activeElement
    const hadFocus = [...before.values()].some((pin) => buttonOf(pin) === focused)
    shown = new Map()
    const groups = groupPins(pins, ROOM)
    for (const { first, pins: near } of groups) {
      if (!view.contains([first.point.lat, first.point.lng])) continue
      const key = near.map(({ id }) => id).join(' ')
      const group = near.map(({ point }) => point)
      if (key !== spread) {
        shown.set(key, before.get(key) ?? makePin(group, words, () => open(key, group)).addTo(map))
        continue
      }
      near.forEach(({ point }, index) => {
        const angle = (index / near.length) * 2 * Math.PI - Math.PI / 2
        const radius = Math.max(SPREAD_PX, (near.length * ROOM.width) / (2 * Math.PI))
        const { lat, lng } = map.unproject(
          [first.x + radius * Math.cos(angle), first.y + radius * Math.sin(angle)],
          zoom,
        )
        const own = String(point.id)
        const apart = [{ ...point, lat, lng, placeName: '' }]
        const pin = before.get(own) ?? makePin(apart, words, () => open(own, [point])).addTo(map)
        shown.set(own, pin)
      })
    }
    for (const [key, pin] of before) if (!shown.has(key)) pin.remove()
    names.hideMixed(groups.map(({ pins: near }) => near.map(({ point }) => point)))
    arrangeNames(map)
    // Its pin can have become part of a group, or alone.
    if (followed !== null) chosen = keyOf(followed) ?? null
    buttonOf(shown.get(chosen ?? ''))?.setAttribute('aria-pressed', 'true')
    if (hadFocus && !focused?.isConnected)
      (buttonOf([...shown.values()][0]) ?? map.getContainer()).focus({ preventScroll: true })
  }
  const gather = () => {
    spread = null
  }
  const names = cityLabels(map, points)
  const report = () => {
    const view = map.getBounds()
    words.onView(points.filter(({ lat, lng }) => view.contains([lat, lng])).map(({ id }) => id))
  }
  const select = (id: number) => {
    buttonOf(shown.get(chosen ?? ''))?.setAttribute('aria-pressed', 'false')
    followed = id
    chosen = keyOf(id) ?? null
    buttonOf(shown.get(chosen ?? ''))?.setAttribute('aria-pressed', 'true')
  }
  map.on('zoomstart', gather)
  map.on('moveend', draw)
  map.on('moveend', report)
  draw()
  report()
  return {
    follow: (id) => {
      const point = points.find((one) => one.id === id)
      if (!point) return
      keepBesideCard(map, [point])
      select(id)
    },
    select,
    light: (id) => {
      const lit = id === null ? undefined : keyOf(id)
      for (const [key, pin] of shown) buttonOf(pin)?.toggleAttribute('data-lit', key === lit)
    },
    release: () => {
      const button = buttonOf(shown.get(chosen ?? ''))
      choose(null, [])
      ;(button ?? map.getContainer()).focus({ preventScroll: true })
    },
    remove: () => {
      map.off('moveend', draw)
      map.off('moveend', report)
      map.off('zoomstart', gather)
      names.remove()
      for (const pin of shown.values()) pin.remove()
    },
  }
}

/** The card covers the lower part of the map: keep its pin visible. */
function keepBesideCard(map: TiledMap, [first]: MapPoint[]): void {
  if (!first) return
  const { y } = map.getSize()
  map.panInside([first.lat, first.lng], {
    paddingTopLeft: [72, 56],
    paddingBottomRight: [72, Math.min(190, y * 0.55)],
    animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  })
}

/** The names of the cities of the results, in the middle of each city. */
function cityLabels(map: TiledMap, points: MapPoint[]) {
  const cities = new Map<string, { point: MapPoint; count: number }>()
  for (const point of points) cities.set(point.cityName, { point, count: (cities.get(point.cityName)?.count ?? 0) + 1 })
  // Cities with more results get room first.
  const bySize = [...cities.values()].sort((one, other) => other.count - one.count)
  const labels = bySize.map(({ point: { cityName, cityLat, cityLng } }) => {
    const label = makeName(cityName, 'city', 'map-city')
    return { cityName, label, pin: placeName(map, label, [cityLat, cityLng]) }
  })
  return {
    /** A name below the count of several cities would say that all of them are in that one. */
    hideMixed: (groups: MapPoint[][]) => {
      const mixed = new Set(
        groups.flatMap((group) => {
          const names = new Set(group.map(({ cityName }) => cityName))
          return names.size > 1 ? [...names] : []
        }),
      )
      for (const { cityName, label } of labels) label.hidden = mixed.has(cityName)
    },
    remove: () => {
      for (const { pin } of labels) pin.remove()
    },
  }
}

function makePin(near: MapPoint[], words: PinWords, onOpen: () => void): Marker {
  const [first] = near
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'map-price'
  button.dir = words.dir
  if (first && near.length === 1) {
    button.textContent = words.priceOf(first)
    button.setAttribute('aria-label', words.nameOf(first))
    button.setAttribute('aria-pressed', 'false')
  } else {
    button.textContent = String(near.length)
    button.setAttribute('aria-label', words.nameOfMany(near.length))
    button.dataset['many'] = ''
  }
  button.addEventListener('click', onOpen)
  for (const event of ['mouseenter', 'focus']) button.addEventListener(event, () => words.onLight(first?.id ?? null))
  for (const event of ['mouseleave', 'blur']) button.addEventListener(event, () => words.onLight(null))
  const pin = document.createElement('div')
  pin.append(button)
  if (words.hasPlaceNames) addName(pin, near, words)
  // The button is focusable, not Leaflet's element around it.
  return marker([first?.lat ?? 0, first?.lng ?? 0], {
    icon: divIcon({ className: '', html: pin, iconSize: [0, 0] }),
    keyboard: false,
    riseOnHover: true,
  })
}

/** The name of the only meeting point, or of the countries of several cities: a count alone would seem to be of one. */
function addName(pin: HTMLElement, near: MapPoint[], words: PinWords): void {
  const places = new Set(near.map(({ placeName }) => placeName))
  const [place = ''] = places
  if (places.size === 1 && place !== '') pin.append(makeName(place, 'place', 'map-place'))
  if (new Set(near.map(({ cityName }) => cityName)).size < 2) return
  const counts = new Map<string, number>()
  for (const { country } of near) counts.set(country, (counts.get(country) ?? 0) + 1)
  const countries = [...counts].sort(([, one], [, other]) => other - one).map(([country]) => country)
  const name = makeName(words.regionsOf(countries), 'group', 'map-place map-group')
  // Instead of the countries' own names.
  name.dataset['insteadOf'] = countries.join('|')
  pin.append(name)
}
