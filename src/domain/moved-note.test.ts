import { expect, test } from 'vitest'
import { readMovedNote, writeMovedNote } from './moved-note.ts'

const from = { localDate: '2026-12-09', localTime: '06:45' }
const to = { localDate: '2026-12-11', localTime: '16:00' }

test.each([
  ['by the buyer', ''],
  ['with a reason', 'Strong wind'],
  ['with a reason of two lines and a dot', 'Wind · rain\nand waves'],
])('the note of a move %s is read as it was written', (_, reason) => {
  expect(readMovedNote(writeMovedNote({ from, to, reason }))).toEqual({ from, to, reason })
})

test.each(['', 'Strong wind', '2026-12-09 06:45 → 2026-12-11 16:00'])('the note “%s” has no dates', (note) => {
  expect(readMovedNote(note)).toBeNull()
})

test('people who change on the same date have only the reason in the note', () => {
  expect(writeMovedNote({ from, to: from, reason: 'One stays at home' })).toBe('One stays at home')
  expect(writeMovedNote({ from, to: from, reason: '' })).toBe('')
})
