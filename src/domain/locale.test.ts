import { describe, expect, test } from 'vitest'
import { detectLocale, localePath, otherPrefixes, splitLocale, visitorLocale } from './locale.ts'

describe('the language of a first visit', () => {
  test.each([
    { header: undefined, locale: 'ar', because: 'a crawler without the header gets Arabic' },
    { header: '', locale: 'ar', because: 'an empty header counts as none' },
    { header: 'en-GB,en;q=0.9', locale: 'en', because: 'English is requested' },
    { header: 'ar-SA', locale: 'ar', because: 'Arabic is requested' },
    { header: 'fr,en;q=0.5,ar;q=0.8', locale: 'ar', because: 'Arabic is preferred to English' },
    { header: 'en;q=0.5,ar;q=0.5', locale: 'en', because: 'equal preferences: the first wins' },
    { header: 'ar;q=0,en', locale: 'en', because: 'q=0 excludes a language' },
    { header: 'fr-FR,de', locale: 'en', because: 'neither is requested: English is the fallback' },
    { header: 'en;q=0.1, ar;q=0.05', locale: 'en', because: 'small q values count' },
    { header: 'AR-eg;Q=0.9, EN;Q=0.8', locale: 'ar', because: 'case is ignored' },
    { header: '*', locale: 'en', because: 'any language: English' },
    { header: 'en;q=2,ar', locale: 'en', because: 'a q value out of range is ignored; the first wins' },
    { header: 'ar;q=abc,en;q=0.9', locale: 'ar', because: 'a q value that is not a number is ignored' },
    { header: `${'x,'.repeat(5000)}ar`, locale: 'ar', because: 'a long header is read to its end' },
    { header: ';;;,,,q=', locale: 'en', because: 'nonsense requests neither' },
  ])('$header → $locale: $because', ({ header, locale }) => {
    expect(detectLocale(header)).toBe(locale)
  })
})

test.each([
  ['en', 'ar', 'en'],
  ['ar', 'en', 'ar'],
  ['fr', 'ar', 'ar'],
  [undefined, 'en', 'en'],
  [undefined, undefined, 'ar'],
])('%s as stored choice, with Accept-Language %s: %s', (chosen, header, locale) => {
  expect(visitorLocale(chosen, header)).toBe(locale)
})

describe('localised paths', () => {
  test.each([
    ['/', 'ar', '/'],
    ['/en', 'en', '/'],
    ['/en/cart', 'en', '/cart'],
    ['/things-to-do-in-الرياض', 'ar', '/things-to-do-in-الرياض'],
    ['/english', 'ar', '/english'],
    ['/entry/a', 'ar', '/entry/a'],
  ])('%s is %s %s', (path, locale, rest) => {
    expect(splitLocale(path)).toEqual({ locale, rest })
  })

  test.each(['ar', ...otherPrefixes])('/%s/cart has a foreign prefix, never a city', (prefix) => {
    expect(splitLocale(`/${prefix}/cart`)).toEqual({ locale: 'ar', rest: '/cart', foreignPrefix: prefix })
  })

  test('localePath adds no prefix in Arabic and one in English', () => {
    expect(localePath('ar', '/cart')).toBe('/cart')
    expect(localePath('en', '/cart')).toBe('/en/cart')
    expect(localePath('en', '/')).toBe('/en')
  })
})
