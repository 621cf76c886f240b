import { describe, expect, test } from 'vitest'
import { boxOf, placePins, type PinNode, type PinPoint } from './place-pins.ts'

let id = 0
const at = (x: number, y: number, city = 'cairo', country = 'EG'): PinPoint => ({
  id: (id += 1),
  x,
  y,
  lat: -y / 100,
  lng: x / 100,
  city,
  country,
})
const price = { width: 70, height: 30 }
const named = [
  { width: 120, height: 48 },
  { width: 90, height: 30 },
]
const sizesOf = ({ isNamed, points }: PinNode<PinPoint>) =>
  isNamed ? named : [points.length === 1 ? price : { width: 110, height: 30 }]
const pinsOf = (points: PinPoint[], { pixelsOfKm = 10 } = {}) =>
  placePins(points, { sizesOf, pixelsOfKm, isNear: () => true })

describe('pins of one city', () => {
  test('are one for each result, above its point, where there is room', () => {
    const pins = pinsOf([at(0, 0), at(200, 0), at(0, 100)])
    expect(pins.map(({ points, side }) => [points.length, side])).toEqual([[1, 'above'], [1, 'above'], [1, 'above']]) // prettier-ignore
  })

  test('are beside or below their points before they become one', () => {
    const pins = pinsOf([at(0, 0), at(40, 0), at(20, 20)])
    expect(pins).toHaveLength(3)
    expect(new Set(pins.map(({ side }) => side)).size).toBeGreaterThan(1)
  })

  test('at one place are one pin', () => {
    const pins = pinsOf([at(0, 0), at(2, 1), at(300, 0)])
    expect(pins.map(({ points }) => points.length)).toEqual([2, 1])
  })

  test('of a crowd cover neither another pin nor the point of one', () => {
    const crowd = Array.from({ length: 60 }, (_, index) => at((index * 37) % 400, (index * 53) % 300))
    const pins = pinsOf(crowd)
    expect(pins.flatMap(({ points }) => points)).toHaveLength(60)
    expect(pins.length).toBeGreaterThan(6)
    const boxes = pins.map((pin) =>
      boxOf({ x: pin.x + pin.shift, y: pin.y }, sizesOf(pin)[pin.variant] ?? price, pin.side),
    )
    boxes.forEach((box, index) => {
      for (const other of boxes.slice(index + 1))
        expect(box.right <= other.left || box.left >= other.right || box.bottom <= other.top || box.top >= other.bottom).toBe(true) // prettier-ignore
      for (const { x, y } of pins) expect(x > box.left && x < box.right && y > box.top && y < box.bottom).toBe(false)
    })
  })
})

describe('pins of several cities', () => {
  const luxor = [at(0, 300, 'luxor'), at(5, 305, 'luxor')]

  test('are named while their city is small, and single in a large one', () => {
    const cairo = [at(0, 0), at(200, 0), at(0, 100), at(200, 100)]
    const pins = pinsOf([...cairo, ...luxor])
    expect(pins.filter(({ isNamed }) => isNamed).map(({ points }) => points.length)).toEqual([2])
    expect(pins.filter(({ isNamed }) => !isNamed)).toHaveLength(4)
  })

  test('become one of their country where there is no room for the cities', () => {
    const cities = Array.from({ length: 9 }, (_, index) => at((index % 3) * 12, Math.floor(index / 3) * 12, `city ${index}`)) // prettier-ignore
    const [pin, ...others] = pinsOf([...cities, at(900, 0, 'petra', 'JO')])
    expect(pin?.points).toHaveLength(9)
    expect(others.map(({ points }) => points.length)).toEqual([1])
  })

  test('are shorter before they are joined', () => {
    const grid = Array.from({ length: 16 }, (_, index) => at((index % 4) * 100, Math.floor(index / 4) * 60, `${index}`, `${index}`)) // prettier-ignore
    const pins = pinsOf(grid)
    expect(pins).toHaveLength(16)
    expect(pins.some(({ variant }) => variant === 1)).toBe(true)
  })

  test('are one of a country that is small', () => {
    const pins = pinsOf([
      at(0, 0, 'cairo'),
      at(60, 80, 'luxor'),
      at(600, 0, 'riyadh', 'SA'),
      at(800, 0, 'jeddah', 'SA'),
    ])
    expect(pins.map(({ points }) => points.length)).toEqual([2, 1, 1])
  })

  test('of countries without room are one, where most of the results are', () => {
    const gulf = Array.from({ length: 12 }, (_, index) => at(index % 4, index % 3, `${index}`, `C${index % 6}`))
    const pins = pinsOf([...gulf, at(3, 3, 'most', 'C0')])
    expect(pins.flatMap(({ points }) => points)).toHaveLength(13)
    expect(pins.length).toBeLessThan(6)
  })
})

test('a pin is beside its point where it is in view and below no button', () => {
  const frame = { left: 0, right: 400, top: 0, bottom: 300 }
  const controls = [{ left: 340, right: 400, top: 0, bottom: 100 }]
  const pins = placePins([at(2, 150), at(200, 10), at(370, 130), at(200, 298)], { sizesOf, pixelsOfKm: 10, isNear: () => true, view: { frame, controls } }) // prettier-ignore
  expect(pins.map(({ side }) => side)).toEqual(['right', 'below', 'left', 'above'])
})

test('a pin is 8 pixels from the edge and from buttons, and one without such a place is said to be cut', () => {
  const frame = { left: 0, right: 400, top: 0, bottom: 300 }
  const controls = [{ left: 340, right: 400, top: 0, bottom: 100 }]
  const view = { frame, controls }
  const [beside, below, covered] = placePins([at(38, 200), at(364, 250), at(396, 20)], { sizesOf, pixelsOfKm: 10, isNear: () => true, view }) // prettier-ignore
  expect(beside).toMatchObject({ side: 'above', shift: 5, isCut: false })
  expect(below).toMatchObject({ isCut: false })
  expect(below?.shift).toBe(-7)
  expect(covered).toMatchObject({ isCut: true })
})

test('a pin that would be cut off at the edge becomes part of the one beside it', () => {
  const frame = { left: 0, right: 400, top: 0, bottom: 300 }
  const crowded = [at(300, 150), at(396, 150), at(396, 120), at(396, 180), at(396, 200)]
  const pins = placePins(crowded, { sizesOf, pixelsOfKm: 10, isNear: () => true, view: { frame, controls: [] } })
  expect(pins.flatMap(({ points }) => points)).toHaveLength(5)
  for (const pin of pins) {
    const box = boxOf({ x: pin.x + pin.shift, y: pin.y }, sizesOf(pin)[pin.variant] ?? price, pin.side)
    expect(box.right).toBeLessThanOrEqual(400)
  }
})

test('a thousand results of a city in view take less than many thousand comparisons', () => {
  let calls = 0
  const many = Array.from({ length: 1000 }, (_, index) => at((index * 97) % 900, (index * 61) % 700))
  placePins(many, { sizesOf: (node) => { calls += 1; return sizesOf(node) }, pixelsOfKm: 10, isNear: () => true }) // prettier-ignore
  expect(calls).toBeLessThan(5000)
})
