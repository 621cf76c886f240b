import { cities } from '#demo/catalogue.ts'

/** A text that a traveller may write, with what they hope to see. */
export interface SearchQuery {
  query: string
  /** The language of the page on which it is written. */
  locale: 'ar' | 'en'
  /** Codes of products, most wanted first. */
  expected: string[]
  /** The city (or country) that is meant: all its products are wanted alike. */
  place?: string
  kind: string
}

/** A query with the codes of the products that are wanted, or with the code of a city or of a country. */
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
