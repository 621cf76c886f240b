import type { Locale } from './locale.ts'

const names: Record<string, { ar: string; en: string }> = {
  ar: { ar: 'العربية', en: 'Arabic' },
  az: { ar: 'الأذربيجانية', en: 'Azerbaijani' },
  de: { ar: 'الألمانية', en: 'German' },
  en: { ar: 'الإنجليزية', en: 'English' },
  es: { ar: 'الإسبانية', en: 'Spanish' },
  fa: { ar: 'الفارسية', en: 'Persian' },
  fr: { ar: 'الفرنسية', en: 'French' },
  he: { ar: 'العبرية', en: 'Hebrew' },
  it: { ar: 'الإيطالية', en: 'Italian' },
  ru: { ar: 'الروسية', en: 'Russian' },
  tr: { ar: 'التركية', en: 'Turkish' },
  ur: { ar: 'الأردية', en: 'Urdu' },
  zh: { ar: 'الصينية', en: 'Chinese' },
  ja: { ar: 'اليابانية', en: 'Japanese' },
  pt: { ar: 'البرتغالية', en: 'Portuguese' },
}

/**
 * The name of a language. Names of guides' languages are listed here, because Intl differs between server and browser.
 */
export function languageName(code: string, locale: Locale): string {
  return names[code]?.[locale] ?? code.toUpperCase()
}
