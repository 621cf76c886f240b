import { expect, test } from 'vitest'
import type { Departure } from './calls.ts'
import { hasOtherTime } from './has-other-time.ts'

const at = (id: number, status = 'available') => ({ id, status, seatsLeft: 4 }) as Departure
const hasFor = (departures: Departure[], fitting: number[], suiting = fitting) =>
  hasOtherTime({
    departures,
    ownId: 1,
    fits: ({ id }) => fitting.includes(id),
    suitsParty: ({ id }) => suiting.includes(id),
  })

test('a booking has another time on its day if one fits the other plans and takes the party', () => {
  expect(hasFor([at(1), at(2)], [2])).toBe(true)
  expect(hasFor([at(1), at(2)], [])).toBe(false)
  expect(hasFor([at(1), at(2)], [2], [])).toBe(false)
  expect(hasFor([at(1), at(2, 'sold_out')], [2])).toBe(false)
  // Its own time is what it is to be moved from.
  expect(hasFor([at(1)], [1])).toBe(false)
})
