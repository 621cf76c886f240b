import { expect, test } from 'vitest'
import { bookedPeople } from './booked-people.ts'

test.each([
  ['12:2,13:1', { 12: 2, 13: 1 }],
  ['12:0', { 12: 0 }],
  ['', undefined],
  ['adults', undefined],
  ['12:-2', undefined],
  ['12:2,', undefined],
  ['12:1e9', undefined],
  [undefined, undefined],
  [12, undefined],
  [Array.from({ length: 21 }, (_, id) => `${id}:1`).join(','), undefined],
])('reads people=%s of an address', (people, read) => expect(bookedPeople({ people })).toEqual(read))
