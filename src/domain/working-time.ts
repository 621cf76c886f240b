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
