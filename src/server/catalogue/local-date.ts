const formatters = new Map<string, Intl.DateTimeFormat>()

/** The date in a time zone, YYYY-MM-DD. */
export function localDate(nowMs: number, zone: string): string {
  let formatter = formatters.get(zone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' })
    formatters.set(zone, formatter)
  }
  return formatter.format(nowMs)
}
