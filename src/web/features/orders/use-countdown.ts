import { useEffect, useState } from 'react'
import { countdown, type Countdown } from '#domain/countdown.ts'

const EVERY_MS = 30_000

export interface ActivityTimes {
  startsAt: string
  endsAt: string
  zone: string
}

/** The time until the activity, updated regularly; null until hydration, because it uses the browser's clock. */
export function useCountdown(activity: ActivityTimes): Countdown | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const update = () => setNow(new Date())
    update()
    const timer = setInterval(update, EVERY_MS)
    // Timers stop while a phone is locked.
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  return now && countdown(activity, now)
}
