import type { Locale } from '#domain/locale.ts'

/** As people call them; their official names cross half of a map. */
const SHORT_NAMES: Record<string, Partial<Record<Locale, string>>> = {
  SA: { ar: 'السعودية' },
  AE: { ar: 'الإمارات', en: 'UAE' },
}

/** The name of a country (ISO 3166-1) on a map. */
export const countryName = (country: string, locale: Locale): string =>
  SHORT_NAMES[country]?.[locale] ?? new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? ''
