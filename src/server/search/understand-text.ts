import { isArabic, normaliseArabic } from '#domain/arabic.ts'
import type { Context } from '#server/platform/context.ts'
import { listNearWords } from './list-near-words.ts'
import { listKnownBeginnings } from './queries.ts'
import { decidingWords, withoutArticle, wordForms } from './word-forms.ts'

/**
 * What a traveller's text means, for to_tsquery('simple', …): every deciding word in one of its forms. A word that the catalogue does not
 * have is taken for the nearest that it has; with `isLenient` every word may be a misspelt one. Null when the text says nothing.
 */
export async function understandText(
  context: Context,
  input: { text: string; isLenient: boolean },
): Promise<string | null> {
  const words = decidingWords(normaliseArabic(input.text))
  if (words.length === 0) return null
  const plain = new Map(words.map((word) => [word, isArabic(word) ? [word, withoutArticle(word)] : [word]]))
  const known = new Set(input.isLenient ? [] : await listKnownBeginnings(context.db, [...plain.values()].flat()))
  const doubtful = words.filter((word) => !plain.get(word)?.some((form) => known.has(form)))
  const near = await listNearWords(context, doubtful)
  return words.map((word) => groupOf(word, near.get(word) ?? [])).join(' & ')
}

// The word as it was written stands twice, alone and as a beginning: who has it exactly ranks higher.
function groupOf(word: string, near: string[]): string {
  const beginnings = [...new Set([word, ...near].flatMap(wordForms))].map((form) => `'${form}':*`)
  return `('${word}' | ${beginnings.join(' | ')})`
}
