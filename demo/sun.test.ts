import { expect, test } from 'vitest'
import { importedSchedules } from './schedules.ts'
import { localSunTime } from './sun.ts'

const riyadh = { lat: 24.7136, lng: 46.6753, zone: 'Asia/Riyadh' }
const cairo = { lat: 30.0444, lng: 31.2357, zone: 'Africa/Cairo' }
const istanbul = { lat: 41.0082, lng: 28.9784, zone: 'Europe/Istanbul' }

/** Almanac: Riyadh 6:31 and 17:09, 5:04 and 18:44; Cairo 19:59 in summer time; Istanbul 5:32 and 17:37. */
test.each([
  ['sunrise in Riyadh in winter', { sunrise: 0 }, '2026-12-21', riyadh, '06:30'],
  ['sunset in Riyadh in winter', { sunset: 0 }, '2026-12-21', riyadh, '17:00'],
  ['sunrise in Riyadh in summer', { sunrise: 0 }, '2026-06-21', riyadh, '05:00'],
  ['sunset in Riyadh in summer', { sunset: 0 }, '2026-06-21', riyadh, '18:30'],
  ['an hour before sunset in Cairo in summer time', { sunset: -60 }, '2026-06-21', cairo, '18:45'],
  ['sunset in Istanbul in winter', { sunset: 0 }, '2026-12-21', istanbul, '17:30'],
  ['half an hour after sunset in Istanbul in summer', { sunset: 30 }, '2026-06-21', istanbul, '21:00'],
] as const)('%s is the quarter of an hour before it', (_, time, date, place, expected) => {
  expect(localSunTime(time, Temporal.PlainDate.from(date), place)).toBe(expected)
})

test('a schedule with a season has departures in the season only, also across the new year', () => {
  const weekdays = [1, 2, 3, 4, 5, 6, 7]
  const [first, second] = importedSchedules(
    [{ weekdays, startTimes: ['15:00'], capacity: 5, season: ['11-15', '03-15'] }],
    riyadh,
    '2026-06-01',
  )
  expect(first).toMatchObject({ code: 'schedule-1', validFrom: '2026-11-15', validTo: '2027-03-15' })
  expect(second).toMatchObject({ code: 'schedule-2', validFrom: '2027-11-15' })
})

test('a schedule that follows the sun has one start a day, on every day', () => {
  const periods = importedSchedules(
    [{ weekdays: [1, 2, 3, 4, 5, 6, 7], startTimes: [{ sunset: -60 }], capacity: 5 }],
    cairo,
    '2026-04-01',
  )
  const days = periods.map(
    ({ validFrom, validTo }) => Temporal.PlainDate.from(validFrom).until(validTo, { largestUnit: 'days' }).days,
  )
  expect(days.reduce((sum, count) => sum + count + 1, 0)).toBe(1096)
  const summer = periods.find(({ validFrom, validTo }) => validFrom <= '2026-06-21' && '2026-06-21' <= validTo)
  expect(summer?.startTimes).toEqual(['18:45'])
})
