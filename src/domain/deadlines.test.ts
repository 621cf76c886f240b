import { describe, expect, test } from 'vitest'
import {
  answerSeconds,
  dateChangeSeconds,
  linkSeconds,
  payLaterSeconds,
  secondsAfterChange,
  type Waiting,
} from './deadlines.ts'

const hours = (count: number) => count * 3600

describe('the pay-later deadline', () => {
  test.each([
    ['half a year ahead', 180 * 24, 180 * 24, 30 * 24],
    ['31 days ahead, where both limits are equal', 31 * 24, 31 * 24, 30 * 24],
    ['thirty days ahead', 30 * 24, 30 * 24, 29 * 24],
    ['eight days ahead', 8 * 24, 8 * 24, 7 * 24],
    ['four days ahead', 96, 95, 72],
    ['with an early cutoff', 96, 20, 20],
    ['twenty-five hours ahead', 25, 25, 1],
  ])('%s: a day before the start or at the cutoff, after 30 days at most', (_, start, cutoff, expected) => {
    expect(payLaterSeconds({ untilStart: hours(start), untilCutoff: hours(cutoff) })).toBe(hours(expected))
  })

  test.each([
    ['the start is a day away', hours(25) - 1, hours(25) - 1],
    ['the cutoff is less than an hour away', hours(96), hours(1) - 1],
    ['it has begun', -1, -1],
  ])('pay later is not offered when %s', (_, untilStart, untilCutoff) => {
    expect(payLaterSeconds({ untilStart, untilCutoff })).toBeNull()
  })
})

test.each([
  [240, 48, 24],
  [96, 48, 24],
  [40, 20, 20],
  [1, 0.5, 0.5],
  [-1, 0, 0],
])(
  'with %d hours until the start the supplier has %d hours to answer and the buyer %d to pay',
  (start, answer, link) => {
    const ahead = { untilStart: hours(start), untilCutoff: hours(start) }
    expect(answerSeconds(ahead)).toBe(hours(answer))
    expect(linkSeconds(ahead)).toBe(hours(link))
  },
)

test.each([
  ['like a pay-later order', 100, 99, 76],
  ['for a week at most, because two dates are held', 240, 239, 168],
  ['half of the time if little is left', 20, 19, 10],
  ['no longer than the date is for sale', 20, 2, 2],
  ['not once it has begun', -1, -1, 0],
])('the difference of a dearer date can be paid %s', (_, start, cutoff, expected) => {
  expect(dateChangeSeconds({ untilStart: hours(start), untilCutoff: hours(cutoff) })).toBe(hours(expected))
})

describe('the deadline of an unpaid order after a change of its date', () => {
  const days = (count: number) => hours(24 * count)
  test.each<
    [
      string,
      Waiting,
      { asked?: boolean; start: number; cutoff?: number; deadline: number; since?: number },
      number | null,
    ]
  >([
    ['a day before the new start', 'pay_later', { start: days(5), deadline: days(9) }, days(4)],
    ['the end of the new sale', 'pay_later', { start: days(5), cutoff: days(2), deadline: days(9) }, days(2)],
    ['later, if the new date is', 'pay_later', { start: days(20), deadline: days(2) }, days(19)],
    [
      '30 days from the booking at most',
      'pay_later',
      { start: days(90), deadline: days(20), since: days(10) },
      days(20),
    ],
    ['none if the new date cannot be paid later', 'pay_later', { start: hours(24.5), deadline: days(9) }, null],
    ['none of more than 30 days', 'pay_later', { start: days(90), deadline: hours(2), since: days(30) - 60 }, null],
    [
      'the last minutes, which the change does not shorten',
      'pay_later',
      { start: days(90), deadline: 60, since: days(30) - 60 },
      60,
    ],
    ['as accepted', 'accepted', { start: days(9), deadline: hours(20) }, hours(20)],
    ['sooner, if the new date is', 'accepted', { start: hours(10), deadline: hours(20) }, hours(5)],
    [
      'two days for a host who is asked anew',
      'unanswered',
      { asked: true, start: days(9), deadline: hours(3) },
      days(2),
    ],
    [
      'half of the time for one who is asked late',
      'unanswered',
      { asked: true, start: days(2), deadline: hours(3) },
      days(1),
    ],
    [
      '30 days from the request at most',
      'unanswered',
      { asked: true, start: days(90), deadline: hours(9), since: days(29) },
      days(1),
    ],
    ['as before for the host of another booking', 'unanswered', { start: days(9), deadline: hours(3) }, hours(3)],
  ])('%s', (_, waiting, { asked = false, start, cutoff = start, deadline, since = 0 }, expected) => {
    const time = { untilStart: start, untilCutoff: cutoff }
    const seconds = secondsAfterChange({
      waiting,
      isAskedAnew: asked,
      time,
      untilDeadline: deadline,
      sinceWaiting: since,
    })
    expect(seconds).toBe(expected)
  })
})
