import { expect, test } from 'vitest'
import { findOverLimit } from './unit-limits.ts'

const unit = (quantity: number, minQuantity = 0, maxQuantity: number | null = null) => ({
  quantity,
  minQuantity,
  maxQuantity,
})

test.each([
  ['nobody', [unit(0, 2, 4)], null],
  ['as many as the minimum', [unit(2, 2, 4)], null],
  ['as many as the maximum', [unit(4, 2, 4)], null],
  ['any number without a maximum', [unit(99)], null],
  ['fewer than the minimum', [unit(3), unit(1, 2, 4)], ['unit_too_few', 2]],
  ['more than the maximum', [unit(3), unit(5, 2, 4)], ['unit_too_many', 4]],
])('finds what is wrong with %s', (_what, units, found) => {
  const over = findOverLimit(units)
  expect(over && [over.reason, over.limit]).toEqual(found)
})
