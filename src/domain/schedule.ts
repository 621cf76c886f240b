import { FREE_SALE_CAPACITY } from './availability.ts'

export interface ScheduleRule {
  /** ISO weekdays, 1 Monday … 7 Sunday. */
  weekdays: readonly number[]
  /** 'HH:MM' on the city's clock. */
  startTimes: readonly string[]
  /** Null: on free sale. */
  capacity: number | null
  /** Both inclusive, YYYY-MM-DD. */
  validFrom: string
  validTo: string
  adjustBasisPoints: number
  durationMinutes: number
  /** Booking ends this long before the start. */
  cutoffMinutes: number
  exceptions?: readonly { localDate: string; isClosed: boolean; capacity?: number | null }[] | null
}

export interface PlannedDeparture {
  localDate: string
  localTime: string
  startsAt: string
  endsAt: string
  cutoffAt: string
  capacity: number
  adjustBasisPoints: number
}

/**
 * The departures of a weekly rule from `fromDate` to `toDate`, both inclusive, in the order of time. Times are on the
 * city's clock: when the clock changes, a start inside the gap moves later by the gap, and one that occurs twice
 * happens the first time (Temporal's 'compatible'). Duration and cutoff are elapsed time.
 */
export function departuresOf(
  rule: ScheduleRule,
  range: { zone: string; fromDate: string; toDate: string },
): PlannedDeparture[] {
  const first = later(rule.validFrom, range.fromDate)
  const last = earlier(rule.validTo, range.toDate)
  const exceptions = new Map((rule.exceptions ?? []).map((exception) => [exception.localDate, exception]))
  const departures: PlannedDeparture[] = []

  for (let day = Temporal.PlainDate.from(first); day.toString() <= last; day = day.add({ days: 1 })) {
    const localDate = day.toString()
    const exception = exceptions.get(localDate)
    if (!rule.weekdays.includes(day.dayOfWeek) || exception?.isClosed) continue
    for (const localTime of [...rule.startTimes].sort()) {
      const startsAt = day
        .toZonedDateTime({ timeZone: range.zone, plainTime: Temporal.PlainTime.from(localTime) })
        .toInstant()
      departures.push({
        localDate,
        localTime,
        startsAt: startsAt.toString(),
        endsAt: startsAt.add({ minutes: rule.durationMinutes }).toString(),
        cutoffAt: startsAt.subtract({ minutes: rule.cutoffMinutes }).toString(),
        capacity: exception?.capacity ?? rule.capacity ?? FREE_SALE_CAPACITY,
        adjustBasisPoints: rule.adjustBasisPoints,
      })
    }
  }
  return departures
}

/**
 * The departures of an option's rules together, in the order of time. Of two rules with the same start the later one
 * wins: a season over the year.
 */
export function departuresOfAll<Rule extends ScheduleRule>(
  rules: readonly Rule[],
  range: { zone: string; fromDate: string; toDate: string },
): (PlannedDeparture & { rule: Rule })[] {
  const byStart = new Map<string, PlannedDeparture & { rule: Rule }>()
  for (const rule of rules)
    for (const departure of departuresOf(rule, range)) byStart.set(departure.startsAt, { ...departure, rule })
  return [...byStart.values()].sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1))
}

const later = (a: string, b: string) => (a > b ? a : b)
const earlier = (a: string, b: string) => (a < b ? a : b)
