import { expect, test } from 'vitest'
import { addMonths, boundsOfMonth, daysOfMonth, monthOf } from './month-days.ts'

test('a month has its own number of days', () => {
  expect(boundsOfMonth('2026-11')).toEqual({ from: '2026-11-01', to: '2026-11-30' })
  expect(boundsOfMonth('2028-02').to).toBe('2028-02-29')
  expect(boundsOfMonth('2026-12').to).toBe('2026-12-31')
  expect(daysOfMonth('2027-02')).toHaveLength(28)
  expect(daysOfMonth('2026-10').at(9)).toBe('2026-10-10')
  expect(monthOf('2026-11-26')).toBe('2026-11')
})

test('months are added over years, and keep to the last day of shorter months', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15')
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
})
