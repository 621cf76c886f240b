import { beforeAll, expect, test } from 'vitest'
import { loadMessages } from './messages.ts'
import { wordsOf } from './site-context-of.ts'
import { durationText, durationWordsOf, timeBeforeText, timeInsideText } from './duration-words.ts'

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
  [{ day: 1, hour: 0, minute: 0 }, 'يوم', 'بيوم', '1 day'],
  [{ day: 2, hour: 0, minute: 0 }, 'يومين', 'بيومين', '2 days'],
  [{ day: 5, hour: 0, minute: 0 }, '5 أيام', 'بـ5 أيام', '5 days'],
  [{ day: 0, hour: 1, minute: 0 }, 'ساعة', 'بساعة', '1 hour'],
  [{ day: 0, hour: 2, minute: 0 }, 'ساعتين', 'بساعتين', '2 hours'],
  [{ day: 0, hour: 24, minute: 0 }, '24 ساعة', 'بـ24 ساعة', '24 hours'],
  [{ day: 14, hour: 0, minute: 0 }, '14 يومًا', 'بـ14 يومًا', '14 days'],
  [{ day: 100, hour: 0, minute: 0 }, '100 يوم', 'بـ100 يوم', '100 days'],
  [{ day: 3, hour: 12, minute: 0 }, '3 أيام و12 ساعة', 'بـ3 أيام و12 ساعة', '3 days 12 hours'],
  [{ day: 1, hour: 2, minute: 0 }, 'يوم وساعتين', 'بيوم وساعتين', '1 day 2 hours'],
  [{ day: 0, hour: 0, minute: 2 }, 'دقيقتين', 'بدقيقتين', '2 minutes'],
  [{ day: 0, hour: 0, minute: 0 }, '', '', ''],
])(
  'declines %o inside a sentence, and with a preposition for the time before a start',
  (time, inside, before, english) => {
    const words = { ar: durationWordsOf(wordsOf('ar')), en: durationWordsOf(wordsOf('en')) }
    expect(plain(timeInsideText(time, words.ar))).toBe(inside)
    expect(plain(timeBeforeText(time, words.ar))).toBe(before)
    expect([timeInsideText, timeBeforeText].map((text) => plain(text(time, words.en)))).toEqual([english, english])
  },
)

test('no line breaks between a number and its unit', () => {
  const breaks = /\d (?=\D)/
  for (const locale of ['ar', 'en'] as const) {
    const words = durationWordsOf(wordsOf(locale))
    for (const minutes of [45, 90, 180, 195, 3 * 1440]) expect(durationText(minutes, words)).not.toMatch(breaks)
    expect(timeBeforeText({ day: 3, hour: 12, minute: 20 }, words)).not.toMatch(breaks)
  }
})
