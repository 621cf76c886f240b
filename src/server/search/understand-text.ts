import { isArabic, normaliseArabic } from '#domain/arabic.ts'
import type { Context } from '#server/platform/context.ts'
import { listNearWords } from './list-near-words.ts'
import { listKnownBeginnings } from './queries.ts'
import { decidingWords, withoutArticle, wordForms } from './word-forms.ts'

/**
 * What a traveller's text means, for to_tsquery('simple', …): every deciding word in one of its forms. A word that the catalogue does not
 * have is taken for the nearest that it has; with `isLenient` every word may be a misspelt one. Null when the text says nothing.
 * See docs/rules/search.md.
 */
export async function understandText(
  context: Context,
  input: { text: string; isLenient: boolean },
): Promise<string | null> {
  const words = decidingWords(normaliseArabic(input.text))
  if (words.length === 0) return null
  const known = new Set(await listKnownBeginnings(context.db, words.flatMap(wordForms)))
  const isKnown = (word: string) => known.has(word) || (isArabic(word) && known.has(withoutArticle(word)))
  const near = await listNearWords(
    context,
    words.filter((word) => input.isLenient || !isKnown(word)),
  )
  const nearForms = [...near.values()].flat().flatMap(wordForms)
  if (nearForms.length > 0) for (const form of await listKnownBeginnings(context.db, nearForms)) known.add(form)
  return words.map((word) => groupOf(word, near.get(word) ?? [], known)).join(' & ')
}

/**
 * Only forms that some product has: each of the others would cost as much and find nothing. The word as it was written stands twice, alone
 * and as a beginning, so that who has it exactly ranks higher.
 */
function groupOf(word: string, near: string[], known: Set<string>): string {
  const forms = new Set([word, ...near].flatMap(wordForms))
  const beginnings = [...forms].filter((form) => known.has(form)).map((form) => `'${form}':*`)
  return `(${[`'${word}'`, ...beginnings].join(' | ')})`
}
