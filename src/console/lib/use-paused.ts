import { useEffect, useState } from 'react'

const PAUSE_MS = 120

/** Debounces what is typed, so that not every key sends a request. */
export function usePaused<Typed>(typed: Typed): Typed {
  const [paused, setPaused] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return paused
}
