import { describe, expect, test } from 'vitest'
import { CELL_DEGREES, coastOf, unpackRings, type Ring } from './coast-cell.ts'

describe('the coast of a cell', () => {
  const [south, west] = [24, 50]
  const [north, east] = [south + CELL_DEGREES, west + CELL_DEGREES]

  test('is the whole ring of an island', () => {
    const island: Ring = [[25, 51], [25, 52], [26, 52], [25, 51]] // prettier-ignore
    const lines = coastOf(island, south, west)
    expect(lines).toHaveLength(1)
    for (const point of island) expect(lines[0]).toContainEqual(point)
  })

  test('is without the edges of the cell', () => {
    const [s, n, w, e] = [south - 0.002, north + 0.002, west - 0.002, east + 0.002]
    // Land in the west, with a coast from north to south.
    const land: Ring = [[s, w], [n, w], [n, 52], [26, 52.5], [s, 52], [s, w]] // prettier-ignore
    expect(coastOf(land, south, west)).toEqual([[[n, 52], [26, 52.5], [s, 52]]]) // prettier-ignore
    const everywhere: Ring = [[s, w], [n, w], [n, e], [s, e], [s, w]] // prettier-ignore
    expect(coastOf(everywhere, south, west)).toEqual([])
  })
})

const cells = import.meta.glob<number[][]>('./coast/*.json', { import: 'default', eager: true })

describe('the cells', () => {
  const landAt = (lat: number, lng: number) => {
    const corner = (degrees: number, origin: number) =>
      Math.floor((degrees - origin) / CELL_DEGREES) * CELL_DEGREES + origin
    const rings = unpackRings(cells[`./coast/${corner(lat, 14)}_${corner(lng, -14)}.json`] ?? [])
    return rings.filter((ring) => isIn(ring, lat, lng)).length % 2 === 1
  }

  test.each([
    { place: 'Galata Tower', lat: 41.0256, lng: 28.9741, isLand: true },
    { place: 'the Golden Horn', lat: 41.025, lng: 28.9635, isLand: false },
    { place: 'the Bosphorus', lat: 41.05, lng: 29.041, isLand: false },
    { place: 'Muharraq', lat: 26.257, lng: 50.612, isLand: true },
    { place: 'the sea between Muharraq and Manama', lat: 26.243, lng: 50.6005, isLand: false },
    { place: 'the trunk of Palm Jumeirah', lat: 25.1124, lng: 55.139, isLand: true },
    { place: 'Dubai Creek', lat: 25.2525, lng: 55.3195, isLand: false },
    { place: 'Mutrah', lat: 23.617, lng: 58.565, isLand: true },
    { place: 'the sea before Jeddah', lat: 21.55, lng: 39.05, isLand: false },
    { place: 'Casablanca', lat: 33.59, lng: -7.61, isLand: true },
  ])('have $place as land: $isLand', ({ lat, lng, isLand }) => {
    expect(landAt(lat, lng)).toBe(isLand)
  })
})

/** The even-odd rule. */
function isIn(ring: Ring, lat: number, lng: number): boolean {
  return ring.reduce((inside, [y1, x1], index) => {
    const [y2, x2] = ring.at(index - 1) ?? [0, 0]
    return y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1 ? !inside : inside
  }, false)
}
