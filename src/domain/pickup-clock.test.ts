import { expect, test } from 'vitest'
import { pickupClock, pickupWords, pickupWordsBefore } from './pickup-clock.ts'

test.each([
  ['2026-03-01T13:00:00Z', 45, '2026-03-01', '15:15'],
  ['2026-03-01T13:00:00Z', 0, '2026-03-01', '16:00'],
  ['2026-03-01T21:10:00Z', 20, '2026-03-01', '23:50'],
])('guests of %s, %i minutes before, are picked up on %s at %s', (startsAt, minutesBefore, localDate, localTime) => {
  expect(pickupClock({ startsAt, zone: 'Asia/Bahrain' }, { minutesBefore })).toEqual({ localDate, localTime })
})

test('the words for a pick-up name its day if it is the one before the activity', () => {
  const pickup = { localDate: '2026-03-01', localTime: '23:50' }
  const words = (localDate: string, locale: 'ar' | 'en') =>
    pickupWords({ localDate, pickup }, locale).replaceAll('\u{A0}', ' ')
  expect(words('2026-03-01', 'en')).toBe('11:50 pm')
  expect(words('2026-03-02', 'en')).toBe('Sunday, 1 March 2026, 11:50 pm')
  expect(words('2026-03-02', 'ar')).toBe('الأحد، 1 مارس 2026، 11:50 م')
})

test('the words for a pick-up some minutes before a departure name its day if it is the one before', () => {
  const words = (localTime: string) =>
    pickupWordsBefore({ localDate: '2026-03-01', localTime }, 60, 'en').replaceAll('\u{A0}', ' ')
  expect(words('01:00')).toBe('12:00 am')
  expect(words('00:20')).toBe('Saturday, 28 February 2026, 11:20 pm')
})
