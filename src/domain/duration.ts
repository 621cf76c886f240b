/** The nights of a stay, or the days of a rented car. */
export interface Duration {
  rate: 'daily' | 'nightly'
  count: number
}

/** As `Duration`, of a booking before and after a change. */
export interface DurationChange {
  rate: 'daily' | 'nightly'
  from: number
  to: number
}

/** The most nights or days that can be chosen. */
export const LONGEST_STAY = 30

interface Booked {
  rate: 'once' | Duration['rate']
  /** Of its product. */
  minDuration: number
  /** As booked. */
  duration: number
}

/** Null: not sold by the night or day. */
export const durationOf = (rate: Booked['rate'], count: number): Duration | null =>
  rate === 'once' ? null : { rate, count }

/** What can be chosen for a booking; null: it is not sold by the night or day. */
export function durationLimits({
  rate,
  minDuration,
  duration,
}: Booked): { booked: number; least: number; most: number } | null {
  return rate === 'once' ? null : { booked: duration, least: minDuration, most: LONGEST_STAY }
}

/** Why a booking cannot last so many nights or days; null if it can. As long as it is booked it always can. */
export function refusalOfDuration(wished: number, booked: Booked): 'duration_invalid' | 'duration_too_short' | null {
  if (wished === booked.duration) return null
  const limits = durationLimits(booked)
  if (limits === null || wished > limits.most || wished < 1) return 'duration_invalid'
  return wished < limits.least ? 'duration_too_short' : null
}

/** Null: it lasts as long as before. */
export function durationChange(
  { rate, duration }: Pick<Booked, 'rate' | 'duration'>,
  to: number | null,
): DurationChange | null {
  return to === null || to === duration || rate === 'once' ? null : { rate, from: duration, to }
}

/** Of a longer range it is when people travel, rather than how long they sleep in one tent. */
const MOST_PROPOSED_NIGHTS = 4

/**
 * The nights of a range of dates (YYYY-MM-DD) that was searched for: from the 15th to the 18th three. Null for a single
 * day, without an end, and for more than four nights (docs/rules/search.md).
 */
export function nightsOfRange(from: string | null, to: string | null): number | null {
  if (from === null || to === null || from === to) return null
  // Browsers have no Temporal yet.
  const nights = (Date.parse(to) - Date.parse(from)) / 86_400_000
  return nights > MOST_PROPOSED_NIGHTS ? null : nights
}
