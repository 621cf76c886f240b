import { expect, test } from 'vitest'
import { durationChange, durationLimits, LONGEST_STAY, nightsOfRange, refusalOfDuration } from './duration.ts'

const stay = { rate: 'nightly', minDuration: 2, duration: 3 } as const

test.each([
  ['as booked', 3, stay, null],
  ['the minimum of the product', 2, stay, null],
  ['fewer than the minimum', 1, stay, 'duration_too_short'],
  ['the most that can be chosen', LONGEST_STAY, stay, null],
  ['more than that', LONGEST_STAY + 1, stay, 'duration_invalid'],
  ['more than that, as booked', 45, { ...stay, duration: 45 }, null],
  ['fewer than the minimum, as booked before it was raised', 1, { ...stay, duration: 1 }, null],
  ['none', 0, { ...stay, minDuration: 1 }, 'duration_invalid'],
  ['of a tour, as booked', 1, { rate: 'once', minDuration: 1, duration: 1 }, null],
  ['of a tour, two', 2, { rate: 'once', minDuration: 1, duration: 1 }, 'duration_invalid'],
] as const)('the nights that a booking can have: %s', (_, wished, booked, refusal) => {
  expect(refusalOfDuration(wished, booked)).toBe(refusal)
})

test('a tour has no number of nights to choose', () => {
  expect(durationLimits(stay)).toEqual({ booked: 3, least: 2, most: LONGEST_STAY })
  expect(durationLimits({ ...stay, rate: 'once' })).toBeNull()
})

test.each([
  ['another number', 4, { rate: 'nightly', from: 3, to: 4 }],
  ['the same number', 3, null],
  ['as booked', null, null],
] as const)('the change of nights to %s', (_, to, change) => {
  expect(durationChange(stay, to)).toEqual(change)
})

test.each([
  ['2026-12-15', '2026-12-18', 3],
  ['2026-12-30', '2027-01-03', 4],
  ['2026-12-15', '2026-12-20', null],
  ['2026-12-15', '2026-12-15', null],
  ['2026-12-15', null, null],
  [null, '2026-12-15', null],
])('a search from %s to %s is for %s nights', (from, to, nights) => {
  expect(nightsOfRange(from, to)).toBe(nights)
})
