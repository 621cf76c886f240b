import type { Locale } from '#domain/locale.ts'

const names = new Map<Locale, Intl.DisplayNames>()

/** 'Saudi Riyal (SAR)', 'ريال سعودي (SAR)'. Browsers may know other names than the server. */
export function currencyName(code: string, locale: Locale): string {
  let known = names.get(locale)
  if (!known) {
    known = new Intl.DisplayNames(locale === 'ar' ? 'ar' : 'en-GB', { type: 'currency' })
    names.set(locale, known)
  }
  const name = known.of(code)
  return name === undefined || name === code ? code : `${name} (${code})`
}
