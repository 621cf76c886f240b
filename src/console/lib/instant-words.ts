import type { Locale } from '#domain/locale.ts'

/** An instant on this machine's clock. Hours are written as those of activities are (domain/date-words.ts). */
export function instantWords(iso: string, language: Locale, style: 'long' | 'short'): string {
  const at = new Date(iso)
  if (language === 'ar')
    return new Intl.DateTimeFormat('ar-u-nu-latn', {
      dateStyle: 'medium',
      ...(style === 'long' ? { timeStyle: 'short' as const } : {}),
    }).format(at)
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    ...(style === 'long' ? { hour: 'numeric' as const, minute: '2-digit' as const, hour12: true } : {}),
  }).format(at)
}
