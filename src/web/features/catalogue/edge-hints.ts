import { latLngBounds, type Map as TiledMap } from 'leaflet'
import { distanceKm } from '#domain/distance-km.ts'
import { arrangeNames } from '#web/ui/arrange-names.ts'
import type { Landmark } from '#web/ui/show-landmarks.ts'
import type { MapPoint } from './calls.ts'
import './edge-hints.css'
import { isApart, type Box } from './place-pins.ts'

export interface HintWords {
  dir: 'rtl' | 'ltr'
  /** '2 more', or 'Saqqara · 2'. */
  moreOf: (count: number, name: string) => string
  /** For screen readers. */
  showMore: (count: number, name: string) => string
  /** The names of one or two countries. */
  regionsOf: (countries: string[]) => string
}

type Side = 'top' | 'bottom' | 'left' | 'right'
const SIDES: readonly Side[] = ['top', 'bottom', 'left', 'right']
/** Results farther away than this many maps are not around: the visitor has chosen another place. */
const AROUND = 6
/** A landmark names the results that are this near to it. */
const NAMED_KM = 8
/** More names do not fit on a button at the edge. */
const MOST_COUNTRIES = 2
const INSET_PX = 10
const STEP_PX = 12
/** Around results that a hint shows. */
const SHOWN_PX = 72

interface HintRules {
  foot: number
  words: HintWords
  /** Results without a visible pin, also in view. */
  hidden: () => ReadonlySet<number>
  onShow: (first: MapPoint) => void
}

interface Hints {
  /** More landmarks can name the results. */
  know: (landmarks: readonly Landmark[]) => void
  remove: () => void
}

/**
 * Buttons at the edges of the map that say how many results are beyond, and show them. `foot`: the pixels at the bottom
 * that are covered. `onShow` is called when the results are in view.
 */
export function showEdgeHints(
  map: TiledMap,
  points: readonly MapPoint[],
  { foot, words, hidden, onShow }: HintRules,
): Hints {
  const buttons = new Map<Side, HTMLButtonElement>()
  let landmarks: readonly Landmark[] = []
  let beyondNow: ReadonlyMap<Side, Beyond> = new Map()
  const show = (beyond: readonly MapPoint[]) => {
    const [first] = beyond
    if (!first) return
    map.once('moveend', () => onShow(first))
    map.fitBounds(latLngBounds(beyond.map(({ lat, lng }) => [lat, lng])), {
      paddingTopLeft: [SHOWN_PX, SHOWN_PX],
      paddingBottomRight: [SHOWN_PX, SHOWN_PX + foot],
      maxZoom: map.getZoom(),
    })
  }
  const update = () => {
    const { x: width, y: height } = map.getSize()
    const frame = { left: 0, right: width, top: 0, bottom: Math.min(height - foot, topOfFoot(map)) }
    const sides = beyondSides(map, points, frame, hidden())
    beyondNow = sides
    for (const side of SIDES) {
      const beyond = sides.get(side)
      const old = buttons.get(side)
      const name = beyond ? nameOf(beyond.points, points, landmarks, words) : ''
      const button = beyond && old ? old : beyond ? document.createElement('button') : null
      if (!beyond || !button) {
        if (old === document.activeElement) map.getContainer().focus({ preventScroll: true })
        old?.remove()
        buttons.delete(side)
        continue
      }
      button.type = 'button'
      button.className = 'map-hint'
      button.dir = words.dir
      button.dataset['mapHint'] = side
      button.textContent = words.moreOf(beyond.points.length, name)
      button.setAttribute('aria-label', words.showMore(beyond.points.length, name))
      if (!old) {
        button.addEventListener('click', () => show(beyondNow.get(side)?.points ?? []))
        map.getContainer().parentElement?.append(button)
      }
      // Otherwise it has no size.
      button.hidden = false
      buttons.set(side, button)
      const taken = [...buttons].filter(([other]) => other !== side).map(([, other]) => other)
      const at = findPlace(map, button, { side, frame, aim: beyond, taken })
      button.hidden = at === null
      if (at) Object.assign(button.style, { left: `${at.left}px`, top: `${at.top}px` })
    }
    arrangeNames(map)
  }
  map.on('moveend', update)
  update()
  return {
    know: (known) => {
      landmarks = known
      update()
    },
    remove: () => {
      map.off('moveend', update)
      for (const button of buttons.values()) button.remove()
    },
  }
}

/** Where the buttons and cards at the bottom begin, in pixels of the map: in a narrow window they are higher than usual. */
function topOfFoot(map: TiledMap): number {
  const container = map.getContainer()
  const { top, height } = container.getBoundingClientRect()
  const controls = [...(container.parentElement?.querySelectorAll('[data-map-control]') ?? [])]
  const tops = controls.map((control) => control.getBoundingClientRect().top - top)
  return Math.min(height, ...tops.filter((one) => one > height / 2))
}

interface Beyond {
  points: MapPoint[]
  /** Where the middle of them is, in pixels of the map. */
  x: number
  y: number
  /** Whether one of them is in view without a pin: only the hint says that it exists. */
  hasUnseen: boolean
}

/** The results outside the frame and around it, by the side on which they are. */
function beyondSides(
  map: TiledMap,
  points: readonly MapPoint[],
  frame: Box,
  hidden: ReadonlySet<number>,
): Map<Side, Beyond> {
  const [width, height] = [frame.right - frame.left, frame.bottom - frame.top]
  const sides = new Map<Side, Beyond>()
  for (const point of points) {
    const { x, y } = map.latLngToContainerPoint([point.lat, point.lng])
    const isInside = x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom
    if (isInside && !hidden.has(point.id)) continue
    const across = (x - frame.left) / width - 0.5
    const down = (y - frame.top) / height - 0.5
    if (Math.max(Math.abs(across), Math.abs(down)) > AROUND) continue
    const side = Math.abs(across) > Math.abs(down) ? (across < 0 ? 'left' : 'right') : down < 0 ? 'top' : 'bottom'
    const { points: others = [], x: sumX = 0, y: sumY = 0, hasUnseen = false } = sides.get(side) ?? {}
    sides.set(side, { points: [...others, point], x: sumX + x, y: sumY + y, hasUnseen: hasUnseen || isInside })
  }
  for (const beyond of sides.values()) {
    beyond.x /= beyond.points.length
    beyond.y /= beyond.points.length
  }
  return sides
}

/** The name of their city or countries, if they have nothing in view or beyond another edge, or the landmark beside them. */
function nameOf(
  beyond: readonly MapPoint[],
  all: readonly MapPoint[],
  landmarks: readonly Landmark[],
  { regionsOf }: HintWords,
): string {
  const elsewhere = all.filter((point) => !beyond.includes(point))
  const [city, ...cities] = new Set(beyond.map(({ cityName }) => cityName))
  if (city !== undefined && cities.length === 0 && elsewhere.every(({ cityName }) => cityName !== city)) return city
  const countries = [...new Set(beyond.map((point) => point.country))]
  if (countries.length <= MOST_COUNTRIES && elsewhere.every(({ country }) => !countries.includes(country)))
    return regionsOf(countries)
  const near = landmarks
    .filter(({ kind }) => kind === 'place' || kind === 'area')
    .flatMap(({ name, points: [at] }) =>
      at ? [{ name, km: Math.max(...beyond.map((one) => distanceKm(one, at))) }] : [],
    )
    .filter(({ km }) => km <= NAMED_KM)
  return near.toSorted((one, other) => one.km - other.km)[0]?.name ?? ''
}

/**
 * Where on its edge the hint is: best where the results are, beside buttons and pins. Null if there is no room; it covers a
 * pin rather than leaving out a result that has none.
 */
function findPlace(
  map: TiledMap,
  button: HTMLElement,
  { side, frame, aim, taken }: { side: Side; frame: Box; aim: Beyond; taken: HTMLElement[] },
): { left: number; top: number } | null {
  const { offsetWidth: width, offsetHeight: height } = button
  const container = map.getContainer()
  const { left: ownLeft, top: ownTop } = container.getBoundingClientRect()
  const boxOf = (element: Element): Box => {
    const box = element.getBoundingClientRect()
    return { left: box.left - ownLeft, right: box.right - ownLeft, top: box.top - ownTop, bottom: box.bottom - ownTop }
  }
  const controls = [...(container.parentElement?.querySelectorAll('[data-map-control], .map-scale') ?? []), ...taken]
  const pins = [...container.querySelectorAll('.map-price:not(.map-measure *)')]
  const isOver = (box: Box, others: Element[]) => others.some((other) => !isApart(box, boxOf(other), 4))
  const isAcross = side === 'top' || side === 'bottom'
  const [least, most] = isAcross
    ? [frame.left + INSET_PX, frame.right - INSET_PX - width]
    : [frame.top + INSET_PX, frame.bottom - INSET_PX - height]
  const middle = { x: (frame.left + frame.right) / 2, y: (frame.top + frame.bottom) / 2 }
  const [halfX, halfY] = [(frame.right - frame.left) / 2, (frame.bottom - frame.top) / 2]
  const share = isAcross ? halfY / Math.abs(aim.y - middle.y) : halfX / Math.abs(aim.x - middle.x)
  const wished = isAcross
    ? middle.x + (aim.x - middle.x) * share - width / 2
    : middle.y + (aim.y - middle.y) * share - height / 2
  const start = Math.min(most, Math.max(least, wished))
  const places = Array.from(
    { length: Math.floor(Math.max(0, most - least) / STEP_PX) + 1 },
    (_, step) => least + step * STEP_PX,
  )
    .concat(start)
    .toSorted((one, other) => Math.abs(one - start) - Math.abs(other - start))
    .map((along) => {
      const left = isAcross ? along : side === 'left' ? frame.left + INSET_PX : frame.right - INSET_PX - width
      const top = isAcross ? (side === 'top' ? frame.top + INSET_PX : frame.bottom - INSET_PX - height) : along
      return { left, top, right: left + width, bottom: top + height }
    })
    .filter((box) => !isOver(box, controls))
  return places.find((box) => !isOver(box, pins)) ?? (aim.hasUnseen ? places[0] : undefined) ?? null
}
