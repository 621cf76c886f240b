import { divIcon, latLngBounds, marker, type Map as TiledMap, type Marker } from 'leaflet'
import { arrangeNames, makeName, placeName } from '#web/ui/arrange-names.ts'
import { denseGroup } from '#web/ui/dense-group.ts'
import { NEAREST_ZOOM } from '#web/ui/tile-map.tsx'
import type { MapPoint } from './calls.ts'
import { makePinButton, measurePins, textsOf, type PinTexts, type PinWords } from './pin-button.ts'
import { placePins, type Box, type PinPoint, type PlacedPin } from './place-pins.ts'

interface PinActions {
  onChoose: (ids: number[]) => void
  /** The result under the pointer, null for none. */
  onLight: (id: number | null) => void
  /** The results in view, after each move of the map. */
  onView: (ids: number[]) => void
  /** The pixels at the bottom that the cards of a phone cover. */
  foot: number
  /** Whether pins of one meeting point have its name. */
  hasPlaceNames: boolean
  /** Marks the middle of a city, from which distances are said. */
  centreName: string
}

export interface DrawnPins {
  /** Marks the pin of this result as the selected one, and keeps it visible. */
  follow: (id: number) => void
  /** Marks it as the selected one where it is. */
  select: (id: number) => void
  /** Lights the pin of this result; null lights none. */
  light: (id: number | null) => void
  /** Focuses the pin of this result. */
  focus: (id: number) => void
  /** Deselects the selected pin and focuses it. */
  release: () => void
  /** The results that no pin in view is for. */
  hidden: () => ReadonlySet<number>
  remove: () => void
}

type Pinned = PinPoint & { point: MapPoint }

const SPREAD_PX = 76
/** Margins around the results of a pin that is opened. */
const OPENED_PX = 72
/** From here, the view is inside a city, and its districts have names. */
const INSIDE_ZOOM = 11
const HALF_KM = 500
/** Around the chosen pin. */
const EDGE_PX = 12

/**
 * Draws the visible pins as buttons, again after each move of the map, so that Tab does not reach pins outside. Pins
 * that remain keep focus. If the focused pin disappears, for example a group that was zoomed into, the best visible pin
 * gets focus.
 */
export function drawPins(map: TiledMap, points: MapPoint[], words: PinWords & PinActions): DrawnPins {
  let shown = new Map<string, Marker>()
  let visible = new Set<number>()
  let chosen: string | null = null
  let followed: number | null = null
  let spread: string | null = null
  const sizesOf = measurePins(map, words)
  const buttonOf = (pin: Marker | undefined) => pin?.getElement()?.querySelector('button') ?? null
  const keyOf = (id: number) => [...shown.keys()].find((key) => idsOf(key).includes(String(id)))
  const choose = (key: string | null, ids: number[]) => {
    buttonOf(shown.get(chosen ?? ''))?.setAttribute('aria-pressed', 'false')
    chosen = key
    followed = ids[0] ?? null
    buttonOf(shown.get(chosen ?? ''))?.setAttribute('aria-pressed', 'true')
    words.onChoose(ids)
  }
  const open = (key: string, near: MapPoint[]) => {
    const isOneCity = new Set(near.map(({ citySlug }) => citySlug)).size === 1
    const corners = latLngBounds((isOneCity ? denseGroup(near) : near).map(({ lat, lng }) => [lat, lng]))
    const margins = {
      paddingTopLeft: [OPENED_PX, OPENED_PX] as [number, number],
      paddingBottomRight: [OPENED_PX, OPENED_PX + words.foot] as [number, number],
    }
    const size = map.getSize().subtract([2 * OPENED_PX, 2 * OPENED_PX + words.foot])
    const closer = Math.min(zoomOf(map, corners, size), NEAREST_ZOOM, map.getMaxZoom())
    if (near.length > 1 && closer > map.getZoom()) map.fitBounds(corners, { ...margins, maxZoom: closer })
    // Pins still grouped at the highest zoom are at one place: spread them around it.
    else if (near.length > 1) {
      spread = idsOf(key).join(' ')
      draw()
      buttonOf([...shown].find(([one]) => idsOf(one)[0] === String(near[0]?.id))?.[1])?.focus({ preventScroll: true })
    } else {
      choose(
        key,
        near.map(({ id }) => id),
      )
      // Beside a list, which follows the view, the card makes way instead.
      if (words.foot > 0) keepChosenVisible(near)
    }
  }
  const keepChosenVisible = (near: MapPoint[]) => {
    const button = buttonOf(shown.get(chosen ?? ''))
    // The pin of several results is not where each of them is.
    if (button) keepButtonBesideCard(map, button)
    else keepBesideCard(map, near)
  }
  const add = (before: Map<string, Marker>, pin: PlacedPin<Pinned>) => {
    const near = pin.points.map(({ point }) => point)
    const text = textsOf(pin, words)[pin.variant]
    if (!text) return
    const key = [...pin.points.map(({ id }) => id), ':', pin.side, pin.shift, text.lines.join('·')].join(' ')
    const at = map.unproject([pin.x, pin.y], map.getZoom())
    const old = before.get(key)?.setLatLng(at)
    shown.set(key, old ?? makePin(near, pin, text, words, () => open(key, near)).setLatLng(at).addTo(map)) // prettier-ignore
  }

  const draw = () => {
    const zoom = map.getZoom()
    const view = map.getBounds()
    const around = view.pad(0.5)
    const pins = points.map((point): Pinned => {
      const { x, y } = map.project([point.lat, point.lng], zoom)
      const { id, lat, lng, citySlug: city, country } = point
      return { id, lat, lng, city, country, point, x, y }
    })
    const before = shown
    const focused = document.activeElement
    const focusedKey = [...before].find(([, pin]) => buttonOf(pin) === focused)?.[0]
    shown = new Map()
    visible = new Set()
    const placed = placePins(pins, {
      sizesOf,
      pixelsOfKm: (2 * HALF_KM) / metresOfPixel(map),
      isNear: ({ lat, lng }) => around.contains([lat, lng]),
      view: whatIsInView(map),
    })
    for (const pin of placed) {
      // A hint at the edge announces those that would be cut.
      if (pin.isCut || !view.contains(map.unproject([pin.x, pin.y], zoom))) continue
      for (const { id } of pin.points) visible.add(id)
      if (pin.points.map(({ id }) => id).join(' ') === spread) for (const one of spreadOut(pin)) add(before, one)
      else add(before, pin)
    }
    for (const [key, pin] of before) if (!shown.has(key)) pin.remove()
    names.show(placed, zoom < INSIDE_ZOOM)
    arrangeNames(map)
    // Its pin can have become part of a group, or alone.
    if (followed !== null) chosen = keyOf(followed) ?? null
    buttonOf(shown.get(chosen ?? ''))?.setAttribute('aria-pressed', 'true')
    if (focusedKey === undefined || focused?.isConnected) return
    const same = [...shown].find(([key]) => idsOf(key).join() === idsOf(focusedKey).join())?.[1]
    ;(buttonOf(same ?? [...shown.values()][0]) ?? map.getContainer()).focus({ preventScroll: true })
  }
  const gather = () => {
    spread = null
  }
  const names = cityLabels(map, points, words)
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
      select(id)
      keepChosenVisible([point])
    },
    select,
    light: (id) => {
      const lit = id === null ? undefined : keyOf(id)
      for (const [key, pin] of shown) buttonOf(pin)?.toggleAttribute('data-lit', key === lit)
    },
    focus: (id) => (buttonOf(shown.get(keyOf(id) ?? '')) ?? map.getContainer()).focus({ preventScroll: true }),
    release: () => {
      const button = buttonOf(shown.get(chosen ?? ''))
      choose(null, [])
      ;(button ?? map.getContainer()).focus({ preventScroll: true })
    },
    hidden: () => new Set(points.flatMap(({ id }) => (visible.has(id) ? [] : id))),
    remove: () => {
      map.off('moveend', draw)
      map.off('moveend', report)
      map.off('zoomstart', gather)
      names.remove()
      sizesOf.end()
      for (const pin of shown.values()) pin.remove()
    },
  }
}

/** The results of a pin, of the key that also has its look. */
const idsOf = (key: string) => key.slice(0, key.indexOf(' :')).split(' ')

/** The zoom at which the bounds fit into this size. */
function zoomOf(map: TiledMap, bounds: ReturnType<typeof latLngBounds>, size: { x: number; y: number }): number {
  const all = map.getSize()
  return map.getBoundsZoom(bounds, false, all.subtract([Math.max(1, size.x), Math.max(1, size.y)]))
}

function metresOfPixel(map: TiledMap): number {
  const y = map.getSize().y / 2
  return map.distance(map.containerPointToLatLng([0, y]), map.containerPointToLatLng([1, y]))
}

/** The view and what covers it, in pixels of the map at its zoom. */
function whatIsInView(map: TiledMap): { frame: Box; controls: Box[] } {
  const container = map.getContainer()
  const { left, top } = container.getBoundingClientRect()
  const corner = map.getPixelBounds().min ?? { x: 0, y: 0 }
  const onMap = (box: Box): Box => ({
    left: box.left - left + corner.x,
    right: box.right - left + corner.x,
    top: box.top - top + corner.y,
    bottom: box.bottom - top + corner.y,
  })
  const controls = container.parentElement?.querySelectorAll('[data-map-control], .map-scale') ?? []
  return {
    frame: onMap(container.getBoundingClientRect()),
    controls: [...controls].map((control) => onMap(control.getBoundingClientRect())),
  }
}

/** The results of one place in a circle around it. */
function spreadOut({ points, x, y }: PlacedPin<Pinned>): PlacedPin<Pinned>[] {
  const radius = Math.max(SPREAD_PX, (points.length * 96) / (2 * Math.PI))
  return points.map((one, index) => {
    const angle = (index / points.length) * 2 * Math.PI - Math.PI / 2
    const to = { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
    const point = { ...one.point, placeName: '' }
    return { isNamed: false, points: [{ ...one, point }], ...to, side: 'above', shift: 0, variant: 0, isCut: false }
  })
}

/** The lower part of the map, which the card covers. */
const coveredBy = (map: TiledMap) => Math.min(190, map.getSize().y * 0.55)
const isAnimated = () => !matchMedia('(prefers-reduced-motion: reduce)').matches

/** Keeps a result visible whose pin is out of view. */
function keepBesideCard(map: TiledMap, [first]: MapPoint[]): void {
  if (!first) return
  map.panInside([first.lat, first.lng], {
    paddingTopLeft: [72, 56],
    paddingBottomRight: [72, coveredBy(map)],
    animate: isAnimated(),
  })
}

/** Keeps all of a pin visible. */
function keepButtonBesideCard(map: TiledMap, button: HTMLElement): void {
  const [pin, view] = [button.getBoundingClientRect(), map.getContainer().getBoundingClientRect()]
  const beyond = (from: number, to: number, least: number, most: number) =>
    from < least ? from - least : Math.max(0, to - most)
  const x = beyond(pin.left, pin.right, view.left + EDGE_PX, view.right - EDGE_PX)
  const y = beyond(pin.top, pin.bottom, view.top + EDGE_PX, view.bottom - coveredBy(map) - EDGE_PX)
  if (x !== 0 || y !== 0) map.panBy([x, y], { animate: isAnimated() })
}

/** The names of the cities of the results, in the middle of each city. */
function cityLabels(map: TiledMap, points: MapPoint[], { hasPlaceNames, centreName }: PinActions) {
  const cities = new Map<string, { point: MapPoint; count: number }>()
  for (const point of points) cities.set(point.citySlug, { point, count: (cities.get(point.citySlug)?.count ?? 0) + 1 })
  // Cities with more results get room first.
  const bySize = [...cities].sort(([, one], [, other]) => other.count - one.count)
  const [{ point: centre } = { point: undefined }, ...others] = cities.values()
  const mark = makeName(centreName, 'city', 'map-landmark map-place-name map-sight map-centre')
  mark.dataset['side'] = 'below'
  const middle =
    centre && hasPlaceNames && others.length === 0 ? placeName(map, mark, [centre.cityLat, centre.cityLng]) : null
  const labels = bySize.map(
    ([
      city,
      {
        point: { cityName, cityLat, cityLng },
      },
    ]) => {
      const label = makeName(cityName, 'city', 'map-city')
      return { city, label, pin: placeName(map, label, [cityLat, cityLng]) }
    },
  )
  return {
    /** Not those of named pins: one of them would be there twice, and that of several would seem to be in one city. */
    show: (pins: PlacedPin<Pinned>[], isFar: boolean) => {
      const named = new Set(pins.flatMap((pin) => (pin.isNamed ? pin.points.map(({ city }) => city) : [])))
      for (const { city, label } of labels) {
        label.hidden = named.has(city) || !(isFar || hasPlaceNames)
        // Between districts and sights, it is larger and where there is room.
        label.classList.toggle('map-city-near', !isFar)
        if (isFar) delete label.dataset['shift']
        else label.dataset['shift'] = 'far'
      }
    },
    remove: () => {
      for (const { pin } of labels) pin.remove()
      middle?.remove()
    },
  }
}

function makePin(
  near: MapPoint[],
  placed: PlacedPin<Pinned>,
  text: PinTexts,
  words: PinWords & PinActions,
  onOpen: () => void,
): Marker {
  const [first] = near
  const button = makePinButton(text, words)
  button.dataset['side'] = placed.side
  if (placed.shift !== 0) button.style.setProperty('--shift', `${placed.shift}px`)
  if (near.length === 1) button.setAttribute('aria-pressed', 'false')
  button.addEventListener('click', onOpen)
  for (const event of ['mouseenter', 'focus']) button.addEventListener(event, () => words.onLight(first?.id ?? null))
  for (const event of ['mouseleave', 'blur']) button.addEventListener(event, () => words.onLight(null))
  const pin = document.createElement('div')
  pin.append(button)
  const [place = '', ...others] = new Set(near.map(({ placeName }) => placeName))
  if (words.hasPlaceNames && !placed.isNamed && others.length === 0 && place !== '')
    pin.append(makeName(place, 'place', 'map-place'))
  // The button is focusable, not Leaflet's element around it.
  return marker([0, 0], {
    icon: divIcon({ className: '', html: pin, iconSize: [0, 0] }),
    keyboard: false,
    riseOnHover: true,
  })
}
