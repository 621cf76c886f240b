import { describe, expect, test } from 'vitest'
import { itemStates } from './item-states.ts'
import { isMovable, policyAfterMoving, priceOnOtherDate, rebookingMoney, type BookingToMove } from './rebooking.ts'

const booked: BookingToMove = {
  status: 'confirmed',
  hasBegun: false,
  isUsed: false,
  isByQuote: false,
  needsAnswer: false,
  percentage: 0,
}

describe('who may move a booking', () => {
  test.each<[string, Partial<BookingToMove>, boolean, boolean]>([
    ['a paid booking while cancelling is free', {}, true, true],
    ['once cancelling costs a part', { percentage: 1 }, false, true],
    ['once cancelling costs everything', { percentage: 100 }, false, true],
    ['whose supplier confirms each date', { needsAnswer: true }, false, true],
    ['that was booked by quote', { isByQuote: true }, false, false],
    ['whose ticket was used', { isUsed: true }, false, false],
    ['that has begun', { hasBegun: true }, false, false],
    ['that has begun and costs everything', { hasBegun: true, percentage: 100 }, false, false],
  ])('%s', (_, change, buyer, staff) => {
    expect([isMovable({ ...booked, ...change }, 'buyer'), isMovable({ ...booked, ...change }, 'staff')]).toEqual([buyer, staff]) // prettier-ignore
  })

  test('only a paid booking: one that is not paid is cancelled for nothing and booked anew', () => {
    expect(itemStates.filter((status) => isMovable({ ...booked, status }, 'staff'))).toEqual(['confirmed'])
  })
})

describe('the price of another date', () => {
  test.each([
    ['the same list price is the same price', 25_000, 25_000, 25_000, 'BHD', 25_000],
    ['in its own currency a list price is the price', 30_000, 25_000, 25_000, 'BHD', 30_000],
    ['a promo discount keeps its proportion', 30_000, 25_000, 20_000, 'BHD', 24_000],
    ['the rate and the margin of the sale stay', 12_000, 10_000, 2_817, 'SAR', 3_380],
    ['is rounded half up to a payable step', 10_001, 10_000, 25_000, 'KWD', 25_000],
    ['a cheaper day costs less', 20_000, 25_000, 20_000, 'BHD', 16_000],
    ['what a code paid in full stays paid', 30_000, 25_000, 0, 'BHD', 0],
    ['a free booking stays free', 5_000, 0, 0, 'BHD', 0],
    ['a day without a price costs nothing', 0, 25_000, 25_000, 'BHD', 0],
  ])('%s', (_, newListMinor, listTotalMinor, totalMinor, currency, priceMinor) => {
    expect(priceOnOtherDate({ newListMinor, listTotalMinor, totalMinor, currency })).toBe(priceMinor)
  })
})

describe('the difference', () => {
  test.each([
    ['the same price', 25_000, 25_000, 25_000, 0, 0],
    ['a cheaper date is refunded', 25_000, 20_000, 25_000, -5_000, 5_000],
    ['a dearer date is not', 25_000, 30_000, 25_000, 5_000, 0],
    ['no more than is left of the payment', 25_000, 20_000, 3_000, -5_000, 3_000],
    ['nothing where more was given back elsewhere', 25_000, 20_000, -1_000, -5_000, 0],
    ['to a date that costs nothing', 25_000, 0, 25_000, -25_000, 25_000],
    ['of a free booking', 0, 0, 0, 0, 0],
  ])('%s', (_, paidMinor, priceMinor, leftMinor, differenceMinor, refundMinor) => {
    expect(rebookingMoney({ paidMinor, priceMinor, leftMinor })).toEqual({ differenceMinor, refundMinor })
  })
})

describe('the policy afterwards', () => {
  const rules = [
    { day: 2, hour: 0, minute: 0, percentage: 0 },
    { day: 1, hour: 0, minute: 0, percentage: 50 },
  ]

  test.each([
    ['of a booking moved while it was free is as before', 0, [0, 50]],
    ['of one moved after the free time has none any more', 50, [50, 50]],
    ['of one moved when everything was kept keeps everything', 100, [100, 100]],
  ])('%s', (_, percentage, expected) => {
    expect(policyAfterMoving(rules, percentage).map((rule) => rule.percentage)).toEqual(expected)
  })
})
