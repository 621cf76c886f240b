import { createTranslator } from 'use-intl'
import { expect, test } from 'vitest'
import type { Locale } from '#domain/locale.ts'
import ar from '#messages/ar/common.json'
import en from '#messages/en/common.json'
import { durationAfterWords, durationWords } from './duration-words.ts'

const wordsOf = (locale: Locale) => {
  const messages = { common: locale === 'ar' ? ar : en }
  return {
    duration: createTranslator({ locale, messages, namespace: 'common.duration' }),
    after: createTranslator({ locale, messages, namespace: 'common.durationAfter' }),
  }
}

test.each([
  [30, '30 دقيقة', '30 minutes'],
  [60, 'ساعة', '1 hour'],
  [90, 'ساعة ونصف', '1 hour 30 minutes'],
  [150, 'ساعتان ونصف', '2 hours 30 minutes'],
  [195, '3 ساعات و15 دقيقة', '3 hours 15 minutes'],
  [1440, 'يوم', '1 day'],
  [2 * 1440, 'يومان', '2 days'],
])('names %i minutes as a length of time that stands alone', (minutes, arabic, english) => {
  expect(durationWords(minutes, wordsOf('ar').duration)).toBe(arabic)
  expect(durationWords(minutes, wordsOf('en').duration)).toBe(english)
})

test.each([
  [{ day: 1, hour: 0, minute: 0 }, 'يوم', '1 day'],
  [{ day: 2, hour: 0, minute: 0 }, 'يومين', '2 days'],
  [{ day: 0, hour: 2, minute: 0 }, 'ساعتين', '2 hours'],
  [{ day: 3, hour: 12, minute: 0 }, '3 أيام و12 ساعة', '3 days 12 hours'],
  [{ day: 0, hour: 0, minute: 2 }, 'دقيقتين', '2 minutes'],
  [{ day: 0, hour: 0, minute: 0 }, '', ''],
])('declines %o inside a sentence', (time, arabic, english) => {
  expect(durationAfterWords(time, wordsOf('ar'))).toBe(arabic)
  expect(durationAfterWords(time, wordsOf('en'))).toBe(english)
})
