import type { Locale } from '#domain/locale.ts'

/** Names one after another, with the language's comma. */
export const listOf = (names: readonly string[], locale: Locale): string => names.join(locale === 'ar' ? '، ' : ', ')

/** A text that ends as a sentence. */
export const endSentence = (text: string): string => (/[.!?؟…]$/.test(text) ? text : `${text}.`)

/** A text of at most `most` letters: a longer one is cut between two words and ends with an ellipsis. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  const words = text.slice(0, most).split(' ').slice(0, -1).join(' ')
  return `${words.replace(/[\s،,;؛:.–-]+$/, '')}…`
}
