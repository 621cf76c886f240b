import { describe, expect, test } from 'vitest'
import { deadlineOnClock, formatDate, formatTime, onClockOf, onOtherClock, utcOffset } from './date-words.ts'

describe('dates are Gregorian with Latin digits in both languages, their day on one line with its month', () => {
  test.each([
    ['2026-11-21', 'ar', 'long', 'السبت، 21\u{A0}نوفمبر 2026'],
    ['2026-11-21', 'en', 'long', 'Saturday, 21\u{A0}November 2026'],
    ['2026-03-01', 'ar', 'short', '1\u{A0}مارس 2026'],
    ['2026-03-01', 'en', 'medium', 'Sun 1\u{A0}Mar'],
  ] as const)('%s in %s, %s: %s', (date, locale, style, words) => {
    expect(formatDate(date, locale, style).replaceAll(/[\u200e\u200f]/g, '')).toBe(words)
  })
})

describe('times use the twelve-hour clock', () => {
  test.each([
    ['00:00', 'ar', '12:00\u{A0}ص'],
    ['11:59', 'en', '11:59\u{A0}am'],
    ['12:00', 'ar', '12:00\u{A0}م'],
    ['18:05', 'en', '6:05\u{A0}pm'],
  ] as const)('%s in %s: %s', (time, locale, words) => {
    expect(formatTime(time, locale)).toBe(words)
  })
})

test.each([
  ['2026-11-21T21:30:00Z', 'Asia/Riyadh', '2026-11-22', '00:30'],
  ['2026-10-25T00:30:00Z', 'Europe/Istanbul', '2026-10-25', '03:30'],
])('%s on the clock of %s is %s %s', (instant, zone, localDate, localTime) => {
  expect(onClockOf(instant, zone)).toEqual({ localDate, localTime })
})

test.each([
  ['2026-11-26T03:29:59.400Z', '06:30'],
  ['2026-11-26T03:30:00.000Z', '06:30'],
  ['2026-11-26T03:29:20.000Z', '06:25'],
  ['2026-11-26T03:34:58.000Z', '06:30'],
])('the deadline %s is shown as %s in Riyadh', (instant, localTime) => {
  expect(deadlineOnClock(instant, 'Asia/Riyadh')).toMatchObject({ localDate: '2026-11-26', localTime })
})

test('the offset of a place from UTC is that of the day', () => {
  expect(utcOffset('2026-11-27T04:30:00Z', 'Asia/Riyadh')).toBe('GMT+3')
  expect(utcOffset('2026-07-01T12:00:00Z', 'Africa/Cairo')).toBe('GMT+3')
  expect(utcOffset('2026-12-01T12:00:00Z', 'Africa/Cairo')).toBe('GMT+2')
})

test.each([
  ['Asia/Riyadh', null],
  // The same clock under another name.
  ['Asia/Bahrain', null],
  ['Asia/Dubai', { localDate: '2026-12-01', localTime: '00:30' }],
  ['Africa/Tunis', { localDate: '2026-11-30', localTime: '21:30' }],
  ['Asia/Kolkata', { localDate: '2026-12-01', localTime: '02:00' }],
])('half past eleven in Riyadh on the clock of %s', (zone, expected) => {
  const deadline = { at: '2026-11-30T20:30:00Z', localDate: '2026-11-30', localTime: '23:30' }
  expect(onOtherClock(deadline, zone)).toEqual(expected)
})
