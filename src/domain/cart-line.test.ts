import { expect, test } from 'vitest'
import { addToLine } from './cart-line.ts'

const line = { units: { '1': 2 }, extras: {}, pickupPointId: null, duration: 1 }

test('adds people and extras of the same departure up', () => {
  const added = { units: { '1': 1, '2': 1 }, extras: { '9': 1 }, pickupPointId: null, duration: 1 }
  expect(addToLine(line, added)).toEqual({
    units: { '1': 3, '2': 1 },
    extras: { '9': 1 },
    pickupPointId: null,
    duration: 1,
  })
})

test('keeps the pick-up of a line to which people without one are added', () => {
  expect(addToLine({ ...line, pickupPointId: 7 }, line).pickupPointId).toBe(7)
})

test('gives a line the pick-up and the duration that were chosen last', () => {
  const added = { ...line, pickupPointId: 8, duration: 3 }
  expect(addToLine({ ...line, pickupPointId: 7 }, added)).toMatchObject({ pickupPointId: 8, duration: 3 })
})
