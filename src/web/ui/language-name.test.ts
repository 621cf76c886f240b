import { expect, test } from 'vitest'
import { locales, otherPrefixes } from '#domain/locale.ts'
import { cities } from '#demo/catalogue.ts'
import { languageName } from './language-name.ts'

const spoken = cities.flatMap(({ products }) => products.flatMap(({ guideLanguages }) => guideLanguages))

test.each([...new Set([...locales, ...otherPrefixes, ...spoken])])(
  'names the language %s in both languages',
  (code) => {
    expect(languageName(code, 'ar')).toMatch(/\p{Script=Arabic}{3}/u)
    expect(languageName(code, 'en')).not.toBe(code.toUpperCase())
  },
)
