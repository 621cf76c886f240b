import { expect, test } from 'vitest'
import { currencyName } from './currency-name.ts'

test.each([
  ['SAR', 'ar', 'ريال سعودي (SAR)'],
  ['TRY', 'ar', 'ليرة تركية (TRY)'],
  ['SAR', 'en', 'Saudi Riyal (SAR)'],
  ['XQX', 'en', 'XQX'],
] as const)('names %s in %s as %s', (code, locale, name) => {
  expect(currencyName(code, locale)).toBe(name)
})
