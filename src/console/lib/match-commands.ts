import { normaliseArabic } from '#domain/arabic.ts'

/** Words in which a command is found: its name and other words for it, in both languages. */
export const foldWords = (words: readonly string[]): string[][] => words.map((text) => normaliseArabic(text).split(' '))

/**
 * How well a command fits what is typed: 0 not at all, 1 by other words, 2 by its name, 3 if its name begins with it.
 * Each typed word must be a prefix of a word of the same text. With `verbs`, one of them must also match a verb: a typed
 * name alone means an order of that guest, not the command that assigns the open order to a colleague of that name.
 */
export function fitOf(
  typed: string,
  { names, others, verbs }: { names: readonly string[][]; others: readonly string[][]; verbs?: readonly string[][] },
): number {
  const wanted = normaliseArabic(typed).split(' ').filter(Boolean)
  if (wanted.length === 0) return 0
  if (verbs && !wanted.some((word) => verbs.some((text) => text.some((one) => isBegun(one, word))))) return 0
  const fits = (text: string[]) => wanted.every((word) => text.some((one) => isBegun(one, word)))
  const begins = names.some((text) => text.join(' ').startsWith(wanted.join(' ')))
  if (begins) return 3
  if (names.some(fits)) return 2
  return others.some(fits) ? 1 : 0
}

/** The Arabic article and a prefixed "and", "for" or "with" may be left out. */
const isBegun = (word: string, typed: string): boolean =>
  word.startsWith(typed) || (/^(ال|وال|لل|بال)/.test(word) && word.replace(/^(وال|بال|ال|لل)/, '').startsWith(typed))
