import { normaliseArabic } from '#domain/arabic.ts'
import type { DestinationNameRow } from './list-destination-names.ts'
import { decidingWords, withoutArticle } from './word-forms.ts'

/**
 * The city, else the category, whose name in either language is all that a text says; null if there is none, or if
 * several have that name.
 */
export function namedDestination(text: string, rows: readonly DestinationNameRow[]): DestinationNameRow | null {
  const said = folded(text)
  const named = rows.filter(({ name }) => folded(name.ar) === said || folded(name.en) === said)
  const cities = named.filter(({ kind }) => kind === 'city')
  const [only = null, ...others] = cities.length > 0 ? cities : named
  return others.length > 0 ? null : only
}

const folded = (text: string) =>
  decidingWords(normaliseArabic(text))
    .map((word) => withoutArticle(word))
    .join(' ')
