import type { Locale } from './locale.ts'

/** Day and month in the Umm al-Qura calendar: '15 رجب', '15–17 رجب', '25 جمادى الآخرة – 3 رجب'. */
export function hijriWords({ from, to }: { from: string; to: string }, locale: Locale): string {
  const calendar = `${locale}-u-ca-islamic-umalqura-nu-latn`
  const words = new Intl.DateTimeFormat(calendar, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const years = new Intl.DateTimeFormat(calendar, { year: 'numeric', timeZone: 'UTC' })
  const [first, last] = [new Date(`${from}T12:00:00Z`), new Date(`${to}T12:00:00Z`)]
  // A range over the new year would say both years and the era.
  if (years.format(first) !== years.format(last)) return `${words.format(first)} – ${words.format(last)}`
  return words.formatRange(first, last)
}
