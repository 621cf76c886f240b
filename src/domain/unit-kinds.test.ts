import { expect, test } from 'vitest'
import { isShared } from './unit-kinds.ts'

test.each([
  ['adult', false],
  ['child', false],
  ['senior', false],
  ['family', true],
  ['group', true],
  ['item', true],
])('the price of %s is of several people: %s', (kind, expected) => {
  expect(isShared({ kind })).toBe(expected)
})
