import { useLocale as useIntlLocale } from 'use-intl'
import type { Locale } from '#domain/locale.ts'

export function useLocale(): Locale {
  return useIntlLocale()
}
