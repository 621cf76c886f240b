import { countdown, type Countdown } from '#domain/countdown.ts'
import { useNow } from '#web/lib/use-now.ts'

export interface ActivityTimes {
  startsAt: string
  endsAt: string
  zone: string
}

/** The time until the activity, updated regularly; null until hydration, because it uses the browser's clock. */
export function useCountdown(activity: ActivityTimes): Countdown | null {
  const now = useNow()
  return now && countdown(activity, now)
}
