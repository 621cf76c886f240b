import { beforeAll, expect, test } from 'vitest'
import { loadMessages } from './messages.ts'
import { wordsOf } from './site-context-of.ts'
import { durationText, durationWordsOf, timeBeforeText } from './duration-words.ts'

beforeAll(async () => {
  await loadMessages('ar')
  await loadMessages('en')
})

/** With plain spaces. */
const plain = (words: string) => words.replaceAll('\u{A0}', ' ')

test.each([
  [30, '30 دقيقة', '30 minutes'],
  [60, 'ساعة', '1 hour'],
  [90, 'ساعة ونصف', '1 hour 30 minutes'],
  [150, 'ساعتان ونصف', '2 hours 30 minutes'],
  [195, '3 ساعات و15 دقيقة', '3 hours 15 minutes'],
  [1440, 'يوم', '1 day'],
  [2 * 1440, 'يومان', '2 days'],
])('formats %i minutes as a duration on its own', (minutes, arabic, english) => {
  expect(plain(durationText(minutes, durationWordsOf(wordsOf('ar'))))).toBe(arabic)
  expect(plain(durationText(minutes, durationWordsOf(wordsOf('en'))))).toBe(english)
})

test.each([
  [{ day: 1, hour: 0, minute: 0 }, 'يوم', '1 day'],
  [{ day: 2, hour: 0, minute: 0 }, 'يومين', '2 days'],
  [{ day: 0, hour: 2, minute: 0 }, 'ساعتين', '2 hours'],
  [{ day: 3, hour: 12, minute: 0 }, '3 أيام و12 ساعة', '3 days 12 hours'],
  [{ day: 0, hour: 0, minute: 2 }, 'دقيقتين', '2 minutes'],
  [{ day: 0, hour: 0, minute: 0 }, '', ''],
])('declines %o inside a sentence', (time, arabic, english) => {
  expect(plain(timeBeforeText(time, durationWordsOf(wordsOf('ar'))))).toBe(arabic)
  expect(plain(timeBeforeText(time, durationWordsOf(wordsOf('en'))))).toBe(english)
})

test('no line breaks between a number and its unit', () => {
  const breaks = /\d (?=\D)/
  for (const locale of ['ar', 'en'] as const) {
    const words = durationWordsOf(wordsOf(locale))
    for (const minutes of [45, 90, 180, 195, 3 * 1440]) expect(durationText(minutes, words)).not.toMatch(breaks)
    expect(timeBeforeText({ day: 3, hour: 12, minute: 20 }, words)).not.toMatch(breaks)
  }
})
