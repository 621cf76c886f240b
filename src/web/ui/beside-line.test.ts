import { expect, test } from 'vitest'
import { besideLine } from './beside-line.ts'

test('is above the middle of a straight line, and reads from left to right', () => {
  const there = besideLine([{ x: 0, y: 0 }, { x: 200, y: 0 }], 60)[0] // prettier-ignore
  const back = besideLine([{ x: 200, y: 0 }, { x: 0, y: 0 }], 60)[0] // prettier-ignore
  for (const place of [there, back]) {
    expect(Math.abs((place?.x ?? 0) - 100)).toBeLessThanOrEqual(10)
    expect(place?.y).toBe(-11)
    expect(place?.angle).toBeCloseTo(0)
  }
})

test('follows a slope and avoids a bend', () => {
  const bent = [{ x: 0, y: 0 }, { x: 100, y: 100 }, { x: 120, y: 0 }] // prettier-ignore
  const places = besideLine(bent, 60)
  expect(places.length).toBeGreaterThan(0)
  for (const { x, y, angle } of places) {
    const isFirst = Math.abs(angle - Math.PI / 4) < 0.1
    expect(isFirst || Math.abs(Math.abs(angle) - Math.atan2(100, 20)) < 0.1).toBe(true)
    expect(Number.isFinite(x + y)).toBe(true)
  }
})

test('has no place on a line that is shorter than the name', () => {
  expect(besideLine([{ x: 0, y: 0 }, { x: 40, y: 0 }], 60)).toEqual([]) // prettier-ignore
  expect(besideLine([], 60)).toEqual([])
})
