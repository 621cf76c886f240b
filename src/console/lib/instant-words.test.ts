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
