import { expect, test } from 'vitest'
import { languageOfText } from './language-of-text.ts'

test.each([
  ['غروب لا يُنسى', 'en', 'ar'],
  ['A sunset to remember', 'ar', 'en'],
  ['رحلة مع Ahmed وفريقه إلى القلعة', 'en', 'ar'],
  ['The guide said «أهلًا» at the gate', 'ar', 'en'],
  ['12/10 ⭐', 'ar', 'ar'],
  ['12/10 ⭐', 'en', 'en'],
] as const)('%s (on a page in %s) is in %s', (text, page, expected) => {
  expect(languageOfText(text, page)).toBe(expected)
})
