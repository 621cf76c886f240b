/**
 * The start and end of a quote as instants (ISO), from a date and time in `zone`. Clock changes as in `departuresOf`.
 */
export function quoteTimes(quote: {
  /** YYYY-MM-DD */
  localDate: string
  /** HH:MM */
  localTime: string
  zone: string
  durationMinutes: number
}): { startsAt: string; endsAt: string } {
  const startsAt = Temporal.PlainDate.from(quote.localDate, { overflow: 'reject' })
    .toZonedDateTime({ timeZone: quote.zone, plainTime: Temporal.PlainTime.from(quote.localTime) })
    .toInstant()
  return { startsAt: startsAt.toString(), endsAt: startsAt.add({ minutes: quote.durationMinutes }).toString() }
}

/** Whether `localDate` is a calendar day, written YYYY-MM-DD. */
export function isLocalDate(localDate: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(localDate)) return false
  try {
    return Temporal.PlainDate.from(localDate, { overflow: 'reject' }).toString() === localDate
  } catch {
    return false
  }
}

/** Whether `localTime` is a time of day, written HH:MM. */
export function isLocalTime(localTime: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(localTime)
}
