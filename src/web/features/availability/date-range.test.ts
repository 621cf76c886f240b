import { describe, expect, test } from 'vitest'
import { dateRange, durationOfRange } from './date-range.ts'

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

describe('a searched range is', () => {
  const stay = { rate: 'nightly' as const, minDuration: 2 }
  test.each([
    ['the nights between its days', '2026-12-18', 3],
    ['no fewer nights than the stay has', '2026-12-16', 2],
    ['four nights', '2026-12-19', 4],
    ['no number of nights if it is longer: then they travel', '2026-12-20', null],
    ['no number of nights if it is a single day', '2026-12-15', null],
  ])('%s', (_, to, nights) => {
    expect(durationOfRange(stay, { from: '2026-12-15', to })).toBe(nights)
  })

  test('no number of days for tours and for what is booked by the day, for which one of its days would do', () => {
    const range = { from: '2026-12-15', to: '2026-12-18' }
    for (const rate of ['once', 'daily'] as const) expect(durationOfRange({ ...stay, rate }, range)).toBeNull()
    expect(durationOfRange(stay, undefined)).toBeNull()
  })
})
