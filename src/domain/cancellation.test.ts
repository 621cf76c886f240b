import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cancellationCost, cancellationStepAt, cancellationSteps, isCancellable, promisedStep } from './cancellation.ts'
import { itemTransitions, type ItemState } from './item-states.ts'

const rules = [
  { day: 2, hour: 0, minute: 0, percentage: 0 },
  { day: 1, hour: 0, minute: 0, percentage: 50 },
]
const at = (now: string, startsAt = '2026-12-10T09:00:00+03:00', zone = 'Asia/Riyadh') =>
  cancellationCost({ rules, startsAt, now, zone, paidMinor: 1001, currency: 'SAR' })

describe('the cost of a cancellation', () => {
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

  // Cairo: the clock goes back an hour at midnight of 30 October 2026; that day has 25 hours.
  test.each([
    { case: 'two calendar days before, which are 49 hours', now: '2026-10-28T10:00:00+03:00', percentage: 0 },
    { case: 'a second later', now: '2026-10-28T10:00:01+03:00', percentage: 50 },
  ])('across the end of daylight saving time, $case', ({ now, percentage }) => {
    expect(at(now, '2026-10-30T10:00:00+02:00', 'Africa/Cairo').percentage).toBe(percentage)
  })

  test('leaves a refund in dinars without thousandths', () => {
    const now = '2026-12-09T08:00:00+03:00'
    const input = { rules, startsAt: '2026-12-10T09:00:00+03:00', now, zone: 'Asia/Kuwait', currency: 'KWD' }
    expect(cancellationCost({ ...input, paidMinor: 12_350 })).toMatchObject({ costMinor: 6_180, refundMinor: 6_170 })
    expect(cancellationCost({ ...input, now: '2026-12-10T08:00:00+03:00', paidMinor: 12_345 }).refundMinor).toBe(0)
  })

  test('keeps the whole price without rules', () => {
    const cost = cancellationCost({
      rules: [],
      startsAt: '2026-12-10T09:00:00Z',
      now: '2026-01-01T00:00:00Z',
      zone: 'UTC',
      paidMinor: 70,
      currency: 'SAR',
    })
    expect(cost).toEqual({ percentage: 100, costMinor: 70, refundMinor: 0 })
  })
})

test('free cancellation ends with the last second of its rule, and nothing can be cancelled after the start', () => {
  const at = (now: string) => cancellationStepAt(new Date(now), rules, '2026-12-10T06:00:00Z', 'Asia/Riyadh')
  expect(at('2026-12-08T06:00:00Z')).toEqual({ until: '2026-12-08T06:00:00Z', percentage: 0 })
  expect(at('2026-12-08T06:00:01Z')?.percentage).toBeGreaterThan(0)
  expect(at('2026-12-10T06:00:01Z')).toBeNull()
})

// Cairo: forward at midnight of 24 April 2026 (no 00:00 to 00:59), back at midnight of 30 October (23:00 to 23:59 twice on the 29th).
// Casablanca: back at 03:00 of 15 February 2026 for Ramadan, forward at 02:00 of 22 March.
describe.each([
  {
    case: 'a day of 25 hours: the same time the day before',
    zone: 'Africa/Cairo',
    startsAt: '2026-10-30T10:00:00+02:00',
    rule: { day: 1, hour: 0, minute: 0 },
    until: '2026-10-29T10:00:00+03:00',
  },
  {
    case: 'hours and minutes are elapsed time, over the repeated hour too',
    zone: 'Africa/Cairo',
    startsAt: '2026-10-30T10:00:00+02:00',
    rule: { day: 0, hour: 24, minute: 30 },
    until: '2026-10-29T10:30:00+03:00',
  },
  {
    case: 'a day before falls into the hour that comes twice: the first of them',
    zone: 'Africa/Cairo',
    startsAt: '2026-10-30T23:30:00+02:00',
    rule: { day: 1, hour: 0, minute: 0 },
    until: '2026-10-29T23:30:00+03:00',
  },
  {
    case: 'first the days, then the hours',
    zone: 'Africa/Cairo',
    startsAt: '2026-10-31T09:15:00+02:00',
    rule: { day: 1, hour: 12, minute: 15 },
    until: '2026-10-29T22:00:00+03:00',
  },
  {
    case: 'a day of 23 hours: the same time the day before',
    zone: 'Africa/Cairo',
    startsAt: '2026-04-24T08:00:00+03:00',
    rule: { day: 1, hour: 0, minute: 0 },
    until: '2026-04-23T08:00:00+02:00',
  },
  {
    case: 'a day before falls into the hour that is left out: it ends later by that hour',
    zone: 'Africa/Cairo',
    startsAt: '2026-04-25T00:30:00+03:00',
    rule: { day: 1, hour: 0, minute: 0 },
    until: '2026-04-24T01:30:00+03:00',
  },
  {
    case: 'twelve hours over the hour that is left out',
    zone: 'Africa/Cairo',
    startsAt: '2026-04-24T08:00:00+03:00',
    rule: { day: 0, hour: 12, minute: 0 },
    until: '2026-04-23T19:00:00+02:00',
  },
  {
    case: 'a week, of which one day is longer',
    zone: 'Africa/Casablanca',
    startsAt: '2026-02-18T09:00:00+00:00',
    rule: { day: 7, hour: 0, minute: 0 },
    until: '2026-02-11T09:00:00+01:00',
  },
  {
    case: 'a week, of which one day is shorter',
    zone: 'Africa/Casablanca',
    startsAt: '2026-03-25T09:00:00+01:00',
    rule: { day: 7, hour: 0, minute: 0 },
    until: '2026-03-18T09:00:00+00:00',
  },
  {
    case: 'a clock that never changes, over the end of a month and a leap day',
    zone: 'Asia/Riyadh',
    startsAt: '2028-03-01T06:00:00+03:00',
    rule: { day: 1, hour: 0, minute: 1 },
    until: '2028-02-29T05:59:00+03:00',
  },
  {
    case: 'until the start itself',
    zone: 'Asia/Riyadh',
    startsAt: '2026-12-10T09:00:00+03:00',
    rule: { day: 0, hour: 0, minute: 0 },
    until: '2026-12-10T09:00:00+03:00',
  },
])('$case ($zone)', ({ zone, startsAt, rule, until }) => {
  const deadline = Date.parse(until)
  test.each([
    { second: -1, percentage: 20 },
    { second: 0, percentage: 20 },
    { second: 1, percentage: 100 },
  ])('$second s: $percentage %', ({ second, percentage }) => {
    const now = new Date(deadline + second * 1000).toISOString()
    const cost = cancellationCost({
      rules: [{ ...rule, percentage: 20 }],
      startsAt,
      now,
      zone,
      paidMinor: 5,
      currency: 'JPY',
    })
    expect(cost.percentage).toBe(percentage)
  })
  test("matches the first of the policy's steps", () => {
    const [first] = cancellationSteps([{ ...rule, percentage: 0 }], startsAt, zone)
    expect(first).toEqual({ until: Temporal.Instant.from(until).toString(), percentage: 0 })
  })
})

describe('the steps of a cancellation policy', () => {
  const steps = (...list: [day: number, percentage: number][]) =>
    cancellationSteps(
      list.map(([day, percentage]) => ({ day, hour: 0, minute: 0, percentage })),
      '2026-12-10T09:00:00Z',
      'UTC',
    ).map(({ until, percentage }) => `${until.slice(5, 10)} ${percentage}`)

  test.each<{ case: string; rules: [number, number][]; is: string[] }>([
    { case: 'without rules: the whole price is kept', rules: [], is: ['12-10 100'] },
    { case: 'two', rules: [[2, 0], [1, 50]], is: ['12-08 0', '12-09 50', '12-10 100'] }, // prettier-ignore
    { case: 'in any order', rules: [[1, 50], [2, 0]], is: ['12-08 0', '12-09 50', '12-10 100'] }, // prettier-ignore
    { case: 'one without effect beside a cheaper and longer one', rules: [[5, 80], [2, 0]], is: ['12-08 0', '12-10 100'] }, // prettier-ignore
    { case: 'two with the same deadline: the cheaper', rules: [[2, 30], [2, 10]], is: ['12-08 10', '12-10 100'] }, // prettier-ignore
    { case: 'one that keeps the whole price', rules: [[2, 0], [1, 100]], is: ['12-08 0', '12-10 100'] }, // prettier-ignore
    { case: 'until the start itself', rules: [[0, 10]], is: ['12-10 10'] },
  ])('$case', ({ rules: list, is }) => {
    expect(steps(...list)).toEqual(is)
  })

  test('agree with the cost of a cancellation at every second', () => {
    const rule = fc.record({
      day: fc.integer({ min: 0, max: 9 }),
      hour: fc.integer({ min: 0, max: 30 }),
      minute: fc.integer({ min: 0, max: 59 }),
      percentage: fc.integer({ min: 0, max: 100 }),
    })
    const startsAt = '2026-10-31T09:00:00+02:00'
    const zone = 'Africa/Cairo'
    const secondsBefore = fc.integer({ min: 0, max: 12 * 86_400 })
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 5 }), secondsBefore, fc.boolean(), (list, seconds, isDeadline) => {
        const steps = cancellationSteps(list, startsAt, zone)
        const moments = isDeadline
          ? steps.flatMap(({ until }) => [-1000, 0, 1000].map((off) => Date.parse(until) + off))
          : [Date.parse(startsAt) - seconds * 1000]
        for (const moment of moments.filter((one) => one <= Date.parse(startsAt))) {
          const now = new Date(moment).toISOString()
          const { percentage } = cancellationCost({ rules: list, startsAt, now, zone, paidMinor: 0, currency: 'USD' })
          expect(steps.find(({ until }) => Date.parse(until) >= moment)?.percentage).toBe(percentage)
        }
      }),
      { numRuns: 2000 },
    )
  })
})

test.each(Object.keys(itemTransitions) as ItemState[])(
  'a booking in %s can be cancelled only as the state table allows',
  (status) => {
    const may = (hasBegun: boolean, isPaymentOpen: boolean, isUsed = false) =>
      isCancellable({ status, hasBegun, isPaymentOpen, isUsed })
    const isWaiting = status === 'pending' || status === 'approved'
    expect(may(false, false)).toBe(status === 'confirmed' || isWaiting)
    expect(may(false, true)).toBe(status === 'confirmed')
    expect(may(true, false)).toBe(false)
    expect(may(false, false, true)).toBe(false)
    if (may(false, false)) expect(itemTransitions[status]).toContain('cancelled')
  },
)

test.each([
  ['can be paid now', null, true],
  ['is answered before it ends', '2026-12-01T11:59:59Z', true],
  ['may be answered when it ends', '2026-12-01T12:00:00Z', false],
  ['may be answered after it ended', '2026-12-01T13:20:00Z', false],
])('free cancellation is promised of a booking that %s: %s', (_, answerBy, isPromised) => {
  const step = { until: '2026-12-01T12:00:00Z', percentage: 0 }
  expect(promisedStep(step, answerBy === null ? null : new Date(answerBy))).toBe(isPromised ? step : null)
})
