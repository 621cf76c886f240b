import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import activityAr from '#messages/ar/activity.json' with { type: 'json' }
import commonAr from '#messages/ar/common.json' with { type: 'json' }
import activityEn from '#messages/en/activity.json' with { type: 'json' }
import commonEn from '#messages/en/common.json' with { type: 'json' }
import { useFreeWords } from './use-free-words.ts'

const messages = { ar: { activity: activityAr, common: commonAr }, en: { activity: activityEn, common: commonEn } }
const rule = { day: 0, hour: 0, minute: 0, percentage: 0 }

function words(rules: (typeof rule)[], locale: 'ar' | 'en' = 'en', isLine = false): string {
  const Words = () => useFreeWords(rules, isLine)
  return renderToStaticMarkup(
    <IntlProvider locale={locale} messages={messages[locale]} timeZone="UTC">
      <Words />
    </IntlProvider>,
  ).replaceAll(/[\u{A0}\u{2066}-\u{2069}]/gu, (mark) => (mark === '\u{A0}' ? ' ' : ''))
}

test('free cancellation is said with the latest time at which it is free', () => {
  const rules = [
    { ...rule, day: 7 },
    { ...rule, day: 2 },
    { ...rule, hour: 6, percentage: 50 },
  ]
  expect(words(rules)).toBe('Free cancellation up to 2 days before the start')
  expect(words(rules, 'ar')).toBe('إلغاء مجاني حتى قبل الموعد بيومين')
  expect(words(rules, 'en', true)).toBe('Cancel free up to 2 days before')
  expect(words(rules, 'ar', true)).toBe('إلغاء مجاني حتى قبل الموعد بيومين')
})

test('free cancellation until the start has no time, and without a free rule nothing is said', () => {
  expect(words([rule])).toBe('Free cancellation until the start')
  expect(words([{ ...rule, day: 2, percentage: 10 }])).toBe('')
  expect(words([])).toBe('')
})
