import { onClockOf } from './date-words.ts'

export type Countdown = { kind: 'over' } | { kind: 'under_way' } | { kind: 'minutes' | 'hours' | 'days'; count: number }

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/**
 * The time until an activity in the unit that people use: days by the calendar of its city ('tomorrow' is after the
 * next midnight there, however few hours away), hours within the day, minutes within the hour, and at least one minute.
 */
export function countdown(activity: { startsAt: string; endsAt: string; zone: string }, now: Date): Countdown {
  const left = Date.parse(activity.startsAt) - now.getTime()
  if (Date.parse(activity.endsAt) <= now.getTime()) return { kind: 'over' }
  if (left <= 0) return { kind: 'under_way' }
  if (left < 60 * MINUTE_MS) return { kind: 'minutes', count: Math.ceil(left / MINUTE_MS) }
  const dayOf = (instant: string) => Date.parse(onClockOf(instant, activity.zone).localDate)
  const days = Math.round((dayOf(activity.startsAt) - dayOf(now.toISOString())) / DAY_MS)
  if (days > 0) return { kind: 'days', count: days }
  return { kind: 'hours', count: Math.floor(left / (60 * MINUTE_MS)) }
}
