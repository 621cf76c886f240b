import { expect, test } from 'vitest'
import { peopleWords } from './people-words.ts'

const t = (key: string, { count }: { count: number }) => `${key} ${count}`

test('says how many people come, and of groups how many can come at most', () => {
  expect(peopleWords(t, { travellers: 3, countsGroups: false })).toBe('travellers 3')
  expect(peopleWords(t, { travellers: 12, countsGroups: true })).toBe('travellersUpTo 12')
})
