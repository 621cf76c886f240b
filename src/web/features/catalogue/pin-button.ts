import type { Map as TiledMap } from 'leaflet'
import type { MapPoint } from './calls.ts'
import type { PinNode, PinPoint } from './place-pins.ts'

export interface PinWords {
  dir: 'rtl' | 'ltr'
  /** The price, or that there is none. */
  priceOf: (point: MapPoint) => string
  nameOf: (point: MapPoint) => string
  /** '6 · from SAR 67', and shorter. */
  countOf: (points: MapPoint[], isNamed: boolean) => [long: string, short: string]
  /** '6 activities, from SAR 67', for screen readers. */
  nameOfMany: (points: MapPoint[]) => string
  /** The names of countries, the one with most of the results first, or the number of many, in short of more than two. */
  regionsOf: (countries: string[], isShort: boolean) => string
}

/** A pin in one of the sizes in which it can be displayed. */
export interface PinTexts {
  /** The first of two is the name of the place. */
  lines: string[]
  /** For screen readers. */
  name: string
  isMany: boolean
  /** The countries that it names. */
  insteadOf: string[]
}

const NO_PLACE = { place: '', short: '', insteadOf: [] }

type Node = PinNode<PinPoint & { point: MapPoint }>

/** What is on a pin, best first. */
export function textsOf({ points, isNamed }: Node, words: PinWords): PinTexts[] {
  const near = points.map(({ point }) => point)
  const [first] = near
  if (!first) return []
  const isMany = near.length > 1
  const [what, shortWhat] = isMany ? words.countOf(near, isNamed) : [words.priceOf(first), words.priceOf(first)]
  const spoken = isMany ? words.nameOfMany(near) : words.nameOf(first)
  const { place, short: shortPlace, insteadOf } = isNamed ? placeOf(near, words) : NO_PLACE
  const name = isMany && isNamed ? `${place}: ${spoken}` : spoken
  const long: PinTexts = { lines: isNamed ? [place, what] : [what], name, isMany, insteadOf }
  // Each has the price: visitors compare places by it.
  const short: PinTexts = { ...long, lines: isNamed ? [shortPlace, shortWhat] : [shortWhat] }
  return long.lines.join('|') === short.lines.join('|') ? [long] : [long, short]
}

/** The name of the only city or country, or of the countries. */
function placeOf(near: MapPoint[], words: PinWords) {
  const [city = '', ...cities] = new Set(near.map(({ cityName }) => cityName))
  if (cities.length === 0) return { place: city, short: city, insteadOf: [] }
  const counts = new Map<string, number>()
  for (const { country } of near) counts.set(country, (counts.get(country) ?? 0) + 1)
  const countries = [...counts].sort(([, one], [, other]) => other - one).map(([country]) => country)
  return { place: words.regionsOf(countries, false), short: words.regionsOf(countries, true), insteadOf: countries }
}

export function makePinButton({ lines, name, isMany, insteadOf }: PinTexts, { dir }: PinWords): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'map-price'
  button.dir = dir
  for (const line of lines) {
    const words = document.createElement('span')
    words.textContent = line
    button.append(words)
  }
  button.setAttribute('aria-label', name)
  if (isMany) button.dataset['many'] = ''
  if (lines.length > 1) button.dataset['named'] = ''
  if (insteadOf.length > 0) button.dataset['insteadOf'] = insteadOf.join('|')
  return button
}

interface Measure {
  (node: Node): { width: number; height: number }[]
  end: () => void
}

/** Measures pins in the map, where they have its font. */
export function measurePins(map: TiledMap, words: PinWords): Measure {
  const known = new Map<string, { width: number; height: number }>()
  const box = document.createElement('div')
  box.ariaHidden = 'true'
  box.inert = true
  box.className = 'map-measure'
  map.getContainer().append(box)
  const sizeOf = (texts: PinTexts) => {
    const key = texts.lines.join('\n')
    const size = known.get(key)
    if (size) return size
    const button = makePinButton(texts, words)
    box.append(button)
    const measured = { width: button.offsetWidth, height: button.offsetHeight }
    button.remove()
    known.set(key, measured)
    return measured
  }
  const measure: Measure = (node) => textsOf(node, words).map(sizeOf)
  measure.end = () => box.remove()
  return measure
}
