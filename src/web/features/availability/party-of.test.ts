import { expect, test } from 'vitest'
import { partyOf } from './party-of.ts'

const unit = { travellers: 1, minAge: null, maxAge: null, minQuantity: 0, maxQuantity: null }
const units = [
  { ...unit, id: 1, kind: 'adult', minAge: 13 },
  { ...unit, id: 2, kind: 'senior', minAge: 60 },
  { ...unit, id: 3, kind: 'child', minAge: 6, maxAge: 12 },
  { ...unit, id: 4, kind: 'infant', maxAge: 5 },
  { ...unit, id: 5, kind: 'family' },
]

test.each([
  [
    { 1: 2, 3: 3 },
    { adults: 2, children: 3, infants: 0 },
  ],
  [
    { 1: 1, 2: 1, 4: 1 },
    { adults: 2, children: 0, infants: 1 },
  ],
  [
    { 1: 1, 5: 0 },
    { adults: 1, children: 0, infants: 0 },
  ],
  // A family ticket does not say how many people it is used for.
  [{ 1: 1, 5: 1 }, null],
])('%j are %j', (quantities, party) => {
  expect(partyOf(units, quantities)).toEqual(party)
})

const family = { adults: 2, children: 2, ages: [2, 7] }
test.each([
  ['keeps the ages, if they are booked as that', { 1: 2, 3: 1, 4: 1 }, family, family],
  ['drops them, if others are booked', { 1: 2, 3: 2 }, family, { adults: 2, children: 2, infants: 0 }],
  ['drops them, if somebody is a senior', { 1: 1, 2: 1, 3: 1, 4: 1 }, family, { adults: 2, children: 1, infants: 1 }],
  ['knows none of a search without', { 1: 2, 3: 2 }, { adults: 2, children: 2 }, { adults: 2, children: 2 }],
])('the party of a booking %s', (_what, quantities, known, party) => {
  expect(partyOf(units, quantities, known)).toEqual(party)
})

test('the party of a booking keeps the children whom the activity does not accept', () => {
  const withoutInfants = units.filter(({ kind }) => kind !== 'infant')
  expect(partyOf(withoutInfants, { 1: 2, 3: 1 }, family)).toEqual(family)
})
