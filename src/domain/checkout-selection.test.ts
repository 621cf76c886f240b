import { expect, test } from 'vitest'
import { formatSelection, parseSelection } from './checkout-selection.ts'

test.each([[[12]], [[12, 15, 7]]])('reads the selection %j as it was written', (ids) => {
  expect(parseSelection(formatSelection(ids))).toEqual(ids)
})

test('reads an id that is there twice once', () => {
  expect(parseSelection('12-12')).toEqual([12])
})

test.each([undefined, '', '-', '12-', 'a', '12,15', 12, '1'.repeat(16)])('reads %j as the whole cart', (text) => {
  expect(parseSelection(text)).toBeNull()
})
