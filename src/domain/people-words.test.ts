import { expect, test } from 'vitest'
import { peopleOfParty, peopleWords } from './people-words.ts'

const t = (key: string, { count }: { count: number }) => `${key} ${count}`

test('says how many people come, and of groups how many can come at most', () => {
  expect(peopleWords(t, { travellers: 3, countsGroups: false })).toBe('travellers 3')
  expect(peopleWords(t, { travellers: 12, countsGroups: true })).toBe('travellersUpTo 12')
})

const party = { adults: 2, children: 2 }
const units = (...quantities: number[]) => quantities.map((quantity) => ({ kind: 'unit', quantity }))

test.each([
  ['without a party', 3, units(2, 1), null, 'travellers 3'],
  ['of the whole party', 4, units(2, 2), party, 'travellers 4'],
  ['of the whole party, an infant of which has no seat', 3, units(2, 1, 1), party, 'travellers 3'],
  ['without one of its children', 3, units(2, 1), party, 'travellersOfParty 3 of 4'],
  ['without any of its children', 2, [...units(2), { kind: 'extra', quantity: 4 }], party, 'travellersOfParty 2 of 4'],
  ['without an infant', 2, units(2), { adults: 2, children: 0, infants: 1 }, 'travellersOfParty 2 of 3'],
  ['for fewer adults, which is the buyer’s choice', 1, units(1), party, 'travellers 1'],
  ['for more than the party', 5, units(5), party, 'travellers 5'],
  ['of a boat', 12, units(1), party, 'travellersUpTo 12'],
])('names the people of a booking %s', (_what, travellers, lines, of, words) => {
  const named = (key: string, { count, total }: { count: number; total: number }) =>
    key === 'travellersOfParty' ? `${key} ${count} of ${total}` : t(key, { count })
  expect(peopleOfParty(named, { travellers, lines }, of)).toBe(words)
})
