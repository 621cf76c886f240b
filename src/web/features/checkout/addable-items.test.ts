import { expect, test } from 'vitest'
import { addableItems } from './addable-items.ts'

const dinner = { needsConfirmation: false, isAvailable: true }
const camp = { needsConfirmation: true, isAvailable: true }
const soldOut = { needsConfirmation: false, isAvailable: false }

test.each([
  ['a payment: what is paid now', [dinner], [dinner, camp, soldOut], [dinner]],
  ['a request: all that is available', [camp], [dinner, camp, soldOut], [dinner, camp]],
  ['a request of several: all that is available', [dinner, camp], [camp], [camp]],
])('to %s can be added', (_, items, others, addable) => {
  expect(addableItems(items, others)).toEqual(addable)
})
