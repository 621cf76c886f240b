import type { Locale } from './locale.ts'

/** The language of the majority of a text's letters; `otherwise` on a tie. */
export function languageOfText(text: string, otherwise: Locale): Locale {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (arabic === latin) return otherwise
  return arabic > latin ? 'ar' : 'en'
}
