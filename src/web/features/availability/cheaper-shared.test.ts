import { expect, test } from 'vitest'
import type { BookableProduct, Departure } from './calls.ts'
import { cheaperShared } from './cheaper-shared.ts'

type Option = BookableProduct['options'][number]

const unit = (id: number, kind: string, priceMinor: number, travellers = 1) =>
  ({ id, kind, title: kind, priceMinor, travellers, minQuantity: 0, maxQuantity: 2 }) as Option['units'][number]
const [adult, child, family, group] = [unit(1, 'adult', 150), unit(2, 'child', 75), unit(3, 'family', 370, 4), unit(4, 'group', 800, 8)] // prettier-ignore

function found(
  units: Record<number, number>,
  { capacity = 12, seatsLeft = 12, all = [adult, child, family, group] } = {},
) {
  const option = { capacity, units: all } as Option
  const departure = { seatsLeft } as Departure
  const best = cheaperShared({ option, departure, units }, ({ priceMinor }) => priceMinor)
  return best && [best.unit.kind, best.quantity, best.priceMinor, best.savedMinor]
}

test.each([
  ['two adults and two children', { 1: 2, 2: 2 }, ['family', 1, 370, 80]],
  ['one fewer than the ticket is for', { 1: 2, 2: 1 }, ['family', 1, 370, 5]],
  ['one adult and two children, who pay less alone', { 1: 1, 2: 2 }, null],
  ['more than one ticket is for', { 1: 4, 2: 4 }, ['family', 2, 740, 160]],
  ['adults alone, for whom no family ticket is', { 1: 4 }, null],
  ['adults as many as a group', { 1: 8 }, ['group', 1, 800, 400]],
  ['a family ticket that is chosen already', { 3: 1 }, null],
  ['nobody', {}, null],
])('what several share is compared with the tickets of %s', (_, units, expected) => {
  expect(found(units as Record<number, number>)).toEqual(expected)
})

test('what several share is not offered where the option or the departure has no room for it', () => {
  expect(found({ 1: 2, 2: 1 }, { capacity: 3 })).toBeNull()
  expect(found({ 1: 2, 2: 1 }, { seatsLeft: 3 })).toBeNull()
  expect(found({ 1: 2, 2: 2 }, { all: [adult, child, { ...family, maxQuantity: 0 }] })).toBeNull()
})
