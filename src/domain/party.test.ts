import { describe, expect, test } from 'vitest'
import {
  countsGroups,
  extrasOfParty,
  isSameParty,
  isWithin,
  mostOfExtra,
  limitOfUnit,
  travellersOf,
  unitsInQuery,
  unitsOfQuery,
  mostOfUnit,
} from './party.ts'

describe('two parties', () => {
  test.each([
    ['the same', { 1: 2, 2: 1 }, { 1: 2, 2: 1 }, true, true],
    ['with zeros', { 1: 2, 2: 0 }, { 1: 2 }, true, true],
    ['one fewer', { 1: 1 }, { 1: 2 }, false, true],
    ['a kind fewer', { 1: 2 }, { 1: 2, 2: 1 }, false, true],
    ['one more', { 1: 3 }, { 1: 2 }, false, false],
    ['a kind more', { 1: 2, 2: 1 }, { 1: 2 }, false, false],
    ['an adult instead of a child', { 1: 3, 2: 0 }, { 1: 2, 2: 1 }, false, false],
  ])('%s', (_, wished, booked, isSame, within) => {
    expect([isSameParty(wished, booked), isWithin(wished, booked)]).toEqual([isSame, within])
  })

  test('are the same after a trip through an address', () => {
    expect(unitsOfQuery(unitsInQuery({ 12: 2, 13: 0 }))).toEqual({ 12: 2, 13: 0 })
  })
})

test.each([
  ['person', 9, 2, 2],
  ['person', 1, 2, 1],
  ['person', 9, 0, 0],
  ['booking', 9, 2, 9],
] as const)(
  'a booking may have at most so many of an extra per %s of at most %i, for %i travellers',
  (per, maxQuantity, travellers, most) => {
    expect(mostOfExtra({ per, maxQuantity }, travellers)).toBe(most)
  },
)

describe('the extras of other people', () => {
  const extras = [
    { id: 7, per: 'person' as const, maxQuantity: 8 },
    { id: 8, per: 'booking' as const, maxQuantity: 3 },
  ]

  test.each([
    ['fewer: everybody has one afterwards', { 7: 4, 8: 1 }, 4, 3, { 7: 3, 8: 1 }],
    ['fewer: those who had one keep it', { 7: 2 }, 4, 3, { 7: 2 }],
    ['fewer: no more than people', { 7: 3 }, 4, 2, { 7: 2 }],
    ['more: everybody has one afterwards', { 7: 2 }, 2, 4, { 7: 4 }],
    ['more: those who had none get none', { 7: 1 }, 2, 4, { 7: 1 }],
    ['more: at most what one may book', { 7: 6 }, 6, 10, { 7: 8 }],
    ['of a booking stay', { 8: 3 }, 4, 1, { 8: 3 }],
    ['that are not for sale any more stay, and so are refused', { 9: 2 }, 2, 1, { 9: 2 }],
    ['none', {}, 2, 3, {}],
  ])('%s', (_, booked, before, after, expected) => {
    expect(extrasOfParty(booked as Record<string, number>, extras, { before, after })).toEqual(expected)
  })
})

test('a unit for several people counts the most who can come, not how many do', () => {
  expect(
    countsGroups(8, [
      { kind: 'unit', quantity: 1 },
      { kind: 'extra', quantity: 9 },
    ]),
  ).toBe(true)
  expect(
    countsGroups(3, [
      { kind: 'unit', quantity: 2 },
      { kind: 'unit', quantity: 1 },
    ]),
  ).toBe(false)
  // A baby on a lap takes no seat.
  expect(
    countsGroups(2, [
      { kind: 'unit', quantity: 2 },
      { kind: 'unit', quantity: 1 },
    ]),
  ).toBe(false)
})

test.each([
  ['an adult beside three others, of eight', { travellers: 1, maxQuantity: null }, { capacity: 8, others: 3 }, 5],
  ['at most its own limit', { travellers: 1, maxQuantity: 2 }, { capacity: 8, others: 3 }, 2],
  ['a family of four, of ten', { travellers: 4, maxQuantity: null }, { capacity: 10, others: 1 }, 2],
  ['a baby, who takes no seat', { travellers: 0, maxQuantity: null }, { capacity: 8, others: 8 }, 99],
  [
    'none where the others are more than the option takes',
    { travellers: 1, maxQuantity: null },
    { capacity: 8, others: 9 },
    0,
  ],
])('the most of a unit: %s', (_, unit, beside, most) => {
  expect(mostOfUnit(unit, beside)).toBe(most)
})

test.each([
  ['nobody', [], {}, 0],
  ['two adults and a child', [1, 1], { 0: 2, 1: 1 }, 3],
  ['a family of four, each counted', [1, 4], { 0: 1, 1: 1 }, 5],
  ['a baby on a lap, who takes no seat', [1, 0], { 0: 2, 1: 1 }, 2],
  ['what another option has', [1], { 0: 2, 7: 3 }, 2],
])('the travellers of a party: %s', (_, travellers, quantities, sum) => {
  const units = travellers.map((each, id) => ({ id, travellers: each }))
  expect(travellersOf(units, quantities as Record<number, number>)).toBe(sum)
})

test.each([
  ['one more fits', 2, { travellers: 1, maxQuantity: null }, { capacity: 8, others: 3 }, null],
  ['the booking is full', 5, { travellers: 1, maxQuantity: null }, { capacity: 8, others: 3 }, 'travellers'],
  [
    'a second family of four, of whom three fit',
    1,
    { travellers: 4, maxQuantity: 9 },
    { capacity: 9, others: 2 },
    'travellers',
  ],
  [
    'a first family of four, of whom three fit',
    0,
    { travellers: 4, maxQuantity: 9 },
    { capacity: 9, others: 6 },
    'travellers',
  ],
  ['its own limit', 2, { travellers: 1, maxQuantity: 2 }, { capacity: 8, others: 3 }, 'unit'],
  ['a baby, who takes no seat', 1, { travellers: 0, maxQuantity: null }, { capacity: 8, others: 8 }, null],
] as const)('why a booking may have no more of a unit: %s', (_, quantity, unit, beside, limit) => {
  expect(limitOfUnit(quantity, unit, beside)).toBe(limit)
})
