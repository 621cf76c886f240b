import { expect, test } from 'vitest'
import { isRecordable } from './search-miss.ts'

test.each(['برج خليفة', 'burj khalifa', 'tour 2026', '4x4'])('a search for %s can be stored', (text) => {
  expect(isRecordable(text)).toBe(true)
})

test.each([
  'nora@example.com',
  '0501234567',
  '٠٥٠١٢٣٤٥٦٧',
  '+966 50 123 4567',
  'RH-7K2M9',
  'x',
  '؟',
  'word '.repeat(40),
])('a search for %s is not stored', (text) => {
  expect(isRecordable(text)).toBe(false)
})
