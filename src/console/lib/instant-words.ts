import type { Locale } from '#domain/locale.ts'

/** `short` has no time; `near`, of a deadline that is days away, has no year. */
export type InstantStyle = 'long' | 'short' | 'near'

/** An instant on this machine's clock. Hours are written as those of activities are (domain/date-words.ts). */
export function instantWords(iso: string, language: Locale, style: InstantStyle): string {
  return wordsOf(new Date(iso), language, style).replace(/ (?=\p{L}+$)/u, '\u{A0}')
}

function wordsOf(at: Date, language: Locale, style: InstantStyle): string {
  const time = { hour: 'numeric', minute: '2-digit' } as const
  if (style === 'near')
    return new Intl.DateTimeFormat(language === 'ar' ? 'ar-u-nu-latn' : 'en-GB', {
      day: 'numeric',
      month: 'short',
      ...time,
      hour12: true,
    }).format(at)
  if (language === 'ar')
    return new Intl.DateTimeFormat('ar-u-nu-latn', {
      dateStyle: 'medium',
      ...(style === 'long' ? { timeStyle: 'short' as const } : {}),
    }).format(at)
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    ...(style === 'long' ? { ...time, hour12: true } : {}),
  }).format(at)
}
