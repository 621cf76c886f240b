import { expect, test } from 'vitest'
import { daysBefore, timeBefore } from './time-before.ts'

test('a pick-up is before the start, also before midnight', () => {
  expect(timeBefore('16:00', 45)).toBe('15:15')
  expect(timeBefore('00:10', 20)).toBe('23:50')
  expect(timeBefore('09:00', 0)).toBe('09:00')
})

test.each([
  ['16:00', 45, 0],
  ['00:10', 10, 0],
  ['00:10', 11, 1],
  ['00:10', 1450, 1],
  ['00:10', 1451, 2],
])('before %s, %i minutes earlier is %i days before', (time, minutes, days) => {
  expect(daysBefore(time, minutes)).toBe(days)
})
