import { formatDate } from '#domain/date-words.ts'
import type { Locale } from '#domain/locale.ts'
import type { DateRange } from '#domain/weekend.ts'

/** '27 Nov – 2 Dec'; a single date for a single day. */
export function rangeWords({ from, to }: DateRange, locale: Locale): string {
  return from === to ? formatDate(from, locale) : `${formatDate(from, locale)} – ${formatDate(to, locale)}`
}

/** The same without days of the week, for narrow fields: '27–28 Nov' in one line, '27 Nov – 2 Dec'. */
export function shortRangeWords({ from, to }: DateRange, locale: Locale): string {
  const end = formatDate(to, locale, 'day')
  if (from === to) return end
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${Number(from.slice(8))}–\u{2060}${end}`
    : `${formatDate(from, locale, 'day')} – ${end}`
}
