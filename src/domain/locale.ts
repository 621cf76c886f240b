export const locales = ['ar', 'en'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'ar'

/** Each language in its own words. */
export const languageNames: Record<Locale, string> = { ar: 'العربية', en: 'English' }

/** A text in both languages. */
export interface Words {
  ar: string
  en: string
}

/** Prefixes of languages that the marketplace may support later: never a city or a category. */
export const otherPrefixes = ['fr', 'es', 'de', 'ru', 'tr', 'az', 'zh', 'it', 'he', 'fa', 'pt'] as const

export function isLocale(value: unknown): value is Locale {
  return value === 'ar' || value === 'en'
}

export function directionOf(locale: Locale): 'rtl' | 'ltr' {
  return locale === 'ar' ? 'rtl' : 'ltr'
}

/** The address of '/cart' in a language; Arabic has no prefix. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

export interface LocalisedPath {
  locale: Locale
  /** The path without its prefix, beginning with '/'. */
  rest: string
  /** The prefix of a known but unsupported language, or the superfluous 'ar'. */
  foreignPrefix?: string
}

/** The language and the bare path of an address. A known foreign prefix is removed and returned. */
export function splitLocale(path: string): LocalisedPath {
  const [, first = '', tail = ''] = /^\/([^/]*)(.*)$/.exec(path) ?? []
  const rest = tail === '' ? '/' : tail
  if (first === 'en') return { locale: 'en', rest }
  if (first === 'ar' || (otherPrefixes as readonly string[]).includes(first))
    return { locale: 'ar', rest, foreignPrefix: first }
  return { locale: 'ar', rest: path }
}

/**
 * The language of a visitor without a cookie, from Accept-Language. Without the header (a crawler): Arabic. If neither
 * language is accepted: English, the fallback of the specification.
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

/** The language where the address does not determine it: the visitor's last choice, else the browser's preference. */
export function visitorLocale(chosen: string | undefined, acceptLanguage: string | undefined): Locale {
  return isLocale(chosen) ? chosen : detectLocale(acceptLanguage)
}
