import { expect, test } from 'vitest'
import { partyOf } from './party-of.ts'

const units = [
  { id: 1, kind: 'adult' },
  { id: 2, kind: 'senior' },
  { id: 3, kind: 'child' },
  { id: 4, kind: 'infant' },
  { id: 5, kind: 'family' },
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
