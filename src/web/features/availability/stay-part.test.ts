import { expect, test } from 'vitest'
import { dayOfStay } from './stay-part.ts'

const limits = { least: 2, most: 30, free: 4, daysAfter: 1 }
const stay = { start: '2026-12-04', duration: 2, isEndNext: true }

test.each([
  ['before the check-in', '2026-12-03', null, null],
  ['of check-in', '2026-12-04', 'start', null],
  ['too early for a check-out', '2026-12-05', 'between', 'too_short'],
  ['of the proposed check-out', '2026-12-06', 'end', null],
  ['of a later check-out', '2026-12-07', 'possible_end', null],
  ['after the last free night', '2026-12-08', 'possible_end', null],
  ['after a night that is not free', '2026-12-09', null, 'not_free'],
  ['after the longest stay', '2027-01-04', null, 'too_long'],
] as const)('before the check-out is chosen, the day %s', (_, day, part, refusal) => {
  expect(dayOfStay(stay, day, limits)).toEqual({ part, refusal })
})

test('after the check-out is chosen, each later day is another check-in', () => {
  const chosen = { ...stay, duration: 3, isEndNext: false }
  const parts = ['04', '05', '06', '07', '08', '09'].map((day) => dayOfStay(chosen, `2026-12-${day}`, limits))
  expect(parts.map(({ part }) => part)).toEqual(['start', 'between', 'between', 'end', null, null])
  expect(parts.every(({ refusal }) => refusal === null)).toBe(true)
})

test('a car for a day is picked up and returned on the same day', () => {
  const car = { ...limits, least: 1, daysAfter: 0 }
  const rental = { ...stay, duration: 1 }
  expect(dayOfStay(rental, '2026-12-04', car).part).toBe('start_and_end')
  expect(dayOfStay(rental, '2026-12-05', car).part).toBe('possible_end')
  expect(dayOfStay({ ...rental, start: null }, '2026-12-05', car)).toEqual({ part: null, refusal: null })
})
