import type { Position } from '#domain/distance-km.ts'
import { groupPins } from '#web/ui/group-pins.ts'

export interface PinPoint extends Position {
  id: number
  /** In pixels of the map at its zoom. */
  x: number
  y: number
  city: string
  country: string
}

/** What one pin is for. A named one has the name of its city, country or countries. */
export interface PinNode<P extends PinPoint> {
  isNamed: boolean
  /** Best first. */
  points: P[]
  x: number
  y: number
}

const SIDES = ['above', 'right', 'left', 'below'] as const
/** Where the pin is beside its point. */
export type PinSide = (typeof SIDES)[number]

export interface PlacedPin<P extends PinPoint> extends PinNode<P> {
  side: PinSide
  /** How far right of the middle a pin above or below its point is, in pixels. */
  shift: number
  /** The index in the sizes of the node. */
  variant: number
  /** Whether the edge or a control would cover a part of it. */
  isCut: boolean
}

interface Size {
  width: number
  height: number
}

interface PinRules<P extends PinPoint> {
  /** The sizes in which the pin can be displayed, best first. */
  sizesOf: (node: PinNode<P>) => Size[]
  /** At this zoom. */
  pixelsOfKm: number
  /** Whether a point is in or near the view. Others are of no interest in a city that is displayed in detail. */
  isNear: (point: P) => boolean
  /** What is in view, and what covers it: a pin is beside it on the side where it can be read, if there is one. */
  view?: { frame: Box; controls: readonly Box[] }
}

/** Pins are at least this far from the edge of the map and from what covers it. */
export const EDGE_PX = 8
/** From its point to the pin, for its arrow. */
export const ARROW_PX = 7
/** From the end of a pin to its arrow. */
const ROUND_PX = 16
/** Between pins, for fingers. */
const GAP_PX = 4
/** What is to be seen of a point. */
const POINT_PX = 4
/** A city that is smaller is one pin; a city with one result is as wide as this. */
const OPEN = { pixels: 150, km: 5 }
/** A country with cities closer together than this is one pin. */
const OPEN_COUNTRY = 115
/** A pin that cannot be in view becomes part of another one that is as near as this. */
const PARTNER_PX = 160
/** Points closer than this are always one pin: it limits the number of pins. */
const SAME = { width: 26, height: 14 }

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/**
 * Decides which results share a pin, and on which side of its point each pin is, so that no pin covers another one or
 * its point. A city that is small at this zoom is one pin with its name. Cities without room become their country,
 * countries without room one pin, and results without room join their nearest neighbour.
 */
export function placePins<P extends PinPoint>(points: readonly P[], rules: PinRules<P>): PlacedPin<P>[] {
  let nodes = joinCountries(firstNodes(points, rules))
  for (;;) {
    const { placed, left } = place(nodes, rules)
    if (left.length === 0) return placed
    nodes = join(nodes, left)
  }
}

function firstNodes<P extends PinPoint>(points: readonly P[], { pixelsOfKm, isNear }: PinRules<P>): PinNode<P>[] {
  const cities = new Map<string, P[]>()
  for (const point of points) cities.set(point.city, [...(cities.get(point.city) ?? []), point])
  return [...cities.values()].flatMap((ofCity) => {
    const [width, height] = (['x', 'y'] as const).map((axis) => spanOf(ofCity.map((point) => point[axis])))
    const pixels = Math.max(width ?? 0, height ?? 0, ofCity.length === 1 ? OPEN.km * pixelsOfKm : 0)
    if (cities.size > 1 && pixels < OPEN.pixels) return [nodeOf(ofCity, true)]
    return groupPins(ofCity.filter(isNear), SAME).map(({ pins }) => nodeOf(pins, false))
  })
}

function joinCountries<P extends PinPoint>(nodes: PinNode<P>[]): PinNode<P>[] {
  const countries = new Map<string, PinNode<P>[]>()
  for (const node of nodes) {
    const country = node.points[0]?.country ?? ''
    countries.set(country, [...(countries.get(country) ?? []), node])
  }
  return [...countries.values()].flatMap((ofCountry) => {
    const [width, height] = (['x', 'y'] as const).map((axis) => {
      const values = ofCountry.map((node) => node[axis])
      return Math.max(...values) - Math.min(...values)
    })
    const isSmall = Math.max(width ?? 0, height ?? 0) < OPEN_COUNTRY
    const isOne = countries.size === 1 || ofCountry.length === 1 || !ofCountry.every(({ isNamed }) => isNamed)
    return isSmall && !isOne ? [nodeOf(bySize(ofCountry).flatMap(({ points }) => points), true)] : ofCountry // prettier-ignore
  })
}

const bySize = <P extends PinPoint>(nodes: readonly PinNode<P>[]) =>
  nodes.toSorted((one, other) => other.points.length - one.points.length)

/** Of most of them: one trip to the desert does not make a city large. */
function spanOf(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const cut = Math.floor(sorted.length / 6)
  return (sorted.at(-1 - cut) ?? 0) - (sorted[cut] ?? 0)
}

const middleOf = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** A named pin is in the middle of its results, another one at its best result. */
function nodeOf<P extends PinPoint>(points: P[], isNamed: boolean): PinNode<P> {
  const [first] = points
  const x = isNamed ? middleOf(points.map((point) => point.x)) : (first?.x ?? 0)
  const y = isNamed ? middleOf(points.map((point) => point.y)) : (first?.y ?? 0)
  return { isNamed, points, x, y }
}

interface Attempt<P extends PinPoint> extends Omit<PlacedPin<P>, 'isCut'> {
  box: Box
}

/** Places each node in its smallest size, and then in a better one where there is room. */
function place<P extends PinPoint>(nodes: readonly PinNode<P>[], { sizesOf, view }: PinRules<P>) {
  const sized = bySize(nodes).map((node) => ({ node, sizes: sizesOf(node) }))
  const find = (node: PinNode<P>, sizes: Size[], taken: readonly Attempt<P>[], variants: number[]) => {
    const others = nodes.filter(({ x, y }) => Math.abs(x - node.x) > POINT_PX || Math.abs(y - node.y) > POINT_PX)
    const isFree = (box: Box) =>
      taken.every((other) => isApart(box, other.box, GAP_PX)) &&
      others.every(({ x, y }) => isApart(box, { left: x, right: x, top: y, bottom: y }, POINT_PX))
    const free = variants
      .flatMap((variant) => positionsOf(node, sizes[variant] ?? NONE, view).map((at) => ({ ...at, variant })))
      .filter(({ box }) => isFree(box))
    const inView = free.find(({ box }) => isInView(box, view))
    // Rather than cut off, it becomes part of a pin beside it.
    const hasPartner = others.some((other) => distance(other, node) < PARTNER_PX)
    return inView ?? (hasPartner && isInside(pointOf(node), view?.frame) ? undefined : free[0])
  }
  const attempts = new Map<PinNode<P>, Attempt<P>>()
  const left: PinNode<P>[] = []
  for (const { node, sizes } of sized) {
    const found = find(node, sizes, [...attempts.values()], [sizes.length - 1])
    if (found) attempts.set(node, { ...node, ...found })
    else left.push(node)
  }
  if (left.length > 0) return { placed: [], left }
  for (const { node, sizes } of sized) {
    const others = [...attempts].flatMap(([other, attempt]) => (other === node ? [] : attempt))
    const better = sizes.slice(1).map((_, index) => index)
    const found = find(node, sizes, others, better)
    const now = attempts.get(node)
    // A short name in view says more than half of a long one.
    if (found && (!now || isInView(found.box, view) || !isInView(now.box, view)))
      attempts.set(node, { ...node, ...found })
  }
  const placed = [...attempts.values()].map(({ box, ...pin }) => ({ ...pin, isCut: !isInView(box, view) }))
  return { placed, left }
}

const isInside = (box: Box, frame?: Box) =>
  frame !== undefined && box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom // prettier-ignore

const shrink = ({ left, right, top, bottom }: Box): Box => ({
  left: left + EDGE_PX,
  right: right - EDGE_PX,
  top: top + EDGE_PX,
  bottom: bottom - EDGE_PX,
})

function isInView(box: Box, view: PinRules<PinPoint>['view']): boolean {
  if (!view) return true
  const { frame, controls } = view
  return isInside(box, shrink(frame)) && controls.every((control) => isApart(box, control, EDGE_PX))
}

/** Where a pin of this size can be, best first: in the middle of its side, so that it is in view, and at its ends. */
function positionsOf(at: { x: number; y: number }, size: Size, view: PinRules<PinPoint>['view']) {
  const most = Math.max(0, size.width / 2 - ROUND_PX)
  const frame = view && shrink(view.frame)
  const inFrame = frame
    ? Math.max(frame.left - at.x + size.width / 2, Math.min(0, frame.right - at.x - size.width / 2))
    : 0
  const shifts = new Set([0, Math.min(most, Math.max(-most, inFrame)), most, -most])
  return SIDES.flatMap((side) =>
    (side === 'above' || side === 'below' ? [...shifts] : [0]).map((shift) => ({
      side,
      shift,
      box: boxOf({ x: at.x + shift, y: at.y }, size, side),
    })),
  ).toSorted((one, other) => Number(Math.abs(one.shift) === most) - Number(Math.abs(other.shift) === most))
}

const pointOf = ({ x, y }: { x: number; y: number }): Box => ({ left: x, right: x, top: y, bottom: y })
const NONE = { width: 0, height: 0 }

export function boxOf({ x, y }: { x: number; y: number }, { width, height }: Size, side: PinSide): Box {
  const beside = { top: y - height / 2, bottom: y + height / 2 }
  const along = { left: x - width / 2, right: x + width / 2 }
  switch (side) {
    case 'above':
      return { ...along, top: y - ARROW_PX - height, bottom: y - ARROW_PX }
    case 'below':
      return { ...along, top: y + ARROW_PX, bottom: y + ARROW_PX + height }
    case 'left':
      return { ...beside, left: x - ARROW_PX - width, right: x - ARROW_PX }
    case 'right':
      return { ...beside, left: x + ARROW_PX, right: x + ARROW_PX + width }
    default:
      return side satisfies never
  }
}

export const isApart = (one: Box, other: Box, gap: number) =>
  one.right + gap <= other.left ||
  one.left >= other.right + gap ||
  one.bottom + gap <= other.top ||
  one.top >= other.bottom + gap

/** Each of `left` becomes part of another node. */
function join<P extends PinPoint>(nodes: readonly PinNode<P>[], left: readonly PinNode<P>[]): PinNode<P>[] {
  let now = [...nodes]
  for (const node of left) {
    // It can have become part of another one.
    if (!now.includes(node) || now.length === 1) continue
    const partners = partnersOf(node, now)
    const all = bySize([node, ...partners])
    const isNamed = all.some((one) => one.isNamed)
    const joined = nodeOf(
      all.flatMap(({ points }) => points),
      isNamed,
    )
    // Pins of several countries are where most of the results are.
    const [{ x, y } = joined] = all
    const isOneCountry = new Set(joined.points.map(({ country }) => country)).size === 1
    now = now.filter((one) => !all.includes(one))
    now.push(isNamed && !isOneCountry ? { ...joined, x, y } : joined)
  }
  return now
}

function partnersOf<P extends PinPoint>(node: PinNode<P>, nodes: readonly PinNode<P>[]): PinNode<P>[] {
  const others = nodes.filter((one) => one !== node)
  const country = node.points[0]?.country
  const ofCountry = others.filter(({ points }) => points.every((point) => point.country === country))
  const isOne = node.points.every((point) => point.country === country)
  if (node.isNamed && isOne && ofCountry.length > 0 && ofCountry.every(({ isNamed }) => isNamed)) return ofCountry
  const ofCity = others.filter(({ isNamed, points }) => !isNamed && points[0]?.city === node.points[0]?.city)
  const nearest = (!node.isNamed && ofCity.length > 0 ? ofCity : others).toSorted(
    (one, other) => distance(one, node) - distance(other, node),
  )[0]
  return nearest ? [nearest] : []
}

const distance = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y)
