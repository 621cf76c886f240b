import { divIcon, latLngBounds, marker, type Map as TiledMap, type Marker } from 'leaflet'

/** What gets room first: lower ranks. */
export const nameRanks = {
  group: 0,
  countryOfResults: 1,
  sight: 2,
  // After the sights: it may be farther from its place.
  city: 3,
  area: 4,
  place: 5,
  landmark: 6,
  line: 7,
  country: 8,
  sea: 9,
} as const
export type NameKind = keyof typeof nameRanks
/** A map with more names than these is a list of names: for each 100,000 square pixels of the map, and at least. */
const DENSITY = {
  area: { share: 1.3, least: 3 },
  landmark: { share: 1.6, least: 4 },
  line: { share: 0.8, least: 2 },
}
const SHARE_PX = 100_000
/** A district, landmark or place this near to a pin is named before others. */
const NEAR_PIN_PX = 100
/** Such a landmark is between the best known sights and the districts. */
const RANK_NEAR_PIN = 3.5
/** Between two points of a road that a name must not cover. */
const ROAD_STEP_PX = 6
/** Where a name with `data-shift` may be, from its place, best first: that of a district, and that of the city. */
const around = (x: number, y: number): [number, number][] => [[0, -y], [0, y], [x, 0], [-x, 0], [x, -y], [-x, -y], [x, y], [-x, y]] // prettier-ignore
const SHIFTS: Record<string, [number, number][]> = {
  // Farther away it would be the name of another place.
  near: [[0, 0], ...around(16, 12)],
  far: [[0, 0], ...[1, 2, 3, 4, 5, 6].flatMap((times) => around(times * 38, times * 26))],
}
/** Where the name of a dot may be, best first. */
const SIDES = ['below', 'right', 'left', 'above', 'below-right', 'below-left', 'above-right', 'above-left']

/** The element of a name on a map, for arrangeNames. Screen readers have the results instead. */
export function makeName(text: string, kind: NameKind, className: string): HTMLElement {
  const name = document.createElement('div')
  name.className = className
  name.ariaHidden = 'true'
  const words = document.createElement('span')
  words.dir = 'auto'
  words.textContent = text
  name.append(words)
  name.dataset['nameRank'] = String(nameRanks[kind])
  name.dataset['nameKind'] = kind
  return name
}

/** Puts a name on the map, below the pins. */
export function placeName(map: TiledMap, name: HTMLElement, at: [lat: number, lng: number]): Marker {
  return marker(at, {
    icon: divIcon({ className: '', html: name, iconSize: [0, 0] }),
    interactive: false,
    keyboard: false,
    zIndexOffset: -1000,
  }).addTo(map)
}

const roadsOf = new WeakMap<TiledMap, readonly [lat: number, lng: number][][]>()
/** The roads that names must not cover. */
export function setRoads(map: TiledMap, roads: readonly [lat: number, lng: number][][]): void {
  roadsOf.set(map, roads)
}

/** Points of the roads in view, in pixels of the window. */
function roadPoints(map: TiledMap, { left, top }: DOMRect): { x: number; y: number }[] {
  const view = map.getBounds()
  return (roadsOf.get(map) ?? []).flatMap((road) =>
    road.slice(1).flatMap((end, index) => {
      const start = road[index] ?? end
      if (!view.intersects(latLngBounds([start, end]))) return []
      const [from, to] = [map.latLngToContainerPoint(start), map.latLngToContainerPoint(end)]
      const steps = Math.ceil(from.distanceTo(to) / ROAD_STEP_PX)
      return Array.from({ length: steps }, (_, step) => ({
        x: left + from.x + ((to.x - from.x) * step) / steps,
        y: top + from.y + ((to.y - from.y) * step) / steps,
      }))
    }),
  )
}

/**
 * Hides names that would overlap a pin, a control (`data-map-control`, `data-map-hint`), the edge of the map or a name of a lower rank.
 * No name covers a road, except its own and sights without another place. Of one rank, names near a pin come first.
 * Names with `data-side` are moved to a side of their dot where there is room. Of names with the same `data-once`, one is
 * shown, and none if a name or pin with that word in
 * `data-instead-of` is.
 */
export function arrangeNames(map: TiledMap): void {
  const container = map.getContainer()
  const frame = container.getBoundingClientRect()
  const pins = [...container.querySelectorAll('.map-price:not(.map-measure *), .map-mark')].map(middleOf)
  const roads = roadPoints(map, frame)
  const isOnRoad = (name: HTMLElement, by: [x: number, y: number] = [0, 0]) => {
    if (roads.length === 0 || name.classList.contains('map-road-name')) return false
    // The dot of a place can be at a road.
    const { left: from, right: to, top, bottom } = (name.firstElementChild ?? name).getBoundingClientRect()
    const [right, down] = by
    return roads.some(({ x, y }) => x > from + right - 2 && x < to + right + 2 && y > top + down && y < bottom + down)
  }
  const obstacles = '.map-price, .map-mark, .map-scale'
  const taken = [
    ...container.querySelectorAll(obstacles),
    ...(container.parentElement?.querySelectorAll('[data-map-control], [data-map-hint]') ?? []),
  ].map((one) => one.getBoundingClientRect())
  const names = [...container.querySelectorAll<HTMLElement>('[data-name-rank]')]
    .map((name) => {
      const rank = Number(name.dataset['nameRank'])
      const at = middleOf(name)
      const isFar = pins.every(({ x, y }) => Math.hypot(x - at.x, y - at.y) > NEAR_PIN_PX)
      return { name, rank: !isFar && name.dataset['nameKind'] === 'landmark' ? RANK_NEAR_PIN : rank, isFar }
    })
    .sort((one, other) => one.rank - other.rank || Number(one.isFar) - Number(other.isFar))
  const isFree = (box: DOMRect) =>
    box.left >= frame.left &&
    box.right <= frame.right &&
    box.top >= frame.top &&
    box.bottom <= frame.bottom &&
    taken.every((other) => isApart(box, other))
  const findRoom = (name: HTMLElement): DOMRect | null => {
    const shifts = SHIFTS[name.dataset['shift'] ?? '']
    if (shifts) {
      shiftBy(name, [0, 0])
      const box = name.getBoundingClientRect()
      for (const by of shifts) {
        const moved = new DOMRect(box.x + by[0], box.y + by[1], box.width, box.height)
        if (!isFree(moved) || isOnRoad(name, by)) continue
        shiftBy(name, by)
        return moved
      }
      return null
    }
    if (name.dataset['side'] === undefined) {
      const box = name.getBoundingClientRect()
      return isFree(box) && !isOnRoad(name) ? box : null
    }
    for (const side of SIDES) {
      name.dataset['side'] = side
      const box = name.getBoundingClientRect()
      if (isFree(box) && !isOnRoad(name)) return box
    }
    // The best known sights are what visitors look for.
    if (name.dataset['nameKind'] === 'sight')
      for (const side of SIDES) {
        name.dataset['side'] = side
        const box = name.getBoundingClientRect()
        if (isFree(box)) return box
      }
    return null
  }
  const done = new Set<string>()
  for (const pin of container.querySelectorAll<HTMLElement>('.map-price[data-instead-of]'))
    for (const other of pin.dataset['insteadOf']?.split('|') ?? []) done.add(other)
  const left = new Map(
    Object.entries(DENSITY).map(([kind, { share, least }]) => [
      kind,
      Math.max(least, Math.round((share * frame.width * frame.height) / SHARE_PX)),
    ]),
  )
  for (const { name } of names) {
    const { once, insteadOf, nameKind = '' } = name.dataset
    const isOver = name.hidden || (once !== undefined && done.has(once)) || left.get(nameKind) === 0
    const box = isOver ? null : findRoom(name)
    name.style.visibility = box ? '' : 'hidden'
    if (!box) continue
    taken.push(box)
    left.set(nameKind, (left.get(nameKind) ?? Infinity) - 1)
    if (once !== undefined) done.add(once)
    for (const other of insteadOf?.split('|') ?? []) done.add(other)
  }
}

function middleOf(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

function shiftBy({ style }: HTMLElement, [x, y]: readonly [number, number]): void {
  style.setProperty('--shift-x', `${x}px`)
  style.setProperty('--shift-y', `${y}px`)
}

/** Closer names would be read as one. */
const GAP_PX = 4
const isApart = (one: DOMRect, other: DOMRect) =>
  one.right + GAP_PX < other.left || one.left > other.right + GAP_PX || one.bottom < other.top || one.top > other.bottom
