import { expect, test } from 'vitest'
import { activeKeys, activeValues, countFilters, hasFilters, withoutFilter, withoutFilters } from './active-keys.ts'
import { listingSearch } from './listing-search.ts'

test('clearing all filters keeps the trip, the order and the view', () => {
  const trip = { from: '2026-12-01', to: '2026-12-04', travellers: '3', sort: 'price', view: 'map' }
  expect(withoutFilters({ ...trip, page: '2', priceMax: '90', rating: '4', pickup: '1', city: 'manama' })).toEqual(trip)
})

test('there is nothing to clear in a trip without filters', () => {
  expect(hasFilters({ from: '2026-12-01', travellers: '3', sort: 'price', page: '2' })).toBe(false)
  expect(hasFilters({ from: '2026-12-01', children: '1' })).toBe(true)
})

test('dates, travellers and the order are not counted as filters, and each value of a filter is', () => {
  const trip = { from: '2026-12-01', to: '2026-12-04', travellers: '3', ages: '2-7', sort: 'price', view: 'map' }
  expect(countFilters(trip)).toBe(0)
  expect(countFilters({ ...trip, pickup: '1' })).toBe(1)
  expect(countFilters({ ...trip, pickup: '1', duration: 'short,days' })).toBe(3)
})

test('the ages of children have no chip of their own, and go with that of the travellers', () => {
  const family = { travellers: '4', children: '1', ages: '2-7' }
  expect(activeKeys(family)).toEqual(['travellers', 'children'])
  expect(withoutFilter(family, 'travellers')).toEqual({ children: '1' })
  expect(withoutFilter(family, 'children')).toEqual({ travellers: '4', ages: '2-7' })
  expect(withoutFilter({ ...family, rating: '4' }, 'rating')).toEqual(family)
})

test('each value of a filter has a chip, which removes it alone', () => {
  const search = { duration: 'short,days', guideLanguage: 'fr', from: '2026-12-01', to: '2026-12-04', page: '2' }
  expect(activeValues(search).map(({ key, value }) => `${key} ${value}`)).toEqual([
    'from 2026-12-01',
    'duration short',
    'duration days',
    'guideLanguage fr',
  ])
  const { page: _page, ...first } = search
  expect(withoutFilter(search, 'duration', 'short')).toEqual({ ...first, duration: 'days' })
  const { duration: _duration, ...none } = first
  expect(withoutFilter(search, 'duration')).toEqual(none)
  expect(withoutFilter({ ...search, duration: 'days' }, 'duration', 'days')).toEqual(none)
  expect(withoutFilter(search, 'guideLanguage', 'fr')).not.toHaveProperty('guideLanguage')
})

test.each(['2-7', '0', '17-17-1', 'x', '2-x-x'])('an address has the ages %s', (ages) => {
  expect(listingSearch({ travellers: '9', ages }).ages).toBe(ages)
})

test.each(['', '18', '-1', '2,7', '2-', '2.5', 'two', '٢', '2x', '1-'.repeat(99) + '1'])(
  'drops the ages %s',
  (ages) => {
    expect(listingSearch({ travellers: '9', ages })).not.toHaveProperty('ages')
  },
)
