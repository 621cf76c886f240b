import { expect, test } from 'vitest'
import { parseSearch, searchText } from './search-text.ts'

test.each([
  ['?timeOfDay=morning&timeOfDay=evening&sort=price', { timeOfDay: 'morning,evening', sort: 'price' }],
  ['category=a%2Cb&category=c', { category: 'a,b,c' }],
  ['sort=price&sort=rating', { sort: 'rating' }],
  ['constructor=1', { constructor: '1' }],
  ['', {}],
])('the parameters of “%s”', (text, search) => {
  expect(parseSearch(text)).toEqual(search)
})

test('an address has no empty parameters, and commas that people can read', () => {
  expect(searchText({ timeOfDay: 'morning,evening', from: undefined, to: '', city: 'المنامة', page: 2 })).toBe(
    `?timeOfDay=morning,evening&city=${encodeURIComponent('المنامة')}&page=2`,
  )
  expect(searchText({ page: undefined })).toBe('')
})
