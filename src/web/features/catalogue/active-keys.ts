import { listingKeys, type ListingSearch } from './listing-search.ts'

export type ListingKey = (typeof listingKeys)[number]

const filterKeys = listingKeys.filter((key) => !['sort', 'page', 'view'].includes(key))

/** The active filters; both dates are one. */
export const activeKeys = (search: ListingSearch): ListingKey[] =>
  filterKeys.filter((key) => search[key] !== undefined && !(key === 'to' && search.from !== undefined))

/** The search without a filter, on its first page. */
export function withoutFilter(search: ListingSearch, key: ListingKey): ListingSearch {
  const rest: ListingSearch = { ...search }
  for (const gone of key === 'from' ? (['from', 'to', 'page'] as const) : ([key, 'page'] as const)) delete rest[gone]
  return rest
}

/** The search without any filter. */
export const withoutFilters = ({ sort, view }: ListingSearch): ListingSearch => ({
  ...(sort !== undefined && { sort }),
  ...(view !== undefined && { view }),
})
