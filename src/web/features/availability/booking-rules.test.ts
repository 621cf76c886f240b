import { describe, expect, test } from 'vitest'
import {
  cancellationOfDay,
  lastDateOf,
  listedOfDay,
  lowestOfDay,
  priceOfOption,
  refusalOf,
  tooFewSeatsFor,
} from './booking-rules.ts'
import type { BookableProduct, Departure } from './calls.ts'

const adult = { id: 1, kind: 'adult', travellers: 1, minQuantity: 0, maxQuantity: 4, accompaniedBy: [] }

/** What is wrong with so many adults, of whom a booking may have 4, on a departure with 10 seats. */
function refusal(adults: number, change: { capacity?: number; maxQuantity?: number | null } = {}) {
  const option = { capacity: 8, units: [{ ...adult, ...change }], ...change }
  const choice = { departure: { seatsLeft: 10 }, option, units: { 1: adults }, duration: 1, extras: {}, pickupId: null }
  type Args = Parameters<typeof refusalOf>
  return refusalOf(choice as unknown as Args[0], { travellers: adults, places: adults } as Args[1])
}

test('refuses more of a kind of traveller than a booking may have, as the server does', () => {
  expect(refusal(4)).toBeNull()
  expect(refusal(5)).toEqual({ reason: 'unit_too_many', limit: 4 })
  expect(refusal(9, { maxQuantity: null })).toEqual({ reason: 'quantity_over_capacity', limit: 8 })
  expect(refusal(11, { maxQuantity: null, capacity: 20 })).toEqual({ reason: 'not_enough_places', limit: 20 })
})

/** A departure for which adults pay so much of the listed SAR 100. */
function departureAt(percentOfPrice: number, change: Partial<Departure> = {}): Departure {
  const days = [{ unitPrices: null, adjustBasisPoints: (percentOfPrice - 100) * 100 }]
  return { seatsLeft: 5, status: 'available', cancellation: null, days, ...change } as unknown as Departure
}

describe('the price of an option of a day', () => {
  const unit = { ...adult, code: 'adult', title: 'Adult', priceMinor: 100_00, originalMinor: 120_00 }
  const option = { units: [unit] } as unknown as Parameters<typeof priceOfOption>[0]
  const priceOf = (departures: Departure[]) => {
    const price = priceOfOption(option, departures, 'SAR')
    return price && [price.lowest.priceMinor, price.lowest.originalMinor, price.differs]
  }

  test('is that of the times that can be booked, with the price before the discount', () => {
    expect(priceOf([departureAt(90, { seatsLeft: 0 }), departureAt(110)])).toEqual([110_00, 132_00, false])
    expect(priceOf([departureAt(90, { status: 'closed' }), departureAt(110)])).toEqual([110_00, 132_00, false])
  })

  test('is said to differ where another time that can be booked costs more', () => {
    expect(priceOf([departureAt(110), departureAt(90)])).toEqual([90_00, 108_00, true])
    expect(priceOf([departureAt(90), departureAt(90)])).toEqual([90_00, 108_00, false])
  })

  test('stays that of the sold-out times where none can be booked', () => {
    expect(priceOf([departureAt(110, { seatsLeft: 0 }), departureAt(90, { seatsLeft: 0 })])).toEqual([
      90_00,
      108_00,
      false,
    ])
    expect(priceOf([])).toBeNull()
  })

  /** A stay whose nights cost so much of the listed price. */
  const stay = (...percents: number[]) => ({
    ...departureAt(100),
    optionId: 5,
    days: percents.flatMap((percent) => departureAt(percent).days),
  })

  test('has the cheapest night, where the nights of a stay do not cost the same', () => {
    const nightOf = (departure: Departure) => priceOfOption(option, [departure], 'SAR')
    expect(nightOf(stay(115, 100, 130))).toMatchObject({
      lowest: { priceMinor: 115_00 },
      differs: false,
      lowestNight: { priceMinor: 100_00, originalMinor: 120_00 },
    })
    expect(nightOf(stay(115, 115))?.lowestNight).toBeNull()
    expect(nightOf(stay(115))?.lowestNight).toBeNull()
  })

  test('is that of all nights for the day, of which the first is listed', () => {
    const product = { options: [{ id: 5, units: [unit] }], currency: 'SAR' } as unknown as BookableProduct
    expect(lowestOfDay(product, [stay(115, 100)])).toMatchObject({ priceMinor: 215_00 })
    expect(listedOfDay(product, [stay(115, 100)])).toMatchObject({ priceMinor: 115_00 })
  })
})

test('a departure has too few tents for a party, as it has too few seats for people', () => {
  type Option = Parameters<typeof tooFewSeatsFor>[1]
  const option = (travellers: number) => ({ units: [{ ...adult, kind: 'item', travellers }] }) as unknown as Option
  const tents = (seatsLeft: number, size: number | null) =>
    tooFewSeatsFor({ pricingPer: 'item' }, option(2), { seatsLeft }, { units: { 1: 2 }, size })
  expect(tents(2, 3)).toBeNull()
  expect(tents(1, 3)).toBe(3)
  expect(tents(1, null)).toBe(4)
  const people = (seatsLeft: number) =>
    tooFewSeatsFor({ pricingPer: 'person' }, option(1), { seatsLeft }, { units: { 1: 4 } })
  expect([people(4), people(3)]).toEqual([null, 4])
})

test('the cancellation of a day without a chosen time is the best step of what can be booked', () => {
  const stepOf = (percentage: number, until: string) => ({ cancellation: { percentage, until } })
  const [lost, late, early] = [
    departureAt(100, stepOf(30, '2030-01-01T09:00:00Z')),
    departureAt(100, stepOf(0, '2030-01-02T15:00:00Z')),
    departureAt(100, stepOf(0, '2030-01-02T09:00:00Z')),
  ]
  expect(cancellationOfDay([lost, late, early])).toBe(early.cancellation)
  expect(cancellationOfDay([lost, { ...early, seatsLeft: 0 }])).toBe(lost.cancellation)
  expect(cancellationOfDay([{ ...early, seatsLeft: 0 }])).toBeNull()
})

test('a stay ends on the day of its check-out on the clock of the city, so many nights later', () => {
  // Ten in the morning in Riyadh, and half past midnight.
  expect(lastDateOf({ endsAt: '2030-01-06T07:00:00Z' }, 'Asia/Riyadh', 1)).toBe('2030-01-06')
  expect(lastDateOf({ endsAt: '2030-01-05T21:30:00Z' }, 'Asia/Riyadh', 1)).toBe('2030-01-06')
  expect(lastDateOf({ endsAt: '2030-01-30T07:00:00Z' }, 'Asia/Riyadh', 3)).toBe('2030-02-01')
})
