export const locales = ['ar', 'en'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'ar'

/** Each language in its own words. */
export const languageNames: Record<Locale, string> = { ar: 'العربية', en: 'English' }

/** Words in both languages, side by side. */
export interface Words {
  ar: string
  en: string
}

/** Prefixes of languages that the marketplace may speak one day: never a city or a category (A2). */
export const otherPrefixes = ['fr', 'es', 'de', 'ru', 'tr', 'az', 'zh', 'it', 'he', 'fa', 'pt'] as const

export function isLocale(value: unknown): value is Locale {
  return value === 'ar' || value === 'en'
}

export function directionOf(locale: Locale): 'rtl' | 'ltr' {
  return locale === 'ar' ? 'rtl' : 'ltr'
}

/** '/cart' as its address in a language: Arabic has no prefix. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

export interface LocalisedPath {
  locale: Locale
  /** The path without its prefix, beginning with '/'. */
  rest: string
  /** The prefix of a language that is recognised but not spoken, or the superfluous 'ar'. */
  foreignPrefix?: string
}

/** The language and the bare path of an address. A recognised foreign prefix is taken off and named. */
export function splitLocale(path: string): LocalisedPath {
  const [, first = '', tail = ''] = /^\/([^/]*)(.*)$/.exec(path) ?? []
  const rest = tail === '' ? '/' : tail
  if (first === 'en') return { locale: 'en', rest }
  if (first === 'ar' || (otherPrefixes as readonly string[]).includes(first))
    return { locale: 'ar', rest, foreignPrefix: first }
  return { locale: 'ar', rest: path }
}

/**
 * The language for a visitor without a cookie, from Accept-Language. No header (a crawler) means Arabic; neither Arabic nor
 * English wished for means English, the fallback of the specification.
 */
export function detectLocale(acceptLanguage: string | undefined): Locale {
  if (acceptLanguage === undefined || acceptLanguage.trim() === '') return defaultLocale
  const wishes = acceptLanguage
    .split(',')
    .map((part, order) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters
        .map((one) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(one)?.[1])
        .find((found) => found !== undefined)
      return { language: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality), order }
    })
    .filter((wish) => wish.quality > 0)
    .sort((a, b) => b.quality - a.quality || a.order - b.order)
  const known = wishes.find((wish) => isLocale(wish.language))
  return known ? (known.language as Locale) : 'en'
}

/** The language of somebody who has not said one by an address: the one chosen last, else the one the browser asks for. */
export function visitorLocale(chosen: string | undefined, acceptLanguage: string | undefined): Locale {
  return isLocale(chosen) ? chosen : detectLocale(acceptLanguage)
}
