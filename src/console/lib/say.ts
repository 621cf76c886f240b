import { createTranslator, type useTranslations } from 'use-intl'
import type { Locale } from '#domain/locale.ts'
import { wordsOf } from './words.ts'

/** Says something in one language: commands are found by their words in both. */
export interface Say {
  language: Locale
  t: ReturnType<typeof useTranslations<'console'>>
  local: (words: { ar: string; en: string }) => string
}

/** For a language whose words are loaded. */
export const sayIn = (language: Locale): Say => ({
  language,
  t: createTranslator({ locale: language, messages: wordsOf(language), namespace: 'console' }),
  local: (words) => words[language],
})
