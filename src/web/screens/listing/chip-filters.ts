import { hasValue, withValue, type ListingKey, type ListingSearch } from '#web/features/catalogue/listing-search.ts'

export const hasDates = ({ from, to }: ListingSearch) => (from ?? to) !== undefined

/** Whether all filters of a chip are chosen, maybe beside other values of them. */
export function has(search: ListingSearch, filters: ListingSearch): boolean {
  const chosen = dated(search)
  return valuesIn(filters).every(([name, value]) => hasValue(chosen, name, value))
}

/** The first page with the filters, or without them if it has them. */
export function toggled(search: ListingSearch, filters: ListingSearch): ListingSearch {
  const { page: _page, ...rest } = search
  const isAdded = !has(search, filters)
  return valuesIn(filters).reduce<ListingSearch>((next, [name, value]) => withValue(next, name, value, isAdded), rest)
}

const valuesIn = (filters: ListingSearch) => Object.entries(filters) as [ListingKey, string][]

/** One date alone in the address is a single day. */
function dated(search: ListingSearch): ListingSearch {
  const { from, to } = search
  const first = from ?? to
  return first === undefined ? search : { ...search, from: first, to: to ?? first }
}
