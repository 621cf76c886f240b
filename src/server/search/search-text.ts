import { normaliseArabic } from '#domain/arabic.ts'
import type { Words } from '#domain/locale.ts'

/**
 * What a product is found by, as `product.search_text` holds it: both languages, normalised, in four sections divided by '|' that weigh less
 * and less (migrations/0007_search.sql).
 */
export function searchTextOf(product: {
  title: Words
  summary: Words
  highlights: { ar: string[]; en: string[] }
  cityName: Words
  categoryName: Words
}): string {
  const { title, summary, highlights, cityName, categoryName } = product
  return [
    [title.ar, title.en],
    [cityName.ar, cityName.en, categoryName.ar, categoryName.en],
    [summary.ar, summary.en],
    [...highlights.ar, ...highlights.en],
  ]
    .map((section) => normaliseArabic(section.join(' ')))
    .join('|')
}
