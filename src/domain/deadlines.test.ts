import { describe, expect, test } from 'vitest'
import { answerSeconds, linkSeconds, payLaterSeconds } from './deadlines.ts'

const hours = (count: number) => count * 3600

describe('the time to pay later', () => {
  test.each([
    ['far ahead', 30 * 24, 30 * 24, 7 * 24],
    ['on the day when a week is as long as the time to a day before the start', 8 * 24, 8 * 24, 7 * 24],
    ['four days ahead', 96, 95, 72],
    ['ahead of an early end of the sale', 96, 20, 20],
    ['twenty-five hours ahead', 25, 25, 1],
  ])('%s ends a day before the start or with the sale, after a week at most', (_, start, cutoff, expected) => {
    expect(payLaterSeconds({ untilStart: hours(start), untilCutoff: hours(cutoff) })).toBe(hours(expected))
  })

  test.each([
    ['the start is a day away', hours(25) - 1, hours(25) - 1],
    ['the sale is as good as over', hours(96), hours(1) - 1],
    ['it has begun', -1, -1],
  ])('is not offered when %s', (_, untilStart, untilCutoff) => {
    expect(payLaterSeconds({ untilStart, untilCutoff })).toBeNull()
  })
})

test.each([
  [240, 48, 24],
  [96, 48, 24],
  [40, 20, 20],
  [1, 0.5, 0.5],
  [-1, 0, 0],
])('%d hours ahead a supplier has %d hours to answer, and the buyer then %d to pay', (start, answer, link) => {
  const ahead = { untilStart: hours(start), untilCutoff: hours(start) }
  expect(answerSeconds(ahead)).toBe(hours(answer))
  expect(linkSeconds(ahead)).toBe(hours(link))
})
