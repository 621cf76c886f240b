import { expect, test } from 'vitest'
import { distanceKm } from './distance-km.ts'

const riyadh = { lat: 24.7136, lng: 46.6753 }
const jeddah = { lat: 21.4858, lng: 39.1925 }

test.each([
  { what: 'the same place', from: riyadh, to: riyadh, km: 0 },
  { what: 'Riyadh and Jeddah', from: riyadh, to: jeddah, km: 845 },
  { what: 'the way back', from: jeddah, to: riyadh, km: 845 },
  { what: 'a degree on the equator', from: { lat: 0, lng: 0 }, to: { lat: 0, lng: 1 }, km: 111 },
  { what: 'across the date line', from: { lat: 0, lng: 179.5 }, to: { lat: 0, lng: -179.5 }, km: 111 },
  { what: 'the poles', from: { lat: 90, lng: 0 }, to: { lat: -90, lng: 120 }, km: 20_015 },
])('$what: $km km', ({ from, to, km }) => {
  expect(Math.round(distanceKm(from, to))).toBe(km)
})
