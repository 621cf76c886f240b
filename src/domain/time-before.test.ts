import { expect, test } from 'vitest'
import { timeBefore } from './time-before.ts'

test('a pick-up is before the start, also before midnight', () => {
  expect(timeBefore('16:00', 45)).toBe('15:15')
  expect(timeBefore('00:10', 20)).toBe('23:50')
  expect(timeBefore('09:00', 0)).toBe('09:00')
})
