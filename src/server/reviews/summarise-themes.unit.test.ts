import { expect, test } from 'vitest'
import { summariseThemes } from './summarise-themes.ts'

const row = (rating: number, id: number, body: string, language: 'ar' | 'en' = 'ar') => ({
  theme: 'food',
  rating,
  count: 1,
  samples: [{ id, author: `Guest ${id}`, language, body }],
})
const quoted = (rows: ReturnType<typeof row>[]) => summariseThemes(rows, 'ar').map(({ quotation }) => quotation?.text)

test('quotes in the reader’s language only: from four stars rather than from five in another', () => {
  expect(quoted([row(4, 1, 'العشاء لذيذ.'), row(5, 2, 'The dinner was superb.', 'en')])).toEqual(['العشاء لذيذ.'])
  expect(quoted([row(5, 1, 'The dinner was superb.', 'en')])).toEqual([undefined])
  const five = row(5, 1, 'The dinner was superb.', 'en')
  five.samples.push({ id: 3, author: 'Guest 3', language: 'ar', body: 'العشاء لذيذ.' })
  expect(quoted([five])).toEqual(['العشاء لذيذ.'])
})

test('quotes praise from four stars only if no better review has a sentence about the theme, and never from three', () => {
  expect(quoted([row(5, 1, 'رحلة رائعة.'), row(4, 2, 'العشاء لذيذ.'), row(3, 3, 'العشاء عادي.')])).toEqual([
    'العشاء لذيذ.',
  ])
})
