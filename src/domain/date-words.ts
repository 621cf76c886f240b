import type { Locale } from './locale.ts'

const styles = {
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  medium: { weekday: 'short', day: 'numeric', month: 'short' },
  dated: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  day: { day: 'numeric', month: 'short' },
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>
export type DateStyle = keyof typeof styles

/** The number of a day, and the space before the name of its month. */
const dayAndMonth = /(?<!\d)(\d{1,2}) /

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Formats a local date ('2026-11-21'): Gregorian, with Latin digits. No line breaks between the day and its month. */
export function formatDate(localDate: string, locale: Locale, style: DateStyle = 'medium'): string {
  return formatterOf(locale, style).format(atNoon(localDate)).replace(dayAndMonth, '$1\u{A0}')
}

/** The first and the last day as one text: '12–14 Dec'. */
export function formatDays(from: string, to: string, locale: Locale, style: DateStyle = 'day'): string {
  return formatterOf(locale, style).formatRange(atNoon(from), atNoon(to)).replaceAll(/\s/gu, '\u{A0}')
}

// A date has no zone: noon UTC is the same day wherever it is formatted.
const atNoon = (localDate: string) => new Date(`${localDate}T12:00:00Z`)

function formatterOf(locale: Locale, style: DateStyle): Intl.DateTimeFormat {
  const key = `${locale} ${style}`
  let formatter = formatters.get(key)
  if (!formatter) {
    const tag = locale === 'ar' ? 'ar-u-ca-gregory-nu-latn' : 'en-GB-u-ca-gregory-nu-latn'
    formatter = new Intl.DateTimeFormat(tag, { ...styles[style], timeZone: 'UTC' })
    formatters.set(key, formatter)
  }
  return formatter
}

/**
 * A local time 'HH:MM' on the twelve-hour clock: the digits and the language's word for the half of the day ('ص',
 * 'am').
 */
export function timeWords(localTime: string, locale: Locale): { clock: string; half: string } {
  const [hours = 0, minutes = 0] = localTime.split(':').map(Number)
  const isMorning = hours < 12
  return {
    clock: `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')}`,
    half: locale === 'ar' ? (isMorning ? 'ص' : 'م') : isMorning ? 'am' : 'pm',
  }
}

/** A local time as text: '8:00 ص', '8:00 am', with a space that no line breaks at. */
export function formatTime(localTime: string, locale: Locale): string {
  const { clock, half } = timeWords(localTime, locale)
  return `${clock}\u{A0}${half}`
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** The date and time of an instant in `zone`: { localDate: '2026-11-21', localTime: '18:30' }. */
export function onClockOf(instant: string, zone: string): { localDate: string; localTime: string } {
  let clock = clocks.get(zone)
  if (!clock) {
    // The Swedish locale writes ISO dates. Temporal is not in every browser; Intl is.
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
    clocks.set(zone, clock)
  }
  const [localDate = '', localTime = ''] = clock.format(new Date(instant)).split(' ')
  return { localDate, localTime }
}

/** A deadline as an instant, and on the clock of a place. */
export interface ClockDeadline {
  at: string
  localDate: string
  localTime: string
}

/**
 * A deadline for display: rounded down to full five minutes on the clock of `zone`. Up to a second short of them counts as
 * on time, because deadlines are stored as whole seconds from a moment between seconds.
 */
export function deadlineOnClock(instant: string, zone: string): ClockDeadline {
  const minute = Math.floor(Date.parse(instant) / 60_000 + 1 / 60)
  const at = new Date((minute - (minute % 5)) * 60_000).toISOString()
  return { at, ...onClockOf(at, zone) }
}

/** The deadline on the clock of `zone`; null if that shows the same. */
export function onOtherClock(
  { at, localDate, localTime }: ClockDeadline,
  zone: string,
): { localDate: string; localTime: string } | null {
  const other = onClockOf(at, zone)
  return other.localDate === localDate && other.localTime === localTime ? null : other
}

/** The difference of a place's clock from UTC at an instant, the same in both languages: 'GMT+3'. */
export function utcOffset(instant: string, zone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(
    new Date(instant),
  )
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
