import { describe, expect, it } from 'vitest'
import { addedPartySize, firstPartySize, isPartySize, partySizeBounds, partySizeWithin } from './party-size.ts'

const tents = (quantity: number) => ({ kind: 'group', travellers: 8, quantity })
const car = (quantity: number) => ({ kind: 'item', travellers: 4, quantity })
const bicycles = (quantity: number) => ({ kind: 'item', travellers: 1, quantity })
const adults = (quantity: number) => ({ kind: 'adult', travellers: 1, quantity })
const infants = (quantity: number) => ({ kind: 'infant', travellers: 0, quantity })
const families = (quantity: number) => ({ kind: 'family', travellers: 5, quantity })

describe('partySizeBounds', () => {
  it.each([
    ['one tent', [tents(1)], 8, { least: 1, most: 8, usual: 2 }],
    ['two tents', [tents(2)], 16, { least: 1, most: 16, usual: 2 }],
    ['two tents of an option for ten', [tents(2)], 10, { least: 1, most: 10, usual: 2 }],
    ['a car beside what is not chosen', [car(1), tents(0)], 20, { least: 1, most: 4, usual: 2 }],
    ['a family and two adults', [families(1), adults(2)], 20, { least: 2, most: 7, usual: 7 }],
    ['a tent and two bicycles', [tents(1), bicycles(2)], 20, { least: 2, most: 10, usual: 2 }],
    ['a family and an infant, who has no seat', [families(1), infants(1)], 20, { least: 1, most: 5, usual: 5 }],
    [
      'an option that has become smaller than what is booked',
      [families(1), adults(4)],
      3,
      { least: 4, most: 4, usual: 4 },
    ],
    ['adults only', [adults(3), infants(1)], 20, null],
    ['bicycles, one for each', [bicycles(3)], 20, null],
    ['adults where families could be chosen', [adults(2), families(0)], 20, null],
    ['nothing', [], 20, null],
  ])('of %s', (_, units, capacity, bounds) => {
    expect(partySizeBounds(units, capacity)).toEqual(bounds)
  })
})

describe('a number of people', () => {
  const bounds = { least: 2, most: 8 }

  it.each([
    [1, false, 2],
    [2, true, 2],
    [8, true, 8],
    [9, false, 8],
  ])('of %i may come: %s, otherwise %i', (size, isPossible, nearest) => {
    expect(isPartySize(size, bounds)).toBe(isPossible)
    expect(partySizeWithin(size, bounds)).toBe(nearest)
  })

  it.each([
    ['the party of a search', { least: 1, most: 8, usual: 2 }, 4, 4],
    ['as many as there is room for', { least: 1, most: 8, usual: 2 }, 12, 8],
    ['those who are booked one by one', { least: 3, most: 8, usual: 3 }, 2, 3],
    ['the usual number without a search', { least: 1, most: 8, usual: 5 }, null, 5],
  ])('begins with %s', (_, within, searched, size) => {
    expect(firstPartySize(within, searched)).toBe(size)
  })
})

describe('addedPartySize', () => {
  it.each([
    ['both known', { units: [tents(1)], partySize: 4 }, { units: [tents(1)], partySize: 3 }, 7],
    [
      'adults and a family',
      { units: [adults(2), families(0)], partySize: null },
      { units: [families(1)], partySize: 4 },
      6,
    ],
    [
      'adults beside a family',
      { units: [families(1), adults(1)], partySize: 5 },
      { units: [adults(1)], partySize: null },
      6,
    ],
    ['one unknown', { units: [tents(1)], partySize: null }, { units: [tents(1)], partySize: 3 }, null],
  ])('of two choices with %s', (_, one, other, size) => {
    expect(addedPartySize(one, other)).toBe(size)
  })
})
