import { expect, test } from 'vitest'
import { hasFilters, withoutFilters } from './active-keys.ts'

test('clearing all filters keeps the trip, the order and the view', () => {
  const trip = { from: '2026-12-01', to: '2026-12-04', travellers: '3', sort: 'price', view: 'map' }
  expect(withoutFilters({ ...trip, page: '2', priceMax: '90', rating: '4', pickup: '1', city: 'manama' })).toEqual(trip)
})

test('there is nothing to clear in a trip without filters', () => {
  expect(hasFilters({ from: '2026-12-01', travellers: '3', sort: 'price', page: '2' })).toBe(false)
  expect(hasFilters({ from: '2026-12-01', children: '1' })).toBe(true)
})
