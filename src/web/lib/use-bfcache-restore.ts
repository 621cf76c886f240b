import { useEffect, useRef } from 'react'

/**
 * Calls `back` when the browser shows this page again as it was left, without loading it (the back/forward cache): what was under way when it was
 * left, such as opening a payment page, is over. The page's data is read anew by itself (cross-tab-sync.ts).
 */
export function useComeBack(back: () => void): void {
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
