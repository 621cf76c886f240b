import { weekendDays } from './weekend.ts'

/** The country of a bank, an ISO 3166 code that its IBAN begins with, and its time zone. */
export interface BankDays {
  region: string
  zone: string
}

/** Of a site's account; null: it has none. */
export const bankDaysOf = (site: { bankAccount: { iban: string } | null; zone: string }): BankDays | null =>
  site.bankAccount && { region: site.bankAccount.iban.slice(0, 2), zone: site.zone }

interface Span {
  from: Date
  to: Date
}

/** The time from an instant on that is not on a weekend of the bank's country, day by day. Public holidays are not known. */
function* workingSpans(instant: Date, { region, zone }: BankDays): Generator<Span> {
  const weekend = weekendDays(region)
  let at = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone)
  for (;;) {
    const next = at.startOfDay().add({ days: 1 })
    if (!weekend.includes(at.dayOfWeek))
      yield { from: new Date(at.epochMilliseconds), to: new Date(next.epochMilliseconds) }
    at = next
  }
}

const secondsOf = ({ from, to }: Span) => (to.getTime() - from.getTime()) / 1000

/** The instant at which so many seconds outside weekends are over. */
export function afterWorkingTime(from: Date, seconds: number, bank: BankDays): Date {
  let left = seconds
  for (const span of workingSpans(from, bank)) {
    if (secondsOf(span) >= left) return new Date(span.from.getTime() + left * 1000)
    left -= secondsOf(span)
  }
  return from
}

/** The seconds between two instants that are not on a weekend. */
export function workingSecondsBetween(from: Date, to: Date, bank: BankDays): number {
  let seconds = 0
  for (const span of workingSpans(from, bank)) {
    if (span.from >= to) break
    seconds += secondsOf({ from: span.from, to: span.to < to ? span.to : to })
  }
  return seconds
}

/** The hour at which banks book what has arrived overnight, at the latest. */
const OPENING_HOUR = 9

/**
 * The last business day of the bank, 'YYYY-MM-DD', on which money that is due at an instant has to arrive: a deadline on a
 * weekend or before the bank opens is too late for that day. Null if the deadline's own day is that day, or if the day is
 * over at `now`.
 */
export function lastBusinessDay(due: Date, now: Date, { region, zone }: BankDays): string | null {
  const weekend = weekendDays(region)
  const onClock = (instant: Date) => Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone)
  const end = onClock(due)
  const isOpen = (date: Temporal.PlainDate) => !weekend.includes(date.dayOfWeek)
  let day = end.toPlainDate()
  if (isOpen(day) && end.hour >= OPENING_HOUR) return null
  do day = day.subtract({ days: 1 })
  while (!isOpen(day))
  return Temporal.PlainDate.compare(day, onClock(now).toPlainDate()) < 0 ? null : day.toString()
}
