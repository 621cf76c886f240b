import { divIcon, marker, type Map as TiledMap, type Marker } from 'leaflet'

/** What gets room first: lower ranks. */
export const nameRanks = {
  group: 0,
  countryOfResults: 1,
  city: 2,
  sight: 3,
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
/** Where the name of a dot may be, best first. */
const SIDES = ['below', 'right', 'left', 'above']

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

/**
 * Hides names that would overlap a pin, a control (`data-map-control`, `data-map-hint`), the edge of the map or a name of a lower rank.
 * Names with `data-side` are moved to a side of their dot where there is room. Of names with the same `data-once`, one is
 * shown, and none if a name or pin with that word in
 * `data-instead-of` is.
 */
export function arrangeNames(map: TiledMap): void {
  const container = map.getContainer()
  const frame = container.getBoundingClientRect()
  const obstacles = '.map-price, .map-mark, .map-scale'
  const taken = [
    ...container.querySelectorAll(obstacles),
    ...(container.parentElement?.querySelectorAll('[data-map-control], [data-map-hint]') ?? []),
  ].map((one) => one.getBoundingClientRect())
  const names = [...container.querySelectorAll<HTMLElement>('[data-name-rank]')]
    .map((name) => ({ name, rank: Number(name.dataset['nameRank']) }))
    .sort((one, other) => one.rank - other.rank)
  const isFree = (box: DOMRect) =>
    box.left >= frame.left &&
    box.right <= frame.right &&
    box.top >= frame.top &&
    box.bottom <= frame.bottom &&
    taken.every((other) => isApart(box, other))
  const findRoom = (name: HTMLElement): DOMRect | null => {
    if (name.dataset['side'] === undefined) {
      const box = name.getBoundingClientRect()
      return isFree(box) ? box : null
    }
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
    const isOver = (once !== undefined && done.has(once)) || left.get(nameKind) === 0
    const box = isOver ? null : findRoom(name)
    name.style.visibility = box ? '' : 'hidden'
    if (!box) continue
    taken.push(box)
    left.set(nameKind, (left.get(nameKind) ?? Infinity) - 1)
    if (once !== undefined) done.add(once)
    for (const other of insteadOf?.split('|') ?? []) done.add(other)
  }
}

/** Closer names would be read as one. */
const GAP_PX = 4
const isApart = (one: DOMRect, other: DOMRect) =>
  one.right + GAP_PX < other.left || one.left > other.right + GAP_PX || one.bottom < other.top || one.top > other.bottom
