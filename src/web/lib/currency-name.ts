import type { Locale } from '#domain/locale.ts'

const names = new Map<string, string>()

/** 'Saudi Riyal (SAR)', 'ريال سعودي (SAR)'. Browsers may know other names than the server. */
export function currencyName(code: string, locale: Locale): string {
  const key = locale + code
  let known = names.get(key)
  if (known === undefined) {
    const name = new Intl.DisplayNames(locale === 'ar' ? 'ar' : 'en-GB', { type: 'currency' }).of(code)
    known = name === undefined || name === code ? code : `${name} (${code})`
    names.set(key, known)
  }
  return known
}
