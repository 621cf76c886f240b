import { expect, test } from 'vitest'
import { shortRangeWords } from './range-words.ts'

test.each([
  ['en', '2026-11-27', '2026-11-27', '27\u{A0}Nov'],
  ['en', '2026-11-27', '2026-11-28', '27–\u{2060}28\u{A0}Nov'],
  ['en', '2026-11-30', '2026-12-02', '30\u{A0}Nov – 2\u{A0}Dec'],
  ['ar', '2026-12-04', '2026-12-05', '4–\u{2060}5\u{A0}ديسمبر'],
] as const)('in %s, the dates from %s to %s are “%s” in a narrow field', (locale, from, to, words) => {
  expect(shortRangeWords({ from, to }, locale)).toBe(words)
})
