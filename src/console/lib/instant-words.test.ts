import { expect, test } from 'vitest'
import { formatTime } from '#domain/date-words.ts'
import { instantWords } from './instant-words.ts'

const at = new Date(2026, 10, 23, 13, 6).toISOString()

test.each(['ar', 'en'] as const)('an instant has the hour as an activity has it in %s', (language) => {
  expect(instantWords(at, language, 'long')).toContain(formatTime('13:06', language))
  expect(instantWords(at, language, 'short')).not.toContain('06')
  expect(instantWords(at, language, 'near')).toContain(formatTime('13:06', language))
  expect(instantWords(at, language, 'near')).not.toContain('2026')
})

test.each([
  ['ar', 'long', '23 نوفمبر 2026، 1:06\u{A0}م'],
  ['ar', 'short', '23 نوفمبر 2026'],
  ['en', 'long', '23 Nov 2026, 1:06\u{A0}pm'],
  ['en', 'short', '23 Nov 2026'],
] as const)('an instant names the month in %s, %s', (language, style, words) => {
  expect(instantWords(at, language, style)).toBe(words)
})
