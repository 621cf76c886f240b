import { expect, test } from 'vitest'
import { childSeatsFor, isChildSeat } from './child-seats.ts'

test.each([
  ['children of unknown ages', { adults: 2, children: 2 }, 2],
  ['small children', { adults: 2, children: 2, ages: [3, 6] }, 2],
  ['not older ones', { adults: 2, children: 2, ages: [3, 7] }, 1],
  ['infants', { adults: 2, children: 1, ages: [9], infants: 1 }, 1],
  ['nobody of adults', { adults: 2, children: 0 }, 0],
])('wants a child’s seat for %s', (_whom, party, count) => {
  expect(childSeatsFor(party)).toBe(count)
})

test('knows a child’s seat by the code of the extra', () => {
  const known = ['child-seat', 'child-seats', 'childseat', 'booster-child-seat', 'children-menu', 'seat', 'picnic']
  expect(known.filter((code) => isChildSeat({ code }))).toEqual(known.slice(0, 4))
})
