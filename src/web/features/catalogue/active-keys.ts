import { severalKeys, valuesOf } from '#domain/listing-choices.ts'
import { listingKeys, listingSearch, withValue, type ListingKey, type ListingSearch } from './listing-search.ts'

// The chip of the travellers says their ages.
const filterKeys = listingKeys.filter((key) => !['sort', 'page', 'view', 'ages'].includes(key))

/** The active filters; both dates are one. */
export const activeKeys = (search: ListingSearch): ListingKey[] =>
  filterKeys.filter((key) => search[key] !== undefined && !(key === 'to' && search.from !== undefined))

/** The same with each value of a filter. */
export const activeValues = (search: ListingSearch): { key: ListingKey; value: string }[] =>
  activeKeys(search).flatMap((key) => {
    const text = search[key] ?? ''
    return (severalKeys.includes(key) ? valuesOf(text) : [text]).map((value) => ({ key, value }))
  })

/** The search without a filter, or only without one value of it, on its first page. */
export function withoutFilter(search: ListingSearch, key: ListingKey, value = search[key] ?? ''): ListingSearch {
  const rest: ListingSearch = { ...search }
  if (value !== search[key]) {
    const { page: _page, ...others } = withValue(search, key, value, false)
    return listingSearch(others)
  }
  for (const gone of key === 'from' ? (['from', 'to', 'page'] as const) : ([key, 'page'] as const)) delete rest[gone]
  return listingSearch(rest)
}

/** Not filters: dates and party belong to the trip, and each is removed by its own chip. */
const clearableKeys = filterKeys.filter((key) => !['from', 'to', 'travellers'].includes(key))

/** Whether `withoutFilters` changes anything. */
export const hasFilters = (search: ListingSearch): boolean => clearableKeys.some((key) => search[key] !== undefined)

/** How many filters `withoutFilters` removes, each value counted. */
export const countFilters = (search: ListingSearch): number =>
  activeValues(search).filter(({ key }) => clearableKeys.includes(key)).length

/** The search without any filter, on its first page: of the same trip, in the same order and view. */
export function withoutFilters(search: ListingSearch): ListingSearch {
  const rest: ListingSearch = { ...search }
  for (const gone of [...clearableKeys, 'page'] as const) delete rest[gone]
  return rest
}
