import { expect, test } from 'vitest'
import { firstLanguage, languagesToChoose } from './guide-languages.ts'

test('the language of the search is preselected, else that of the page, else the first', () => {
  const spoken = ['fr', 'ar', 'en']
  expect(firstLanguage(spoken, 'ar', 'en')).toBe('en')
  expect(firstLanguage(spoken, 'ar', 'de')).toBe('ar')
  expect(firstLanguage(spoken, 'ar', null)).toBe('ar')
  expect(firstLanguage(['fr', 'de'], 'ar', 'en')).toBe('fr')
})

test('with one language, or without a guide, there is no choice', () => {
  for (const spoken of [[], ['en']]) {
    expect(firstLanguage(spoken, 'ar', 'en')).toBeNull()
    expect(languagesToChoose(spoken)).toEqual([])
  }
})

test('a language that was chosen before can be kept, even if the guides do not speak it any more', () => {
  expect(languagesToChoose(['ar', 'en'], 'en')).toEqual(['ar', 'en'])
  expect(languagesToChoose(['ar'], 'fr')).toEqual(['ar', 'fr'])
})
