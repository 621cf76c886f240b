import { expect, test } from 'vitest'
import { fewerTravellers } from './fewer-travellers.ts'
import type { UnitOfChoice } from './first-quantities.ts'

const option = (capacity: number, unit: Partial<UnitOfChoice> = {}) => ({
  capacity,
  units: [
    { id: 1, kind: 'adult', travellers: 1, minAge: null, maxAge: null, minQuantity: 0, maxQuantity: null, ...unit },
  ],
})

test.each([
  ['two of twelve', [option(10)], 12, 2],
  ['one of two', [option(10)], 2, 1],
  ['nobody less than one', [option(10)], 1, null],
  ['as many as the smallest booking needs', [option(10, { minQuantity: 4 })], 12, 4],
  ['no more than the smallest of several options needs', [option(10, { minQuantity: 4 }), option(10)], 12, 2],
  ['nobody, if the smallest booking is for all', [option(10, { minQuantity: 4 })], 4, null],
  ['two in a house for five', [option(5, { kind: 'item', travellers: 5, minQuantity: 1 })], 12, 2],
  ['one, if no booking takes two', [option(1)], 12, 1],
  ['nobody without options', [], 12, null],
])('days are offered for fewer travellers: %s', (_, options, travellers, fewer) => {
  expect(fewerTravellers(options, travellers)).toBe(fewer)
})
