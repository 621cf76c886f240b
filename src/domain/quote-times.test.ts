import { describe, expect, test } from 'vitest'
import { isLocalDate, isLocalTime, quoteTimes } from './quote-times.ts'

describe('the times of a quote are on the clock of its city', () => {
  test.each([
    ['Asia/Riyadh', '2026-12-05', '09:00', '2026-12-05T06:00:00Z', '2026-12-05T09:00:00Z'],
    ['Asia/Dubai', '2026-12-05', '09:00', '2026-12-05T05:00:00Z', '2026-12-05T08:00:00Z'],
    // The clock jumps from 0:00 to 1:00: a start inside the gap moves forward by the gap.
    ['Africa/Cairo', '2026-04-24', '00:30', '2026-04-23T22:30:00Z', '2026-04-24T01:30:00Z'],
  ])('%s %s %s', (zone, localDate, localTime, startsAt, endsAt) => {
    expect(quoteTimes({ localDate, localTime, zone, durationMinutes: 180 })).toEqual({ startsAt, endsAt })
  })
})

test.each([
  ['2026-12-05', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['5.12.2026', false],
  ['2026-1-1', false],
  ['', false],
])('%s is a day: %s', (text, is) => {
  expect(isLocalDate(text)).toBe(is)
})

test.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['9:00', false],
  ['09:60', false],
])('%s is a time: %s', (text, is) => {
  expect(isLocalTime(text)).toBe(is)
})
