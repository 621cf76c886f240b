import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { itemStates } from './item-states.ts'
import {
  isMovable,
  isMovableStill,
  policyAfterMoving,
  priceOfChange,
  rebookingMoney,
  type BookingToMove,
} from './rebooking.ts'

const booked: BookingToMove = {
  status: 'confirmed',
  hasBegun: false,
  isUsed: false,
  keepsDate: false,
  isByQuote: false,
  needsAnswer: false,
  percentage: 0,
  reservation: { isHeld: false, isByTransfer: false },
}

describe('who may move a booking', () => {
  test.each<[string, Partial<BookingToMove>, boolean, boolean]>([
    ['a paid booking while cancelling is free', {}, true, true],
    ['once cancelling costs a part', { percentage: 1 }, false, true],
    ['once cancelling costs everything', { percentage: 100 }, false, true],
    ['whose supplier confirms each date', { needsAnswer: true }, false, true],
    ['that was booked by quote', { isByQuote: true }, false, false],
    ['whose ticket was used', { isUsed: true }, false, false],
    ['whose ticket was used, on its date', { isUsed: true, keepsDate: true }, false, true],
    ['that has begun, on its date', { hasBegun: true, keepsDate: true }, false, false],
    ['that has begun', { hasBegun: true }, false, false],
    ['that has begun and costs everything', { hasBegun: true, percentage: 100 }, false, false],
  ])('%s', (_, change, buyer, staff) => {
    expect([isMovable({ ...booked, ...change }, 'buyer'), isMovable({ ...booked, ...change }, 'staff')]).toEqual([buyer, staff]) // prettier-ignore
  })

  const held = { isHeld: true, isByTransfer: false }
  test.each<[string, Partial<BookingToMove>, boolean]>([
    ['reserved, to be paid later', { status: 'approved', reservation: held }, true],
    [
      'reserved, also where cancelling would cost something once it is paid',
      { status: 'approved', reservation: held, percentage: 100 },
      true,
    ],
    ['requested, before its host has answered', { status: 'pending', needsAnswer: true, reservation: held }, true],
    ['whose host has confirmed the date', { status: 'approved', needsAnswer: true, reservation: held }, false],
    ['to be paid by bank', { status: 'approved', reservation: { ...held, isByTransfer: true } }, false],
    ['at its checkout, or after its deadline', { status: 'approved', reservation: { ...held, isHeld: false } }, false],
    ['that was booked by quote', { status: 'approved', reservation: held, isByQuote: true }, false],
    ['that has begun', { status: 'approved', reservation: held, hasBegun: true }, false],
  ])('of those that are not paid, by its buyer: %s', (_, change, buyer) => {
    expect([isMovable({ ...booked, ...change }, 'buyer'), isMovable({ ...booked, ...change }, 'staff')]).toEqual([buyer, false]) // prettier-ignore
  })

  test('none that could not be booked or was cancelled', () => {
    const movable = (by: 'buyer' | 'staff') =>
      itemStates.filter((status) => isMovable({ ...booked, status, reservation: held }, by))
    expect([movable('staff'), movable('buyer')]).toEqual([['confirmed'], ['pending', 'approved', 'confirmed']])
  })
})

const sameDuration = { isOtherDuration: false }

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
    const sold = { listTotalMinor, totalMinor, discountMinor: 0, paidMinor: totalMinor, currency }
    const price = priceOfChange({
      ...sameDuration,
      keepsStart: false,
      newListMinor,
      bookedListMinor: newListMinor,
      ...sold,
    })
    expect(price).toEqual({ priceMinor, listMinor: newListMinor })
  })

  test.each([
    ['one of four fewer costs three quarters', 37_500, 50_000, 50_000, 50_000, 0, 'BHD', 37_500],
    ['one of four fewer after a discount too', 37_500, 50_000, 50_000, 40_000, 10_000, 'BHD', 30_000],
    ['one more costs the price', 37_500, 25_000, 25_000, 25_000, 0, 'BHD', 37_500],
    ['one more costs the price without the discount', 37_500, 25_000, 25_000, 15_000, 10_000, 'BHD', 27_500],
    ['a discount of nearly everything is for who was booked', 125_000, 12_500, 12_500, 2_500, 10_000, 'BHD', 115_000],
    ['a code that paid everything pays nobody else', 25_000, 12_500, 12_500, 0, 12_500, 'BHD', 12_500],
    ['one more on a dearer date', 45_000, 30_000, 25_000, 20_000, 5_000, 'BHD', 39_000],
    ['the rate and the margin of the sale are those of who is added', 15_000, 10_000, 10_000, 2_817, 0, 'SAR', 4_226],
    ['one more of a free activity is free', 0, 0, 0, 0, 0, 'BHD', 0],
    ['one more of an activity that was free and is not has no price', 12_500, 6_250, 0, 0, 0, 'BHD', null],
  ])('%s', (_, newListMinor, bookedListMinor, listTotalMinor, totalMinor, discountMinor, currency, priceMinor) => {
    const sold = { listTotalMinor, totalMinor, discountMinor, paidMinor: totalMinor, currency }
    const price = priceOfChange({ ...sameDuration, keepsStart: false, newListMinor, bookedListMinor, ...sold })
    expect(price?.priceMinor ?? null).toBe(priceMinor)
  })
})

describe('the price of other people on the same date', () => {
  // Four people were sold for 40 instead of 50.
  const sold = { listTotalMinor: 50_000, totalMinor: 40_000, discountMinor: 10_000, currency: 'BHD' }
  test.each([
    ['at the price as sold: one fewer', 37_500, 50_000, 40_000, 30_000, 37_500],
    ['at the price as sold: one more', 62_500, 50_000, 40_000, 52_500, 62_500],
    ['that doubled since: one fewer costs no more for that', 75_000, 100_000, 40_000, 30_000, 37_500],
    ['that doubled since: one more pays for one', 125_000, 100_000, 40_000, 65_000, 75_000],
    ['that fell by half: one fewer gets one share back', 18_750, 25_000, 40_000, 30_000, 37_500],
    ['of which a half was given back before', 12_500, 25_000, 20_000, 10_000, 12_500],
    ['for which nothing was paid', 12_500, 25_000, 0, 0, 0],
    ['that are exchanged at the same price', 50_000, 50_000, 40_000, 40_000, 50_000],
    ['that cost nothing any more: what was paid stays', 0, 0, 40_000, 40_000, 50_000],
  ])('%s', (_, newListMinor, bookedListMinor, paidMinor, priceMinor, listMinor) => {
    const price = priceOfChange({
      ...sameDuration,
      keepsStart: true,
      newListMinor,
      bookedListMinor,
      paidMinor,
      ...sold,
    })
    expect(price).toEqual({ priceMinor, listMinor })
  })
})

describe('the price of other nights', () => {
  // Two nights were sold for 72 instead of 80, with a promo code of a tenth.
  const sold = { listTotalMinor: 80_000, totalMinor: 72_000, discountMinor: 8_000, currency: 'BHD' }
  const fromTheSameDay = { ...sold, keepsStart: true, isOtherDuration: true }
  const elsewhere = { ...sold, keepsStart: false, isOtherDuration: true, paidMinor: 72_000 }

  test.each([
    ['one fewer gives its share back', 40_000, 80_000, 72_000, 36_000],
    ['the cheaper of two fewer gives the smaller share back', 50_000, 80_000, 72_000, 45_000],
    ['one fewer where prices doubled since costs no more for that', 80_000, 160_000, 72_000, 36_000],
    ['one fewer where a half was given back before', 40_000, 80_000, 36_000, 18_000],
    ['one more is paid without the discount', 120_000, 80_000, 72_000, 112_000],
    ['one more where prices doubled since pays for one', 240_000, 160_000, 72_000, 152_000],
    ['one more that costs nothing', 80_000, 80_000, 72_000, 72_000],
    ['one more for one fewer person at the same price', 80_000, 80_000, 72_000, 72_000],
  ])('from the same day: %s', (_, newListMinor, bookedListMinor, paidMinor, priceMinor) => {
    expect(priceOfChange({ ...fromTheSameDay, newListMinor, bookedListMinor, paidMinor })?.priceMinor).toBe(priceMinor)
  })

  test.each([
    ['fewer cost the price of there in the proportion of the sale', 40_000, 40_000, 36_000],
    ['fewer on a dearer date may cost more', 100_000, 100_000, 90_000],
    ['more for the same list price cost the same', 80_000, 50_000, 72_000],
    ['more for a lower list price cost less', 60_000, 40_000, 54_000],
    ['more at the same price of a night: those that are added have no discount', 120_000, 80_000, 112_000],
    ['more on a dearer date: as if the date were changed first', 180_000, 120_000, 168_000],
    ['twice as many for the same list price have no more discount', 160_000, 80_000, 152_000],
  ])('from another day: %s', (_, newListMinor, bookedListMinor, priceMinor) => {
    const price = priceOfChange({ ...elsewhere, newListMinor, bookedListMinor })
    expect(price).toEqual({ priceMinor, listMinor: newListMinor })
  })

  test.each([
    ['fewer of a booking that a code paid in full', 40_000, 0],
    ['more of it cost what is added', 120_000, 40_000],
  ])('%s', (_, newListMinor, priceMinor) => {
    const free = { ...elsewhere, totalMinor: 0, discountMinor: 80_000, paidMinor: 0 }
    expect(priceOfChange({ ...free, newListMinor, bookedListMinor: 80_000 })?.priceMinor).toBe(priceMinor)
  })

  test('never give more discount than was given or than the booked nights there have, and fewer never cost anything', () => {
    const minor = (min: number, max: number) => fc.integer({ min, max })
    const changes = fc.record({
      keepsStart: fc.boolean(),
      listTotalMinor: minor(1, 1_000_000),
      discountShare: minor(0, 100),
      nights: fc.array(minor(0, 300_000), { minLength: 1, maxLength: 6 }),
      bookedNights: minor(1, 6),
      wishedNights: minor(1, 6),
    })
    fc.assert(
      fc.property(changes, ({ keepsStart, listTotalMinor, discountShare, nights, bookedNights, wishedNights }) => {
        const discountMinor = Math.floor((listTotalMinor * discountShare) / 100)
        const totalMinor = listTotalMinor - discountMinor
        const listOf = (count: number) => nights.slice(0, count).reduce((sum, one) => sum + one, 0)
        const newListMinor = listOf(wishedNights)
        const bookedListMinor = listOf(keepsStart ? bookedNights : Math.min(bookedNights, wishedNights))
        const price = priceOfChange({
          keepsStart,
          isOtherDuration: bookedNights !== wishedNights,
          newListMinor,
          bookedListMinor,
          listTotalMinor,
          totalMinor,
          discountMinor,
          paidMinor: totalMinor,
          currency: 'SAR',
        })
        const priceMinor = price?.priceMinor ?? 0
        const { refundMinor } = rebookingMoney({ paidMinor: totalMinor, priceMinor, leftMinor: totalMinor })
        const atMost = Math.max(listTotalMinor, bookedListMinor)
        if (!keepsStart) expect(newListMinor - priceMinor).toBeLessThanOrEqual((atMost * discountMinor) / listTotalMinor + 100) // prettier-ignore
        if (keepsStart && wishedNights <= bookedNights) expect(priceMinor).toBeLessThanOrEqual(totalMinor)
        if (priceMinor <= totalMinor) expect(priceMinor + refundMinor).toBe(totalMinor)
        if (newListMinor === listTotalMinor && !keepsStart && bookedNights !== wishedNights) expect(priceMinor).toBe(totalMinor) // prettier-ignore
      }),
    )
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

test.each([
  ['before its free time ends', '2026-06-01T06:59:59Z', true, true],
  ['after its free time has ended', '2026-06-01T07:00:00Z', false, true],
  ['when it begins', '2026-06-02T07:00:00Z', false, false],
])('a booking on an open page %s (%s) can still be changed by its buyer: %s, by staff: %s', (_, at, buyer, staff) => {
  const startsAt = '2026-06-02T07:00:00Z'
  expect(isMovableStill({ startsAt, freeUntil: '2026-06-01T07:00:00Z' }, new Date(at))).toBe(buyer)
  expect(isMovableStill({ startsAt, freeUntil: null }, new Date(at))).toBe(staff)
})
