import { expect, test } from 'vitest'
import { locales, otherPrefixes } from '#domain/locale.ts'
import { languageName } from './language-name.ts'

test.each([...locales, ...otherPrefixes])('names the language %s in both languages', (code) => {
  expect(languageName(code, 'ar')).toMatch(/\p{Script=Arabic}{3}/u)
  expect(languageName(code, 'en')).not.toBe(code.toUpperCase())
})
