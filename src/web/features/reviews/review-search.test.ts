import { expect, test } from 'vitest'
import { reviewSearch } from './review-search.ts'

test.each([
  [{ stars: '5', traveller: 'family', in: 'ar', photos: '1', order: 'lowest', reviews: '2' }, null],
  [{ stars: '6' }, {}],
  [{ stars: 5 }, {}],
  [{ traveller: 'families', order: '', reviews: '0', photos: 'yes', in: 'fr' }, {}],
  [{ reviews: '99999', utm_source: 'mail' }, {}],
])('keeps only valid parameters of %j', (search, kept) => {
  expect(reviewSearch(search)).toEqual(kept ?? search)
})
