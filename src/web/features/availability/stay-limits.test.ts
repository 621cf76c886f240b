import { expect, test } from 'vitest'
import type { Departure } from './calls.ts'
import { stayLimits } from './stay-limits.ts'

const tent = { id: 7, kind: 'group', travellers: 2, minAge: null, maxQuantity: null } as never
const person = { id: 8, kind: 'adult', travellers: 1, minAge: null, maxQuantity: null } as never

const camp = (pricingPer: 'item' | 'person', unit: never) => ({
  minDuration: 2,
  rate: 'nightly' as const,
  pricingPer,
  city: { zone: 'Africa/Casablanca' },
  options: [
    { id: 1, capacity: 12, units: [unit] },
    { id: 2, capacity: 12, units: [unit] },
  ],
})

const departure = (optionId: number, seatsAhead: (number | null)[], endsAt = '2026-12-05T11:00:00Z') =>
  ({ optionId, localDate: '2026-12-04', endsAt, status: 'available', seatsLeft: 3, seatsAhead }) as unknown as Departure

const party = (adults: number) => ({ adults, children: 0 })

test('a stay is as long as one of its options is free in a row', () => {
  const departures = [departure(1, [3, 3, 3]), departure(2, [1, 1, 1, 1, 1])]
  const of = (adults: number | null) =>
    stayLimits(camp('item', tent), departures, adults === null ? null : party(adults)).free
  expect(of(null)).toBe(5)
  expect(of(2)).toBe(5)
  // Two tents each night.
  expect(of(4)).toBe(3)
  // As days with too few places can be chosen for fewer people.
  expect(of(8)).toBe(5)
})

test('each night has a place for each traveller where a place is a person', () => {
  const departures = [departure(1, [3, 3, 2, 3]), departure(2, [1, 1, 1, 1, 1])]
  expect(stayLimits(camp('person', person), departures, party(2)).free).toBe(4)
  expect(stayLimits(camp('person', person), departures, party(3)).free).toBe(2)
  expect(stayLimits(camp('person', person), [departure(1, [null, null, null])], party(3)).free).toBe(3)
})

test('what comes back the same day is returned on its last day, a stay and what takes 24 hours a day later', () => {
  const car = { ...camp('item', tent), rate: 'daily' as const }
  const daysAfter = (endsAt: string) => stayLimits(car, [departure(1, [3], endsAt)], null).daysAfter
  expect(daysAfter('2026-12-04T20:00:00Z')).toBe(0)
  expect(daysAfter('2026-12-05T08:00:00Z')).toBe(1)
  expect(stayLimits(car, null, null)).toEqual({ least: 2, most: 30, free: 30, daysAfter: 0 })
  expect(stayLimits(camp('item', tent), [], null).daysAfter).toBe(1)
})
