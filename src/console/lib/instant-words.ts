import type { Locale } from '#domain/locale.ts'

/** `short` has no time; `near`, of a deadline that is days away, has no year. */
export type InstantStyle = 'long' | 'short' | 'near'

/** An instant on this machine's clock. Hours are written as those of activities are (domain/date-words.ts). */
export function instantWords(iso: string, language: Locale, style: InstantStyle): string {
  const words = new Intl.DateTimeFormat(language === 'ar' ? 'ar-u-nu-latn' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    ...(style === 'near' ? {} : { year: 'numeric' }),
    ...(style === 'short' ? {} : { hour: 'numeric', minute: '2-digit', hour12: true }),
  }).format(new Date(iso))
  return words.replace(/ (?=\p{L}+$)/u, '\u{A0}')
}
