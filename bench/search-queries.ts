import type { SearchQuery } from './label-queries.ts'
import { arabicQueries } from './search-queries-arabic.ts'
import { latinQueries } from './search-queries-latin.ts'

/** What travellers write, labelled by hand with what they hope for: judged by what a product is, not by which words it has. */
export const searchQueries: SearchQuery[] = [...arabicQueries, ...latinQueries]
