import { cities } from '#demo/catalogue.ts'

/** A search query with the products that its author expects. */
export interface SearchQuery {
  query: string
  /** The language of the page on which the query is entered. */
  locale: 'ar' | 'en'
  /** Codes of products, the most relevant first. */
  expected: string[]
  /** The code of the city or country that the query names: all its products are equally relevant. */
  place?: string
  kind: string
}

/** A query with the codes of the expected products, or with the code of a city or country. */
export type Labelled = [query: string, wanted: string[] | string]

export function labelQueries(kind: string, locale: 'ar' | 'en', queries: Labelled[]): SearchQuery[] {
  return queries.map(([query, wanted]) =>
    typeof wanted === 'string'
      ? { query, locale, expected: productsIn(wanted), place: wanted, kind }
      : { query, locale, expected: wanted, kind },
  )
}

function productsIn(place: string): string[] {
  return cities
    .filter((city) => city.code === place || city.country === place)
    .flatMap((city) => city.products.map((product) => product.code))
}
