import { multiplyBasisPoints } from './money.ts'

/** Cancelling at least this long before the start costs `percentage` of the price. Days are the city's calendar days. */
export interface CancellationRule {
  day: number
  hour: number
  minute: number
  percentage: number
}

export interface CancellationCost {
  percentage: number
  costMinor: number
  refundMinor: number
}

/**
 * What cancelling at `now` costs. Of the rules whose time has not passed the cheapest applies, up to and including its very second; when all
 * have passed, or there is none, everything is kept. `startsAt` and `now` are instants (ISO), `zone` is the city's: one day
 * before the start is the same time on the city's clock the day before, across daylight-saving changes too (C5).
 */
export function cancellationCost(input: {
  rules: readonly CancellationRule[]
  startsAt: string
  now: string
  zone: string
  paidMinor: number
}): CancellationCost {
  const now = Temporal.Instant.from(input.now)
  const open = input.rules.filter(
    (rule) => Temporal.Instant.compare(now, deadlineOf(rule, input.startsAt, input.zone)) <= 0,
  )
  const percentage = open.length === 0 ? 100 : Math.min(...open.map((rule) => rule.percentage))
  const costMinor = multiplyBasisPoints(input.paidMinor, percentage * 100)
  return { percentage, costMinor, refundMinor: input.paidMinor - costMinor }
}

/** Until when cancelling is free, as an instant; null when it never is. */
export function freeCancellationUntil(
  rules: readonly CancellationRule[],
  startsAt: string,
  zone: string,
): string | null {
  const free = rules.filter((rule) => rule.percentage === 0).map((rule) => deadlineOf(rule, startsAt, zone))
  const last = free.sort((a, b) => Temporal.Instant.compare(b, a))[0]
  return last?.toString() ?? null
}

function deadlineOf(rule: CancellationRule, startsAt: string, zone: string): Temporal.Instant {
  return Temporal.Instant.from(startsAt)
    .toZonedDateTimeISO(zone)
    .subtract({ days: rule.day })
    .subtract({ hours: rule.hour, minutes: rule.minute })
    .toInstant()
}
