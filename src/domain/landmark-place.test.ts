import { expect, test } from 'vitest'
import { parseLandmarkPlace } from './landmark-place.ts'

test('reads a point', () => {
  expect(parseLandmarkPlace('30.0287, 31.2599')).toEqual({ kind: 'place', points: [{ lat: 30.0287, lng: 31.2599 }] })
  expect(parseLandmarkPlace('35.1687,-5.2625')).toEqual({ kind: 'place', points: [{ lat: 35.1687, lng: -5.2625 }] })
})

test('reads the course of a river', () => {
  expect(parseLandmarkPlace('water: 29.96, 31.238; 30.0437, 31.2285')).toEqual({
    kind: 'water',
    points: [
      { lat: 29.96, lng: 31.238 },
      { lat: 30.0437, lng: 31.2285 },
    ],
  })
})

test('reads where the name of a creek stands', () => {
  expect(parseLandmarkPlace('water: 25.24, 55.335')).toEqual({ kind: 'water', points: [{ lat: 25.24, lng: 55.335 }] })
})

test('reads the middle of a district and the outline of a park', () => {
  expect(parseLandmarkPlace('area: 30.0626, 31.2197')).toEqual({
    kind: 'area',
    points: [{ lat: 30.0626, lng: 31.2197 }],
  })
  expect(parseLandmarkPlace('park: 41.0165, 28.982; 41.0135, 28.9845; 41.01, 28.9805')).toMatchObject({
    kind: 'park',
    points: { length: 3 },
  })
})

test('reads the course of a wadi and the outline of hills', () => {
  expect(parseLandmarkPlace('wadi: 26.71, 37.9045; 26.69, 37.903')).toMatchObject({
    kind: 'wadi',
    points: { length: 2 },
  })
  expect(parseLandmarkPlace('hills: 25.736, 32.608; 25.742, 32.618; 25.765, 32.57')).toMatchObject({
    kind: 'hills',
    points: { length: 3 },
  })
})

test.each([
  '',
  'here',
  '91, 20',
  '20, 181',
  '30 31',
  'lake: 1, 2; 3, 4',
  'land: 1, 2; 3, 4; 3, 2',
  'road: 1, 2',
  '1, 2; 3, 4',
  'area: 1, 2; 3, 4',
  'park: 1, 2; 3, 4',
  'hills: 1, 2; 3, 4',
  'water: 1, 2; x',
])('refuses %j', (text) => expect(parseLandmarkPlace(text)).toBeNull())
