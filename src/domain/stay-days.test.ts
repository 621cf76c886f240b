import { describe, expect, test } from 'vitest'
import { endOfStay, endRefusal, lengthOfStay, tapOnDay, type StayLimits } from './stay-days.ts'

const day = (number: number) => `2026-12-${String(number).padStart(2, '0')}`
/** From two nights on, of which five in a row are free. */
const stay: StayLimits = { least: 2, most: 30, free: 5, daysAfter: 1 }
/** Returned in the evening of its last day. */
const car: StayLimits = { least: 1, most: 30, free: 3, daysAfter: 0 }
/** Returned at the time of its pick-up. */
const wholeDays: StayLimits = { ...car, daysAfter: 1 }

describe('a tap on a day of the calendar', () => {
  const isStart = { part: 'start' }
  test.each([
    ['is the check-in without one', stay, null, false, 4, isStart],
    ['is the check-out after the check-in', stay, 4, true, 7, { part: 'end', duration: 3 }],
    ['confirms the shortest stay', stay, 4, true, 6, { part: 'end', duration: 2 }],
    ['is the check-out after the last free night', stay, 4, true, 9, { part: 'end', duration: 5 }],
    ['is nothing if a night before it is not free', stay, 4, true, 10, { part: 'none', reason: 'not_free' }],
    ['is nothing before the shortest stay ends', stay, 4, true, 5, { part: 'none', reason: 'too_short' }],
    ['is nothing after the longest stay', { ...stay, most: 4 }, 4, true, 9, { part: 'none', reason: 'too_long' }],
    ['is another check-in if it is earlier', stay, 4, true, 3, isStart],
    ['is the check-in again if it is the same day', stay, 4, true, 4, isStart],
    ['is another check-in after a check-out was chosen, earlier', stay, 4, false, 3, isStart],
    ['is another check-in after a check-out was chosen, later', stay, 4, false, 7, isStart],
    ['is the return of a car on a later day', car, 4, true, 6, { part: 'end', duration: 3 }],
    ['is the return of a car on the day of its pick-up', car, 4, true, 4, { part: 'end', duration: 1 }],
    ['is no return if a day until then is not free', car, 4, true, 7, { part: 'none', reason: 'not_free' }],
    ['is the return of whole days a day later', wholeDays, 4, true, 7, { part: 'end', duration: 3 }],
    ['is the pick-up again for whole days', wholeDays, 4, true, 4, isStart],
    ['is the pick-up again for cars from two days on', { ...car, least: 2 }, 4, true, 4, isStart],
  ] as const)('%s', (_, limits, start, isEndNext, tapped, expected) => {
    const choice = { start: start === null ? null : day(start), isEndNext }
    expect(tapOnDay(choice, day(tapped), limits)).toEqual(expected)
  })
})

test.each([
  ['a stay', 2, stay, 6],
  ['a car for a day', 1, car, 4],
  ['a car for three days', 3, car, 6],
  ['whole days', 1, wholeDays, 5],
])('%s ends on the day from which its length is counted', (_, duration, limits, end) => {
  expect(endOfStay(day(4), duration, limits)).toBe(day(end))
  expect(lengthOfStay(day(4), day(end), limits)).toBe(duration)
})

test('nothing is free for long enough, so the stay cannot end at all', () => {
  const ends = [5, 6, 7].map((end) => endRefusal(day(4), day(end), { ...stay, free: 1 }))
  expect(ends).toEqual(['too_short', 'not_free', 'not_free'])
})

test('a stay ends in the next month, and in the next year', () => {
  expect(endOfStay('2026-12-30', 3, stay)).toBe('2027-01-02')
  expect(lengthOfStay('2026-12-30', '2027-01-02', stay)).toBe(3)
})
