import { expect, test } from 'vitest'
import { countdown } from './countdown.ts'

/** 09:00 to 11:00 in Riyadh (UTC+3). */
const activity = { startsAt: '2026-11-24T06:00:00Z', endsAt: '2026-11-24T08:00:00Z', zone: 'Asia/Riyadh' }

test.each([
  ['2026-11-14T20:00:00Z', { kind: 'days', count: 10 }],
  // 23:30 in Riyadh: two days and some hours away, but three nights.
  ['2026-11-21T20:30:00Z', { kind: 'days', count: 3 }],
  // Already the next day in Riyadh, not yet in UTC.
  ['2026-11-21T21:30:00Z', { kind: 'days', count: 2 }],
  ['2026-11-23T20:59:00Z', { kind: 'days', count: 1 }],
  ['2026-11-23T21:00:00Z', { kind: 'hours', count: 9 }],
  ['2026-11-24T04:00:01Z', { kind: 'hours', count: 1 }],
  ['2026-11-24T05:00:00Z', { kind: 'hours', count: 1 }],
  ['2026-11-24T05:00:01Z', { kind: 'minutes', count: 60 }],
  ['2026-11-24T05:59:59Z', { kind: 'minutes', count: 1 }],
  ['2026-11-24T06:00:00Z', { kind: 'under_way' }],
  ['2026-11-24T07:59:59Z', { kind: 'under_way' }],
  ['2026-11-24T08:00:00Z', { kind: 'over' }],
])('the countdown at %s is %j', (now, left) => {
  expect(countdown(activity, new Date(now))).toEqual(left)
})

test('counts minutes, not "tomorrow", for a start just after midnight', () => {
  const early = { ...activity, startsAt: '2026-11-24T21:10:00Z', endsAt: '2026-11-24T23:00:00Z' }
  expect(countdown(early, new Date('2026-11-24T20:40:00Z'))).toEqual({ kind: 'minutes', count: 30 })
})
