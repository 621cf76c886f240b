import type { SearchQuery } from './label-queries.ts'
import { arabicQueries } from './search-queries-arabic.ts'
import { latinQueries } from './search-queries-latin.ts'

/** Labelled by hand, by what a product is rather than by which words its texts contain. */
export const searchQueries: SearchQuery[] = [...arabicQueries, ...latinQueries]
