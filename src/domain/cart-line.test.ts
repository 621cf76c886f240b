import { expect, test } from 'vitest'
import { addToLine, findLine } from './cart-line.ts'

const line = { units: { '1': 2 }, extras: {}, pickupPointId: null, duration: 1 }

test('adds people and extras of the same departure up', () => {
  const added = { units: { '1': 1, '2': 1 }, extras: { '9': 1 }, pickupPointId: null, duration: 1 }
  expect(addToLine(line, added)).toEqual({
    units: { '1': 3, '2': 1 },
    extras: { '9': 1 },
    pickupPointId: null,
    duration: 1,
    guideLanguage: null,
  })
})

test('keeps the pick-up of a line to which people without one are added', () => {
  expect(addToLine({ ...line, pickupPointId: 7 }, line).pickupPointId).toBe(7)
})

test('gives a line the pick-up and the duration that were chosen last', () => {
  const added = { ...line, pickupPointId: 8, duration: 3 }
  expect(addToLine({ ...line, pickupPointId: 7 }, added)).toMatchObject({ pickupPointId: 8, duration: 3 })
})

test('gives a line the language that was chosen last, and keeps it if none was', () => {
  expect(addToLine({ ...line, guideLanguage: 'ar' }, line).guideLanguage).toBe('ar')
  expect(addToLine(line, { ...line, guideLanguage: 'en' }).guideLanguage).toBe('en')
})

test('the line of a choice is of its departure and language; one without a language goes with any', () => {
  const [arabic, english, open] = [
    { departureId: 1, guideLanguage: 'ar' },
    { departureId: 1, guideLanguage: 'en' },
    { departureId: 2, guideLanguage: null },
  ]
  const lines = [arabic, english, open]
  expect(findLine(lines, english)).toBe(english)
  expect(findLine(lines, { departureId: 1, guideLanguage: 'fr' })).toBeUndefined()
  expect(findLine(lines, { departureId: 1 })).toBe(arabic)
  expect(findLine(lines, { departureId: 2, guideLanguage: 'fr' })).toBe(open)
})
