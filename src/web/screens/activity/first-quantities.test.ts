import { expect, test } from 'vitest'
import { firstQuantities } from './first-quantities.ts'

const unit = (kind: string, wish: { travellers?: number; minQuantity?: number; maxQuantity?: number } = {}) => ({
  id: 7,
  kind,
  travellers: 1,
  minQuantity: 0,
  maxQuantity: null,
  ...wish,
})

test.each([
  ['two adults', unit('adult'), 10, 10, 2],
  ['one, where one place is left', unit('adult'), 10, 1, 1],
  ['one, where an option takes one', unit('adult'), 1, 10, 1],
  ['one, where a booking may have one', unit('adult', { maxQuantity: 1 }), 10, 10, 1],
  ['as many as it takes', unit('adult', { minQuantity: 4 }), 10, 10, 4],
  ['one group', unit('group', { travellers: 6 }), 10, 10, 1],
  ['one of whoever there is', unit('senior'), 10, 10, 1],
])('begins with %s', (_what, first, capacity, placesLeft, quantity) => {
  expect(firstQuantities({ capacity, units: [first] }, placesLeft)).toEqual({ 7: quantity })
})

test('begins with the adults, wherever they stand', () => {
  const child = { ...unit('child'), id: 1 }
  expect(firstQuantities({ capacity: 10, units: [child, unit('adult')] }, 10)).toEqual({ 7: 2 })
})
