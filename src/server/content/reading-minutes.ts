import type { Locale } from '#domain/locale.ts'

/** Words per minute of an adult reader; fewer in Arabic, whose words are longer. */
const WORDS_A_MINUTE = { ar: 160, en: 220 }

/** The reading time of a text in whole minutes, at least one. */
export function readingMinutes(text: string, locale: Locale): number {
  const words = text.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE[locale]))
}
