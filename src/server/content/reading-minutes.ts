import type { Locale } from '#domain/locale.ts'

/** Adults read about so many words of an article a minute; of Arabic, whose words carry more, somewhat fewer. */
const WORDS_A_MINUTE = { ar: 160, en: 220 }

/** How long a text takes to read, in whole minutes, at least one. */
export function readingMinutes(text: string, locale: Locale): number {
  const words = text.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE[locale]))
}
