import { expect, test } from 'vitest'
import { smooth } from './smooth-line.ts'

test.each([
  { points: [] as [number, number][] },
  { points: [[1, 2]] as [number, number][] },
  { points: [[0, 0], [1, 1], [2, 0]] as [number, number][] }, // prettier-ignore
])('goes through all points of $points', ({ points }) => {
  const curve = smooth(points)
  for (const point of points) expect(curve).toContainEqual(point)
})

test('has no corner at a bend', () => {
  const curve = smooth([[0, 0], [1, 1], [2, 0]]) // prettier-ignore
  const bends = curve.slice(2).map(([lat, lng], index) => {
    const [[lat0, lng0], [lat1, lng1]] = [curve[index] ?? [0, 0], curve[index + 1] ?? [0, 0]]
    const turn = Math.atan2(lng - lng1, lat - lat1) - Math.atan2(lng1 - lng0, lat1 - lat0)
    return Math.abs(turn)
  })
  // The two lines alone meet at 90 degrees.
  expect(Math.max(...bends)).toBeLessThan(Math.PI / 6)
})

test('keeps a straight line straight', () => {
  for (const [lat, lng] of smooth([[0, 0], [1, 1], [2, 2]])) expect(lng).toBeCloseTo(lat, 10) // prettier-ignore
})
