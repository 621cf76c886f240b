import { useEffect, useState } from 'react'

const EVERY_MS = 30_000

/** The browser's clock, updated regularly; null until hydration. */
export function useNow(): Date | null {
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
  return now
}
