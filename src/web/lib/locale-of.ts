import type { Locale } from '#domain/locale.ts'

/** The language of a route's parameters. Arabic has no prefix. */
export function localeOf(params: { locale?: string | undefined }): Locale {
  return params.locale === 'en' ? 'en' : 'ar'
}
