import { expect, test } from 'vitest'
import { canBeFree } from './can-be-free.ts'

const fiveDays = { day: 5, hour: 0, minute: 0, percentage: 0 }
const half = { day: 1, hour: 0, minute: 0, percentage: 50 }
const week = { from: '2026-12-01', to: '2026-12-07' }

test.each([
  ['without dates', [fiveDays, half], undefined, true],
  ['never free', [half], undefined, false],
  ['until today', [fiveDays, half], { from: '2026-12-04', to: '2026-12-04' }, true],
  ['until yesterday', [fiveDays, half], { from: '2026-12-03', to: '2026-12-03' }, false],
  ['on a later day of several', [fiveDays, half], week, true],
  ['on the day of the card', [fiveDays, half], { ...week, preferred: '2026-12-03' }, false],
])('cancelling %s', (_, rules, range, isFree) => {
  expect(canBeFree(rules, range, '2026-11-29')).toBe(isFree)
})
