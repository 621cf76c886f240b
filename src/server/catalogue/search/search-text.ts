import { normaliseArabic } from '#domain/arabic.ts'
import type { Words } from '#domain/locale.ts'

/**
 * The value of `product.search_text`: both languages, normalised, in four sections separated by '|' with decreasing
 * weight (migrations/0006_search.sql).
 */
export function searchTextOf(product: {
  title: Words
  summary: Words
  highlights: { ar: string[]; en: string[] }
  cityName: Words
  categoryName: Words
  /** The city's country code: 'SA'. */
  country: string
}): string {
  const { title, summary, highlights, cityName, categoryName, country } = product
  return [
    [title.ar, title.en],
    [cityName.ar, cityName.en, categoryName.ar, categoryName.en, ...countryNames(country)],
    [summary.ar, summary.en],
    [...highlights.ar, ...highlights.en],
  ]
    .map((section) => normaliseArabic(section.join(' ')))
    .join('|')
}

const regions = (['ar', 'en'] as const).map((locale) => new Intl.DisplayNames(locale, { type: 'region' }))

function countryNames(country: string): string[] {
  return regions.map((names) => names.of(country) ?? '')
}
