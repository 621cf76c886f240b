import { createTranslator } from 'use-intl'
import { expect, test } from 'vitest'
import ar from '#messages/ar/checkout.json' with { type: 'json' }
import en from '#messages/en/checkout.json' with { type: 'json' }

const wordsIn = { ar, en }

test.each([
  ['en', 'all', 1, /^It can be booked at once\. If you add it/],
  ['en', 'all', 2, /^Both can be booked at once\. If you add them/],
  ['en', 'all', 3, /^All of them can/],
  ['en', 'some', 1, /^One of them can/],
  ['en', 'some', 2, /^2 of them can/],
  ['ar', 'all', 1, /^يمكن حجزها فورًا/],
  ['ar', 'all', 2, /^يمكن حجز كلتيهما فورًا\. إن أضفتهما/],
  ['ar', 'all', 3, /^يمكن حجزها كلها فورًا/],
  ['ar', 'some', 2, /^يمكن حجز اثنتين منها فورًا\. إن أضفتهما/],
  ['ar', 'some', 3, /^يمكن حجز 3\s+تجارب منها/],
  ['ar', 'some', 11, /^يمكن حجز 11\s+تجربة منها/],
] as const)('in %s, %s of the other items of a cart can be booked at once: %i', (locale, which, count, words) => {
  const t = createTranslator({ locale, messages: wordsIn[locale] })
  expect(t('paidAfterAnswer', { which, count })).toMatch(words)
})
