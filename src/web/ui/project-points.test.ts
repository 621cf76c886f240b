import { describe, expect, test } from 'vitest'
import { projectPoints } from './project-points.ts'

const riyadh = { lat: 24.71, lng: 46.68 }
const jeddah = { lat: 21.49, lng: 39.19 }
const cairo = { lat: 30.04, lng: 31.24 }

describe('a chart', () => {
  test('is empty without places', () => {
    expect(projectPoints([]).places).toEqual([])
  })

  test('shows a single place in the middle of its surroundings', () => {
    const { places, scale } = projectPoints([riyadh])
    expect(places).toEqual([{ x: 50, y: 50 }])
    expect(scale.metres).toBe(500)
  })

  test('shows the same place twice as one point', () => {
    const { places } = projectPoints([riyadh, riyadh])
    expect(places[0]).toEqual(places[1])
    expect(Number.isFinite(places[0]?.x)).toBe(true)
  })

  test('has north at the top and east on the right, with a margin', () => {
    const [inEast, inSouth, inNorth] = projectPoints([riyadh, jeddah, cairo]).places
    expect(inEast?.x).toBeCloseTo(88)
    expect(inNorth?.x).toBeCloseTo(12)
    expect(inNorth?.y).toBeLessThan(inEast?.y ?? 0)
    expect(inEast?.y).toBeLessThan(inSouth?.y ?? 0)
  })

  test.each([
    ['a city', [riyadh, { lat: 24.75, lng: 46.72 }]],
    ['a country', [riyadh, jeddah]],
    ['the southern hemisphere', [{ lat: -33.9, lng: 18.4 }, { lat: -26.2, lng: 28 }]],
    ['the whole world', [{ lat: 70, lng: -170 }, { lat: -55, lng: 175 }]],
  ])('of %s has a scale that fits', (_, places) => {
    const plot = projectPoints(places)
    expect(plot.scale.length).toBeGreaterThan(8)
    expect(plot.scale.length).toBeLessThanOrEqual(25)
  }) // prettier-ignore

  test('has a correct scale: Riyadh and Jeddah are 850 km apart', () => {
    const { places, scale } = projectPoints([riyadh, jeddah])
    const [one, other] = places
    const length = Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0))
    expect(((length / scale.length) * scale.metres) / 1000).toBeCloseTo(850, -1.7)
  })
})
