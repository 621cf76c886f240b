import { expect, test } from 'vitest'
import { roundRing } from './round-ring.ts'

const square: [number, number][] = [[0, 0], [0, 0.01], [0.01, 0.01], [0.01, 0]] // prettier-ignore

test('has no sharp corner', () => {
  const ring = roundRing(square, () => false)
  const turns = ring.map(([lat, lng], index) => {
    const [[lat0, lng0], [lat1, lng1]] = [ring.at(index - 1) ?? [0, 0], ring[(index + 1) % ring.length] ?? [0, 0]]
    const sides = [[lat - lat0, lng - lng0], [lat1 - lat, lng1 - lng]] // prettier-ignore
    const [[a = 0, b = 0] = [], [c = 0, d = 0] = []] = sides
    // Where two curves meet, one point is there twice.
    return Math.hypot(a, b) < 1e-9 || Math.hypot(c, d) < 1e-9 ? 0 : Math.abs(Math.atan2(a * d - b * c, a * c + b * d))
  })
  expect(Math.max(...turns)).toBeLessThan(Math.PI / 6)
})

test('stays inside its corners, near to long sides, and keeps fixed corners', () => {
  for (const [lat, lng] of roundRing(square, () => false)) {
    expect(Math.min(lat, lng)).toBeGreaterThanOrEqual(0)
    expect(Math.max(lat, lng)).toBeLessThanOrEqual(0.01)
  }
  const large = square.map(([lat, lng]): [number, number] => [lat * 100, lng * 100])
  expect(Math.min(...roundRing(large, () => false).map(([lat, lng]) => Math.hypot(lat, lng)))).toBeLessThan(0.01)
  expect(roundRing(square, () => true)).toEqual(square)
})
