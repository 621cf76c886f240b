import { expect, test } from 'vitest'
import type { BookableProduct, Departure } from './calls.ts'
import { isByAges, totalOfDay } from './total-of-day.ts'

const unit = (id: number, kind: string, priceMinor: number, minAge: number | null, maxAge: number | null) => ({
  id,
  code: kind,
  kind,
  priceMinor,
  originalMinor: null,
  title: kind,
  minAge,
  maxAge,
  travellers: 1,
  minQuantity: 0,
  maxQuantity: null,
})
const units = [unit(1, 'adult', 13_500, 18, null), unit(2, 'youth', 7_500, 7, 17), unit(3, 'infant', 0, 0, 6)]
const product = {
  currency: 'SAR',
  pricingPer: 'person',
  rate: 'once',
  options: [
    { id: 1, capacity: 10, units },
    { id: 2, capacity: 3, units: [unit(4, 'adult', 10_000, 18, null)] },
  ],
} as unknown as BookableProduct
const departure = (optionId: number, adjustBasisPoints = 0, seatsLeft = 10) =>
  ({
    optionId,
    seatsLeft,
    status: 'available',
    days: [{ adjustBasisPoints, unitPrices: null }],
  }) as unknown as Departure
const total = (departures: Departure[], party: Parameters<typeof totalOfDay>[2], change: object = {}) =>
  totalOfDay({ ...product, ...change }, departures, party)

test('is what all of the party pay for the cheapest time that takes them', () => {
  const two = { adults: 2, children: 0 }
  expect(total([departure(1), departure(1, -1000)], two)?.totalMinor).toBe(24_300)
  expect(total([departure(1), departure(2)], two)?.totalMinor).toBe(20_000)
  expect(total([departure(1), departure(2)], { adults: 4, children: 0 })?.totalMinor).toBe(54_000)
  expect(total([departure(1, 0, 3)], { adults: 4, children: 0 })).toBeNull()
})

test('is unknown without a party, for one, for a child without a price, and where a price is shared', () => {
  expect(total([departure(1)], null)).toBeNull()
  expect(total([departure(1)], { adults: 1, children: 0 })).toBeNull()
  expect(total([departure(2)], { adults: 1, children: 1 })).toBeNull()
  expect(total([departure(1)], { adults: 2, children: 0 }, { pricingPer: 'item' })).toBeNull()
  expect(total([departure(1)], { adults: 2, children: 0 }, { rate: 'nightly' })).toBeNull()
})

test('says whether it depends on ages that are not known', () => {
  const totalOf = (ages: number[]) => total([departure(1)], { adults: 2, children: 2, ages })
  expect(totalOf([])).toEqual({ totalMinor: 42_000, travellers: 4, dependsOnAges: true })
  expect(totalOf([3, 9])).toEqual({ totalMinor: 34_500, travellers: 4, dependsOnAges: false })
})

test('is of the units of a booking that is changed, whose ages are known by them', () => {
  const party = { adults: 2, children: 1, infants: 1 }
  const totalOf = (one: Departure, booked: Record<number, number>) => totalOfDay(product, [one], party, booked)
  expect(totalOf(departure(1), { 1: 2, 2: 1, 3: 1 })).toEqual({
    totalMinor: 34_500,
    travellers: 4,
    dependsOnAges: false,
  })
  expect(totalOf(departure(1), { 4: 2 })).toMatchObject({ dependsOnAges: true })
})

test('a choice is by ages that are not known until the buyer changes it', () => {
  const option = product.options[0] as BookableProduct['options'][number]
  const isBy = (quantities: Record<number, number>, ages: number[] = []) =>
    isByAges({ option, departure: departure(1), units: quantities }, { adults: 2, children: 2, ages }, 'SAR')
  expect(isBy({ 1: 2, 2: 2 })).toBe(true)
  expect(isBy({ 1: 2, 2: 1, 3: 1 })).toBe(false)
  expect(isBy({ 1: 2, 2: 2 }, [8, 9])).toBe(false)
})
