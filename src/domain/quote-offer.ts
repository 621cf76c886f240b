/** An offer's start and end as instants (ISO), from a date and time on the clock of `zone`; the clock's jumps as in `departuresOf`. */
export function offerTimes(offer: {
  /** YYYY-MM-DD */
  localDate: string
  /** HH:MM */
  localTime: string
  zone: string
  durationMinutes: number
}): { startsAt: string; endsAt: string } {
  const startsAt = Temporal.PlainDate.from(offer.localDate, { overflow: 'reject' })
    .toZonedDateTime({ timeZone: offer.zone, plainTime: Temporal.PlainTime.from(offer.localTime) })
    .toInstant()
  return { startsAt: startsAt.toString(), endsAt: startsAt.add({ minutes: offer.durationMinutes }).toString() }
}

/** Whether `localDate` is a day of the calendar, written YYYY-MM-DD. */
export function isLocalDate(localDate: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(localDate)) return false
  try {
    return Temporal.PlainDate.from(localDate, { overflow: 'reject' }).toString() === localDate
  } catch {
    return false
  }
}

/** Whether `localTime` is a time of the day, written HH:MM. */
export function isLocalTime(localTime: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(localTime)
}
