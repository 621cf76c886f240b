import { expect, test } from 'vitest'
import { walkingMinutes } from './walking-minutes.ts'

test.each([
  [0.05, { from: 1, to: 1 }],
  [0.4, { from: 5, to: 7 }],
  [1, { from: 13, to: 20 }],
  [1.5, { from: 20, to: 25 }],
  [2, { from: 25, to: 35 }],
  [2.1, null],
])('walking %d km takes %o minutes', (km, minutes) => {
  expect(walkingMinutes(km)).toEqual(minutes)
})
