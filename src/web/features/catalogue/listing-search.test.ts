import { expect, test } from 'vitest'
import { listingSearch } from './listing-search.ts'

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
  [{ sort: 'cheapest', duration: 'forever', timeOfDay: 'midnight', language: 'klingon' }, {}],
  [{ freeCancellation: '1', pickup: 'yes' }, { freeCancellation: '1' }],
  [{ city: 'a\0b', category: 'a'.repeat(121) }, {}],
  [{ page: '', q: 'x', constructor: '1', city: 5 }, {}],
])('reduces %j to %j', (search, known) => {
  expect(listingSearch(search as Record<string, unknown>)).toEqual(known)
})
