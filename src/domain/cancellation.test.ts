import { describe, expect, test } from 'vitest'
import { cancellationCost, freeCancellationUntil } from './cancellation.ts'

const rules = [
  { day: 2, hour: 0, minute: 0, percentage: 0 },
  { day: 1, hour: 0, minute: 0, percentage: 50 },
]
const at = (now: string, startsAt = '2026-12-10T09:00:00+03:00', zone = 'Asia/Riyadh') =>
  cancellationCost({ rules, startsAt, now, zone, paidMinor: 1001 })

describe('what cancelling costs', () => {
  test.each([
    {
      case: 'two days before, to the second',
      now: '2026-12-08T09:00:00+03:00',
      percentage: 0,
      costMinor: 0,
      refundMinor: 1001,
    },
    { case: 'a second later', now: '2026-12-08T09:00:01+03:00', percentage: 50, costMinor: 501, refundMinor: 500 },
    { case: 'a second earlier', now: '2026-12-08T08:59:59+03:00', percentage: 0, costMinor: 0, refundMinor: 1001 },
    {
      case: 'one day before, to the second',
      now: '2026-12-09T09:00:00+03:00',
      percentage: 50,
      costMinor: 501,
      refundMinor: 500,
    },
    {
      case: 'less than a day before',
      now: '2026-12-09T09:00:01+03:00',
      percentage: 100,
      costMinor: 1001,
      refundMinor: 0,
    },
    { case: 'after the start', now: '2026-12-11T09:00:00+03:00', percentage: 100, costMinor: 1001, refundMinor: 0 },
  ])('$case: $percentage %', ({ now, percentage, costMinor, refundMinor }) => {
    expect(at(now)).toEqual({ percentage, costMinor, refundMinor })
  })

  // Cairo's clock goes back an hour at midnight of 30 October 2026: that day has 25 hours.
  test.each([
    { case: 'two calendar days before, though 49 hours', now: '2026-10-28T10:00:00+03:00', percentage: 0 },
    { case: 'a second later', now: '2026-10-28T10:00:01+03:00', percentage: 50 },
  ])('across the end of summer time, $case', ({ now, percentage }) => {
    expect(at(now, '2026-10-30T10:00:00+02:00', 'Africa/Cairo').percentage).toBe(percentage)
  })

  test('without rules everything is kept', () => {
    const cost = cancellationCost({
      rules: [],
      startsAt: '2026-12-10T09:00:00Z',
      now: '2026-01-01T00:00:00Z',
      zone: 'UTC',
      paidMinor: 70,
    })
    expect(cost).toEqual({ percentage: 100, costMinor: 70, refundMinor: 0 })
  })
})

describe('free cancellation', () => {
  test('ends when its rule does', () => {
    expect(freeCancellationUntil(rules, '2026-12-10T06:00:00Z', 'Asia/Riyadh')).toBe('2026-12-08T06:00:00Z')
  })
  test('is none without a rule that costs nothing', () => {
    expect(
      freeCancellationUntil([{ day: 1, hour: 0, minute: 0, percentage: 10 }], '2026-12-10T06:00:00Z', 'Asia/Riyadh'),
    ).toBeNull()
  })
})
