import type { Locale } from '#domain/locale.ts'
import { useLocale } from 'use-intl'

const styles = {
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  medium: { weekday: 'short', day: 'numeric', month: 'short' },
  short: { day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const formatters = new Map<string, Intl.DateTimeFormat>()

/** A local date ('2026-11-21') as the language writes it, Gregorian, with Latin digits. */
export function formatDate(localDate: string, locale: Locale, style: keyof typeof styles = 'medium'): string {
  const key = `${locale} ${style}`
  let formatter = formatters.get(key)
  if (!formatter) {
    // A date has no zone: noon in UTC is the same day wherever it is formatted.
    const tag = locale === 'ar' ? 'ar-u-ca-gregory-nu-latn' : 'en-GB-u-ca-gregory-nu-latn'
    formatter = new Intl.DateTimeFormat(tag, { ...styles[style], timeZone: 'UTC' })
    formatters.set(key, formatter)
  }
  return formatter.format(new Date(`${localDate}T12:00:00Z`))
}

export function DateText({ date, style = 'medium' }: { date: string; style?: keyof typeof styles }) {
  return (
    <time dateTime={date} suppressHydrationWarning>
      {formatDate(date, useLocale(), style)}
    </time>
  )
}
