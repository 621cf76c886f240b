import { expect, test } from 'vitest'
import { laterStart, movedTimes, readyAt, startAfterPickup, timeToBeReady } from './time-to-be-ready.ts'

const start = { localDate: '2026-12-12', localTime: '07:30', startsAt: '2026-12-12T04:30:00.000Z' }
const plain = (words: string | null) => words?.replaceAll('\u{A0}', ' ')

test.each([
  ['at the start, without a pick-up', null, '07:30', undefined, start.startsAt, undefined],
  ['at the start, if they are picked up then', { localDate: '2026-12-12', localTime: '07:30' }, '07:30', undefined, start.startsAt, undefined], // prettier-ignore
  ['at the pick-up', { localDate: '2026-12-12', localTime: '06:40' }, '06:40', '7:30 am', '2026-12-12T03:40:00.000Z', '7:30 am'], // prettier-ignore
  ['at the start, if the pick-up is on the evening before', { localDate: '2026-12-11', localTime: '23:50' }, '07:30', undefined, '2026-12-11T20:50:00.000Z', 'Sat 12 Dec, 7:30 am'], // prettier-ignore
])('people have to be ready %s', (_when, pickup, time, later, instant, after) => {
  const begin = { ...start, pickup }
  expect(timeToBeReady(begin)).toBe(time)
  expect(plain(laterStart(begin, 'en'))).toBe(later)
  expect(readyAt(begin)).toBe(instant)
  expect(plain(startAfterPickup(begin, 'en'))).toBe(after)
})

test('the pick-up of a moved booking comes as long before the new start', () => {
  const pickup = { localDate: '2026-12-12', localTime: '06:40' }
  const to = { startsAt: '2026-12-14T21:20:00.000Z', localDate: '2026-12-15', localTime: '00:20' }
  const zone = 'Asia/Riyadh'
  expect(movedTimes({ ...start, zone, pickup }, to)).toEqual({
    ...to,
    pickup: { localDate: '2026-12-14', localTime: '23:30' },
  })
  expect(movedTimes({ ...start, zone, pickup: null }, to)).toEqual({ ...to, pickup: null })
})
