import { instantWords, type InstantStyle } from './instant-words.ts'
import { useTranslations } from 'use-intl'
import type { Locale } from '#domain/locale.ts'
import { CallError } from '#web/lib/call-error.ts'
import { fieldsOf } from './api.ts'
import { useLanguage } from './language.tsx'

/** The words of an API error, or that the connection failed. */
export function useErrorWords(): (error: unknown) => string {
  const t = useTranslations('console')
  return (error) => {
    if (!(error instanceof CallError)) return t('common.network')
    const key = error.code
      .replace('console.', 'refusals.')
      .replace(/^(orders|quotes|reviews)\./, '$1.refusals.') as 'refusals.forbidden'
    return t.has(key) ? t(key) : t('common.unknown')
  }
}

/** The words of field errors, by field. */
export function useFieldWords(): (error: unknown) => Record<string, string> {
  const t = useTranslations('console.common')
  return (error) =>
    Object.fromEntries(
      Object.entries(fieldsOf(error)).map(([field, code]) => {
        const key = `fields.${code}` as 'fields.required'
        return [field, t.has(key) ? t(key) : t('fields.format')]
      }),
    )
}

/** Dates and times in the language and the time zone of the browser. */
export function useInstant(): (iso: string, style?: InstantStyle) => string {
  const { language } = useLanguage()
  return (iso, style = 'long') => instantWords(iso, language, style)
}

/** The name of a language, in the language of the console. */
export function useLanguageName(): (language: Locale) => string {
  const t = useTranslations('console.common.languages')
  return (language) => t(language)
}

/** Picks the language of words that the API returns in both. */
export function useLocalWords(): (words: { ar: string; en: string }) => string {
  const { language } = useLanguage()
  return (words) => words[language]
}
