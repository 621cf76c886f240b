import { listedFilters, type ListedFilter } from '#domain/listed-filters.ts'

/** By filter a bit: those of an activity say which filters keep it out of a listing. */
export const misses = Object.fromEntries(listedFilters.map((filter, index) => [filter, 1 << index])) as Record<
  ListedFilter,
  number
>
