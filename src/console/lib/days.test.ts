import { expect, test } from 'vitest'
import { addDays, dayIn, isDay, weekOf } from './days.ts'

test('days are added over months and leap years', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
})

test('a week begins with its Sunday', () => {
  expect(weekOf('2026-11-23')).toBe('2026-11-22')
  expect(weekOf('2026-11-22')).toBe('2026-11-22')
  expect(weekOf('2026-11-28')).toBe('2026-11-22')
})

test('an address can name any text as a day', () => {
  const days = ['2026-11-23', '2028-02-29', '2026-02-30', '2026-13-40', '0202-11-23', '9999-12-31', 'x', '', undefined]
  expect(days.filter((text) => isDay(text))).toEqual(['2026-11-23', '2028-02-29'])
})

test('a day is that of its time zone, wherever the device is', () => {
  const late = new Date('2026-11-26T22:30:00Z')
  expect(dayIn('Asia/Bahrain', late)).toBe('2026-11-27')
  expect(dayIn('America/New_York', late)).toBe('2026-11-26')
})
