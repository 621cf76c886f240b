import { expect, test } from 'vitest'
import { extrasOf } from './extras-of.ts'

const lines = [
  { kind: 'unit', title: 'Adult', quantity: 2 },
  { kind: 'extra', title: 'Lunch', quantity: 2 },
  { kind: 'extra', title: 'Photographs', quantity: 1 },
  { kind: 'pickup', title: 'Hotel', quantity: 1 },
]

test('names the extras that were bought, with how many', () => {
  expect(extrasOf({ lines, party: null })).toEqual(['Lunch\u{A0}×\u{A0}\u20682\u2069', 'Photographs'])
})

test('after a change of people names what is left of the extras', () => {
  const party = [
    { title: 'Adult', quantity: 1 },
    { title: 'Lunch', quantity: 1 },
  ]
  expect(extrasOf({ lines, party })).toEqual(['Lunch'])
})
