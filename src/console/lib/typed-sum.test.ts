import { expect, test } from 'vitest'
import { typedSum } from './typed-sum.ts'

test.each([
  ['8841', '8841'],
  [' 8,841.50 ', '8841.50'],
  ['٨٬٨٤١٫٥', '8841.5'],
  ['FT26328', null],
  ['', null],
  ['+966501234567', null],
])('%j is the sum %j', (text, sum) => {
  expect(typedSum(text)).toBe(sum)
})
