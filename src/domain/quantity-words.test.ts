import { expect, test } from 'vitest'
import { partyInWords, quantityInWords } from './quantity-words.ts'

const words = (title: string, quantity: number, locale: 'ar' | 'en') =>
  quantityInWords(title, quantity, locale).replaceAll('\u{A0}', ' ')

test.each([
  ['Adult', 1, '1 adult'],
  ['Adult', 2, '2 adults'],
  ['Young child', 3, '3 young children'],
  ['Senior (65+)', 2, '2 seniors (65+)'],
  ['Tent (up to 2)', 2, 'Tent (up to 2) × ⁨2⁩'],
  ['Student with a card', 2, 'Student with a card × ⁨2⁩'],
  ['constructor', 2, 'constructor × ⁨2⁩'],
])('%s times %i in English', (title, quantity, expected) => {
  expect(words(title, quantity, 'en')).toBe(expected)
})

test.each([
  ['بالغ', 1, 'بالغ واحد'],
  ['بالغ', 2, 'بالغان'],
  ['بالغ', 3, '3 بالغين'],
  ['بالغ', 11, '11 بالغًا'],
  ['بالغ', 100, '100 بالغ'],
  ['طفل صغير', 2, 'طفلان صغيران'],
  ['كبار السن (65+)', 2, 'اثنان من كبار السن (65+)'],
  ['كبار السن', 3, '3 من كبار السن'],
  ['خيمة', 2, 'خيمة × ⁨2⁩'],
])('%s times %i in Arabic', (title, quantity, expected) => {
  expect(words(title, quantity, 'ar')).toBe(expected)
})

test.each([
  ['ar', 'بالغان، طفل\u{A0}واحد'],
  ['en', '2\u{A0}adults, 1\u{A0}child'],
] as const)('a party in the words of %s', (locale, words) => {
  const party = [
    { title: { ar: 'بالغ', en: 'Adult' }, quantity: 2 },
    { title: { ar: 'طفل', en: 'Child' }, quantity: 1 },
  ]
  expect(partyInWords(party, locale)).toBe(words)
  const read = party.map(({ title, quantity }) => ({ title: title[locale], quantity }))
  expect(partyInWords(read, locale)).toBe(words)
})
