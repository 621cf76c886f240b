import { expect, test } from 'vitest'
import { isSameChoice } from './same-choice.ts'

const choice = {
  date: '2026-12-12',
  departureId: 7,
  duration: 1,
  units: { 1: 2, 2: 0 },
  extras: {},
  pickupPointId: null,
  guideLanguage: 'ar',
  partySize: null,
}

test('a choice is the same until its departure, people, extras, pick-up, language, duration or number of people differ', () => {
  expect(isSameChoice({ ...choice, units: { 1: 2 }, extras: { 5: 0 } }, choice)).toBe(true)
  for (const other of [
    { departureId: 8 },
    { units: { 1: 2, 2: 1 } },
    { extras: { 5: 1 } },
    { pickupPointId: 3 },
    { guideLanguage: 'en' },
    { guideLanguage: null },
    { duration: 2 },
    { partySize: 4 },
  ])
    expect(isSameChoice({ ...choice, ...other }, choice), JSON.stringify(other)).toBe(false)
})
