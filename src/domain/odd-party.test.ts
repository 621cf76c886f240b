import { expect, test } from 'vitest'
import { oddParty } from './odd-party.ts'

let next = 0
const booked = (adults: number, children = 0) => ({
  id: (next += 1),
  travellers: adults + children,
  lines: [{ kind: 'unit', quantity: adults + children }],
  units: [
    { kind: 'adult', quantity: adults },
    { kind: 'child', quantity: children },
  ],
})
/** A boat with room for so many. */
const boat = (most: number) => ({
  id: (next += 1),
  travellers: most,
  lines: [{ kind: 'unit', quantity: 1 }],
  units: [{ kind: 'group', quantity: 1 }],
})

test.each([
  ['one of three is for others', [booked(2), booked(5), booked(2)], 1],
  ['the later of two is', [booked(2), booked(5)], 1],
  ['all are for as many', [booked(2), booked(2)], null],
  ['there is only one', [booked(2)], null],
  ['each is for another number', [booked(2), booked(3), booked(5)], null],
  ['two are for two and two for five', [booked(2), booked(2), booked(5), booked(5)], null],
  ['a boat has room for more', [booked(2), boat(8), booked(2)], null],
  ['the children are left out of one', [booked(2, 2), booked(2)], null],
  ['one is for a child where the others are for an adult', [booked(2, 1), booked(3)], null],
])('an odd party: %s', (_, items, place) => {
  expect(oddParty(items)?.item ?? null).toBe(place === null ? null : items[place])
})
