import type { Locale } from '#domain/locale.ts'

/** The language of a route's parameters: no prefix is Arabic. */
export function localeOf(params: { locale?: string | undefined }): Locale {
  return params.locale === 'en' ? 'en' : 'ar'
}
