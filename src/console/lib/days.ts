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

export function isDay(text: string | undefined): text is string {
  return text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
}
