import { useEffect, useRef } from 'react'

/**
 * Moves the focus to what a page has to say after a full load, such as the return from a payment page: otherwise it is on
 * the body, where screen readers begin with the header. Does nothing if the visitor has moved it already. Navigations
 * within the site move it themselves (layouts/page-changes.tsx).
 */
export function useArrivalFocus<Target extends HTMLElement>() {
  const target = useRef<Target>(null)
  useEffect(() => {
    if (!target.current || document.activeElement !== document.body) return
    target.current.tabIndex = -1
    target.current.focus({ preventScroll: true })
  }, [])
  return target
}
