import { expect, test } from 'vitest'
import type { BookableOption } from './booking.ts'
import { partySizeOf } from './party-size.ts'

const option = {
  capacity: 16,
  units: [
    { id: 1, kind: 'group', travellers: 8 },
    { id: 2, kind: 'adult', travellers: 1 },
  ],
} as unknown as BookableOption
const four = { adults: 2, children: 1, infants: 1 }

test('begins with the party of the visit, and changes with the tents only as far as these take everybody', () => {
  expect(partySizeOf(option, { 1: 1 }, { said: null, party: four })).toEqual({ value: 4, least: 1, most: 8 })
  expect(partySizeOf(option, { 1: 1 }, { said: null, party: { adults: 12, children: 0 } })?.value).toBe(8)
  expect(partySizeOf(option, { 1: 2 }, { said: null, party: { adults: 12, children: 0 } })?.value).toBe(12)
  expect(partySizeOf(option, { 1: 2 }, { said: 3, party: four })?.value).toBe(3)
  expect(partySizeOf(option, { 1: 1 }, { said: 12, party: null })?.value).toBe(8)
})

test('begins with two people without a search, and is not asked of people', () => {
  expect(partySizeOf(option, { 1: 1 }, { said: null, party: null })?.value).toBe(2)
  expect(partySizeOf(option, { 1: 1 }, { said: null, party: { adults: 0, children: 0 } })?.value).toBe(2)
  expect(partySizeOf(option, { 2: 3 }, { said: 4, party: four })).toBeNull()
})
