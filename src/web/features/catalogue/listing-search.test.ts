import { expect, test } from 'vitest'
import { hasValue, listingSearch, withValue } from './listing-search.ts'

test.each([
  [
    { page: '2', sort: 'price', city: 'المنامة' },
    { page: '2', sort: 'price', city: 'المنامة' },
  ],
  [{ page: '0' }, {}],
  [{ page: '-1' }, {}],
  [{ page: '1e3' }, {}],
  [{ page: '10001' }, {}],
  [{ from: '2028-02-29', to: '2026-02-30' }, { from: '2028-02-29' }],
  [{ from: '2026-13-01', to: '٢٠٣٠-٠٥-٠١' }, {}],
  [{ priceMin: '1e999', priceMax: 'NaN' }, {}],
  [{ priceMin: '10', priceMax: '-5' }, { priceMin: '10' }],
  [{ rating: '4.5' }, { rating: '4.5' }],
  [{ rating: '5.5' }, {}],
  [{ travellers: '12' }, { travellers: '12' }],
  [{ travellers: '1.5' }, {}],
  [{ sort: 'cheapest', duration: 'forever', timeOfDay: 'midnight', guideLanguage: 'klingon' }, {}],
  [{ freeCancellation: '1', pickup: 'yes' }, { freeCancellation: '1' }],
  [{ city: 'a\0b', category: 'a'.repeat(121) }, {}],
  [{ page: '', q: 'x', constructor: '1', city: 5, '': '1' }, {}],
  [{ timeOfDay: 'evening,midnight,morning,,evening' }, { timeOfDay: 'morning,evening' }],
  [{ duration: 'days,short' }, { duration: 'short,days' }],
  [{ guideLanguage: 'fr,AR,ar,fr', language: 'de' }, { guideLanguage: 'ar,fr' }],
  [{ language: 'fr' }, { guideLanguage: 'fr' }],
  [{ category: `b,${'a'.repeat(121)},c,a,b` }, { category: 'a,b,c' }],
  [
    { category: Array.from({ length: 30 }, (_, index) => `c${index + 10}`).join() },
    { category: Array.from({ length: 20 }, (_, index) => `c${index + 10}`).join() },
  ],
  [{ category: ',', sort: 'price,rating', rating: '4,3', city: 'a,b' }, { city: 'a,b' }],
])('reduces %j to %j', (search, known) => {
  expect(listingSearch(search as Record<string, unknown>)).toEqual(known)
})

test('a value of a filter with several is added and removed beside the others', () => {
  const both = withValue({ timeOfDay: 'morning', sort: 'price' }, 'timeOfDay', 'evening', true)
  expect(listingSearch(both)).toEqual({ timeOfDay: 'morning,evening', sort: 'price' })
  expect(hasValue(both, 'timeOfDay', 'evening')).toBe(true)
  expect(withValue(both, 'timeOfDay', 'morning', false)).toEqual({ timeOfDay: 'evening', sort: 'price' })
  expect(withValue({ timeOfDay: 'evening' }, 'timeOfDay', 'evening', false)).toEqual({})
})

test('a value of a filter with one replaces the other', () => {
  expect(withValue({ rating: '4' }, 'rating', '3', true)).toEqual({ rating: '3' })
  expect(withValue({ rating: '4' }, 'rating', '4', false)).toEqual({})
  expect(hasValue({ city: 'a,b' }, 'city', 'a')).toBe(false)
})
