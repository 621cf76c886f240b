import { divIcon, latLngBounds, marker, type Map as TiledMap, type Marker } from 'leaflet'
import { groupPins } from '#web/ui/group-pins.ts'
import { NEAREST_ZOOM } from '#web/ui/tile-map.tsx'
import type { MapPoint } from './calls.ts'

interface PinWords {
  dir: 'rtl' | 'ltr'
  priceOf: (point: MapPoint) => string
  nameOf: (point: MapPoint, price: string) => string
  nameOfMany: (count: number) => string
  onChoose: (ids: number[]) => void
}

export interface DrawnPins {
  /** Deselects the selected pin and focuses it. */
  release: () => void
  remove: () => void
}

/** The size in pixels of a price with room for a finger. */
const ROOM = { width: 96, height: 46 }

/**
 * Draws the visible pins as buttons, again after each move of the map, so that Tab does not reach pins outside. Pins
 * that remain keep focus. If the focused pin disappears, for example a group that was zoomed into, the best visible pin
 * gets focus.
 */
export function drawPins(map: TiledMap, points: MapPoint[], words: PinWords): DrawnPins {
  let shown = new Map<string, Marker>()
  let chosen: string | null = null
  const buttonOf = (pin: Marker | undefined) => pin?.getElement()?.querySelector('button') ?? null
  const choose = (key: string | null, ids: number[]) => {
    buttonOf(shown.get(chosen ?? ''))?.setAttribute('aria-pressed', 'false')
    chosen = key
    buttonOf(shown.get(chosen ?? ''))?.setAttribute('aria-pressed', 'true')
    words.onChoose(ids)
  }
  const open = (key: string, near: MapPoint[]) => {
    const corners = latLngBounds(near.map(({ lat, lng }) => [lat, lng]))
    const closer = Math.min(map.getBoundsZoom(corners.pad(0.3)), NEAREST_ZOOM)
    // Pins still grouped at the highest zoom are one place: show their cards together.
    if (near.length > 1 && closer > map.getZoom()) map.setView(corners.getCenter(), closer)
    else {
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
    for (const { first, pins: near } of groupPins(pins, ROOM)) {
      if (!view.contains([first.point.lat, first.point.lng])) continue
      const key = near.map(({ id }) => id).join(' ')
      const group = near.map(({ point }) => point)
      shown.set(key, before.get(key) ?? makePin(group, words, () => open(key, group)).addTo(map))
    }
    for (const [key, pin] of before) if (!shown.has(key)) pin.remove()
    buttonOf(shown.get(chosen ?? ''))?.setAttribute('aria-pressed', 'true')
    if (hadFocus && !focused?.isConnected)
      (buttonOf([...shown.values()][0]) ?? map.getContainer()).focus({ preventScroll: true })
  }
  map.on('moveend', draw)
  draw()
  return {
    release: () => {
      const button = buttonOf(shown.get(chosen ?? ''))
      choose(null, [])
      ;(button ?? map.getContainer()).focus({ preventScroll: true })
    },
    remove: () => {
      map.off('moveend', draw)
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

function makePin(near: MapPoint[], words: PinWords, onOpen: () => void): Marker {
  const [first] = near
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'map-price'
  button.dir = words.dir
  if (first && near.length === 1) {
    button.textContent = words.priceOf(first)
    button.setAttribute('aria-label', words.nameOf(first, words.priceOf(first)))
    button.setAttribute('aria-pressed', 'false')
  } else {
    button.textContent = String(near.length)
    button.setAttribute('aria-label', words.nameOfMany(near.length))
    button.dataset['many'] = ''
  }
  button.addEventListener('click', onOpen)
  // The button is focusable, not Leaflet's element around it.
  return marker([first?.lat ?? 0, first?.lng ?? 0], {
    icon: divIcon({ className: '', html: button, iconSize: [0, 0] }),
    keyboard: false,
    riseOnHover: true,
  })
}
