import { onClockOf } from './date-words.ts'

/** When an activity's guests are picked up, on the clock of its city: in the night it can be the day before. */
export function pickupClock(
  { startsAt, zone }: { startsAt: string; zone: string },
  { minutesBefore }: { minutesBefore: number },
): { localDate: string; localTime: string } {
  return onClockOf(new Date(Date.parse(startsAt) - minutesBefore * 60_000).toISOString(), zone)
}
