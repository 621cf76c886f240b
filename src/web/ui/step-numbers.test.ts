import { expect, test } from 'vitest'
import { stepNumbers } from './step-numbers.ts'

test.each([
  ['one by one', 2, { min: 0, max: 4, least: 0 }, { fewer: 1, more: 3 }],
  ['over the numbers below the least', 3, { min: 0, max: 8, least: 3 }, { fewer: 0, more: 4 }],
  ['up to the least', 0, { min: 0, max: 8, least: 3 }, { fewer: 0, more: 3 }],
  ['down to the maximum from above it', 6, { min: 0, max: 4, least: 0 }, { fewer: 4, more: 7 }],
  ['down to none where the maximum is below the least', 6, { min: 0, max: 2, least: 3 }, { fewer: 0, more: 7 }],
])('goes %s', (_, value, bounds, numbers) => {
  expect(stepNumbers(value, bounds)).toEqual(numbers)
})
