import { expect, test } from 'vitest'
import { assert, double, integer, array, property } from 'fast-check'
import { smallest } from './smallest.ts'

test('the number at an index is the one that sorting puts there, also among equal numbers', () => {
  const lists = array(integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 60 })
  assert(
    property(lists, double({ min: 0, max: 1, noNaN: true }), (list, share) => {
      const index = Math.min(list.length - 1, Math.floor(share * list.length))
      expect(smallest(Float64Array.from(list), index)).toBe(list.toSorted((a, b) => a - b)[index])
    }),
  )
})
