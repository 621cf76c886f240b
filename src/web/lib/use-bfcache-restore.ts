import { useEffect, useRef } from 'react'

/**
 * Calls `back` when the page is restored from the back/forward cache. Pending states, such as opening a payment page,
 * must be reset then. cross-tab-sync.ts reloads the data.
 */
export function useBfcacheRestore(back: () => void): void {
  const latest = useRef(back)
  useEffect(() => {
    latest.current = back
  })
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && latest.current()
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
}
