import { isDay as isRealDay } from '#domain/is-day.ts'

const DAY_MS = 86_400_000

/** A local date some days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The Sunday of the day's week. Weeks in the Gulf begin on Sunday. */
export function weekOf(day: string): string {
  return addDays(day, -new Date(day).getUTCDay())
}

/** The day in a time zone. */
export function dayIn(zone: string, now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(now)
}

/** A real day of this century: while a year is typed, a date field has those of the first. */
export function isDay(text: string | undefined): text is string {
  return text !== undefined && text.startsWith('20') && isRealDay(text)
}
