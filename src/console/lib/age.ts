const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** The distance of an instant from now in the largest unit that is full: −3 hours. Less than a minute is 0 minutes. */
export function ageOf(iso: string, now: number): { value: number; unit: 'minute' | 'hour' | 'day' } {
  const distance = Date.parse(iso) - now
  const size = Math.abs(distance)
  if (size >= DAY_MS) return { value: Math.trunc(distance / DAY_MS), unit: 'day' }
  if (size >= HOUR_MS) return { value: Math.trunc(distance / HOUR_MS), unit: 'hour' }
  return { value: Math.trunc(distance / MINUTE_MS), unit: 'minute' }
}
