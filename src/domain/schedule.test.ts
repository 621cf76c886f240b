import { describe, expect, test } from 'vitest'
import { FREE_SALE_CAPACITY } from './availability.ts'
import { departuresOf, type ScheduleRule } from './schedule.ts'

const rule: ScheduleRule = {
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  startTimes: ['09:00'],
  capacity: 12,
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  adjustBasisPoints: 0,
  durationMinutes: 120,
  cutoffMinutes: 60,
}
const startsOf = (change: Partial<ScheduleRule>, range: { zone: string; fromDate: string; toDate: string }) =>
  departuresOf({ ...rule, ...change }, range).map((departure) => departure.startsAt)

describe('the departures of a weekly rule', () => {
  test('have start, end and cutoff as instants', () => {
    expect(departuresOf(rule, { zone: 'Asia/Riyadh', fromDate: '2026-11-20', toDate: '2026-11-20' })).toEqual([
      {
        localDate: '2026-11-20',
        localTime: '09:00',
        startsAt: '2026-11-20T06:00:00Z',
        endsAt: '2026-11-20T08:00:00Z',
        cutoffAt: '2026-11-20T05:00:00Z',
        capacity: 12,
        adjustBasisPoints: 0,
      },
    ])
  })

  test('are on free sale without a capacity, except on days that have one', () => {
    const exceptions = [{ localDate: '2026-11-21', isClosed: false, capacity: 4 }]
    const departures = departuresOf(
      { ...rule, capacity: null, exceptions },
      { zone: 'Asia/Riyadh', fromDate: '2026-11-20', toDate: '2026-11-21' },
    )
    expect(departures.map(({ capacity }) => capacity)).toEqual([FREE_SALE_CAPACITY, 4])
  })

  test.each([
    { case: 'occur only on its weekdays', change: { weekdays: [5] }, from: '2026-11-16', to: '2026-11-29', count: 2 },
    {
      case: 'occur only in its season',
      change: { validFrom: '2026-11-18' },
      from: '2026-11-16',
      to: '2026-11-20',
      count: 3,
    },
    {
      case: 'occur at every start time',
      change: { startTimes: ['16:00', '08:00'] },
      from: '2026-11-16',
      to: '2026-11-17',
      count: 4,
    },
    {
      case: 'do not occur on a closed day',
      change: { exceptions: [{ localDate: '2026-11-17', isClosed: true }] },
      from: '2026-11-16',
      to: '2026-11-18',
      count: 2,
    },
    {
      case: 'do not occur in a range after the season',
      change: { validTo: '2026-11-01' },
      from: '2026-11-16',
      to: '2026-11-18',
      count: 0,
    },
  ])('$case', ({ change, from, to, count }) => {
    expect(startsOf(change, { zone: 'Asia/Riyadh', fromDate: from, toDate: to })).toHaveLength(count)
  })

  test('have the capacity of an exception', () => {
    const exceptions = [{ localDate: '2026-11-17', isClosed: false, capacity: 3 }]
    const [departure] = departuresOf(
      { ...rule, exceptions },
      { zone: 'Asia/Riyadh', fromDate: '2026-11-17', toDate: '2026-11-17' },
    )
    expect(departure?.capacity).toBe(3)
  })

  test.each([
    {
      case: 'the day before the clock changes',
      zone: 'Africa/Cairo',
      date: '2026-04-23',
      time: '09:00',
      startsAt: '2026-04-23T07:00:00Z',
    },
    {
      case: 'the day after the clock changed',
      zone: 'Africa/Cairo',
      date: '2026-04-24',
      time: '09:00',
      startsAt: '2026-04-24T06:00:00Z',
    },
    {
      case: 'a start inside the gap moves an hour later',
      zone: 'Africa/Cairo',
      date: '2026-04-24',
      time: '00:30',
      startsAt: '2026-04-23T22:30:00Z',
    },
    {
      case: 'a start that occurs twice happens the first time',
      zone: 'Africa/Cairo',
      date: '2026-10-29',
      time: '23:30',
      startsAt: '2026-10-29T20:30:00Z',
    },
    {
      case: 'a zone without daylight saving time',
      zone: 'Asia/Amman',
      date: '2026-07-01',
      time: '09:00',
      startsAt: '2026-07-01T06:00:00Z',
    },
  ])("follow the city's clock: $case", ({ zone, date, time, startsAt }) => {
    expect(startsOf({ startTimes: [time] }, { zone, fromDate: date, toDate: date })).toEqual([startsAt])
  })
})
