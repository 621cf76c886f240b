import { formatDate } from '#domain/date-words.ts'
import type { Locale } from '#domain/locale.ts'
import type { DateRange } from '#domain/weekend.ts'

/** '27 Nov – 2 Dec'; a single date for a single day. */
export function rangeWords({ from, to }: DateRange, locale: Locale): string {
  return from === to ? formatDate(from, locale) : `${formatDate(from, locale)} – ${formatDate(to, locale)}`
}
