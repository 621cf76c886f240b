import { expect, test } from 'vitest'
import { dateRange } from './date-range.ts'

const today = '2026-11-22'

test.each([
  [
    { from: '2026-11-27', to: '2026-11-28' },
    { from: '2026-11-27', to: '2026-11-28' },
  ],
  [{ from: '2026-11-27' }, { from: '2026-11-27', to: '2026-11-27' }],
  [{ date: '2026-11-27' }, { from: '2026-11-27', to: '2026-11-27' }],
  [
    { from: '2026-11-01', to: '2026-11-28' },
    { from: today, to: '2026-11-28' },
  ],
  [
    { from: '2026-11-27', to: '2027-11-28' },
    { from: '2026-11-27', to: '2027-01-27' },
  ],
  [
    { from: '2026-11-27', to: '2026-11-28', date: '2026-11-28' },
    { from: '2026-11-27', to: '2026-11-28', preferred: '2026-11-28' },
  ],
  [
    { from: '2026-11-01', to: '2026-11-28', date: '2026-11-03' },
    { from: today, to: '2026-11-28' },
  ],
  [
    { from: '2026-11-27', to: '2026-11-28', date: '2026-11-29' },
    { from: '2026-11-27', to: '2026-11-28' },
  ],
  [
    { from: '2026-11-27', to: '2026-11-28', date: 'friday' },
    { from: '2026-11-27', to: '2026-11-28' },
  ],
])('the address with %o means the days %o', (search, range) => {
  expect(dateRange(search, today)).toEqual(range)
})

test.each([
  {},
  { from: '2026-11-31' },
  { from: 'tomorrow', to: '2026-11-28' },
  { from: '2026-11-28', to: '2026-11-27' },
  { from: '2026-10-01', to: '2026-10-02' },
  { from: ['2026-11-27'] },
])('the address with %o means no days', (search) => {
  expect(dateRange(search, today)).toBeUndefined()
})
