import { onClockOf } from './date-words.ts'

/** The pick-up time of an activity in its city's time zone. For an early start it can be on the previous day. */
export function pickupClock(
  { startsAt, zone }: { startsAt: string; zone: string },
  { minutesBefore }: { minutesBefore: number },
): { localDate: string; localTime: string } {
  return onClockOf(new Date(Date.parse(startsAt) - minutesBefore * 60_000).toISOString(), zone)
}
