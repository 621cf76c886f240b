import { expect, test } from 'vitest'
import { pickupClock } from './pickup-clock.ts'

test.each([
  ['2026-03-01T13:00:00Z', 45, '2026-03-01', '15:15'],
  ['2026-03-01T13:00:00Z', 0, '2026-03-01', '16:00'],
  ['2026-03-01T21:10:00Z', 20, '2026-03-01', '23:50'],
])('guests of %s, %i minutes before, are picked up on %s at %s', (startsAt, minutesBefore, localDate, localTime) => {
  expect(pickupClock({ startsAt, zone: 'Asia/Bahrain' }, { minutesBefore })).toEqual({ localDate, localTime })
})
