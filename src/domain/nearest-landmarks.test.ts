import { expect, test } from 'vitest'
import { nearestLandmarks } from './nearest-landmarks.ts'

const point = { lat: 30, lng: 31 }
/** One hundredth of a degree north is 1.11 km. */
const north = (name: string, hundredths: number, kind: 'place' | 'road' = 'place') => ({
  name,
  kind,
  points: [{ lat: 30 + hundredths / 100, lng: 31 }],
})

test.each([
  { of: [], expected: [] },
  { of: [north('far', 2.8)], expected: [] },
  { of: [north('edge', 2.6)], expected: ['edge'] },
  { of: [north('the place itself', 0.04)], expected: [] },
  { of: [north('third', 3 * 0.5), north('first', 0.5), north('second', 1)], expected: ['first', 'second'] },
  { of: [north('road', 0.5, 'road'), north('place', 1)], expected: ['place'] },
])('names $expected', ({ of, expected }) => {
  expect(nearestLandmarks(of, point).map(({ name }) => name)).toEqual(expected)
})

test('measures in kilometres', () => {
  expect(nearestLandmarks([north('market', 1)], point)[0]?.km).toBeCloseTo(1.11, 2)
})
