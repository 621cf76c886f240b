import { describe, expect, test } from 'vitest'
import { detectLocale, localePath, otherPrefixes, splitLocale, visitorLocale } from './locale.ts'

describe('the language of a first visit', () => {
  test.each([
    { header: undefined, locale: 'ar', because: 'a crawler that says nothing gets Arabic' },
    { header: '', locale: 'ar', because: 'an empty header says nothing' },
    { header: 'en-GB,en;q=0.9', locale: 'en', because: 'English is wished for' },
    { header: 'ar-SA', locale: 'ar', because: 'Arabic is wished for' },
    { header: 'fr,en;q=0.5,ar;q=0.8', locale: 'ar', because: 'Arabic is wished for more than English' },
    { header: 'en;q=0.5,ar;q=0.5', locale: 'en', because: 'of equal wishes the first counts' },
    { header: 'ar;q=0,en', locale: 'en', because: 'q=0 refuses a language' },
    { header: 'fr-FR,de', locale: 'en', because: 'neither is wished for: English is the fallback' },
    { header: 'en;q=0.1, ar;q=0.05', locale: 'en', because: 'small wishes are wishes' },
    { header: 'AR-eg;Q=0.9, EN;Q=0.8', locale: 'ar', because: 'letters’ size says nothing' },
    { header: '*', locale: 'en', because: 'anything is English' },
    { header: 'en;q=2,ar', locale: 'en', because: 'a quality out of range says nothing, and the first counts' },
    { header: 'ar;q=abc,en;q=0.9', locale: 'ar', because: 'a quality that is no number says nothing' },
    { header: `${'x,'.repeat(5000)}ar`, locale: 'ar', because: 'however long, it is read' },
    { header: ';;;,,,q=', locale: 'en', because: 'nonsense wishes for neither' },
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
])('somebody who chose %s and whose browser asks for %s reads %s', (chosen, header, locale) => {
  expect(visitorLocale(chosen, header)).toBe(locale)
})

describe('the address of a page', () => {
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

  test.each(['ar', ...otherPrefixes])('/%s/cart is a foreign prefix, never a city', (prefix) => {
    expect(splitLocale(`/${prefix}/cart`)).toEqual({ locale: 'ar', rest: '/cart', foreignPrefix: prefix })
  })

  test('is bare in Arabic and prefixed in English', () => {
    expect(localePath('ar', '/cart')).toBe('/cart')
    expect(localePath('en', '/cart')).toBe('/en/cart')
    expect(localePath('en', '/')).toBe('/en')
  })
})
