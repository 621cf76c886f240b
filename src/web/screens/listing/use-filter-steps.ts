import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, type RefObject } from 'react'

/**
 * Whether the next filter replaces the history entry. Each filter is a step that Back undoes. Those that are chosen in
 * the open sheet are one step together: the sheet has an entry of its own, which Back closes, and which becomes that of
 * the filtered list.
 */
export function useFilterSteps(sheet: RefObject<HTMLElement | null>): () => boolean {
  const router = useRouter()
  const isOpen = useRef(false)
  useEffect(() => {
    const element = sheet.current
    if (!element) return undefined
    let opened = ''
    let isBack = false
    const isChanged = () => router.latestLocation.href !== opened
    const onToggle = (event: Event) => {
      isOpen.current = (event as ToggleEvent).newState === 'open'
      if (isOpen.current) {
        opened = router.latestLocation.href
        isBack = false
        // The router has replaced `history.pushState`, and has nothing to load.
        History.prototype.pushState.call(window.history, { ...(window.history.state as object), isSheet: true }, '')
      } else if (!isBack && isSheetEntry() && !isChanged()) {
        window.addEventListener('popstate', (pop) => pop.stopImmediatePropagation(), { capture: true, once: true })
        window.history.back()
      }
    }
    const onBack = (event: PopStateEvent) => {
      if (!isOpen.current) return
      isBack = true
      // The entry below has the same list: nothing to load.
      if (!isChanged()) event.stopImmediatePropagation()
      element.hidePopover()
    }
    element.addEventListener('toggle', onToggle)
    window.addEventListener('popstate', onBack, { capture: true })
    return () => {
      element.removeEventListener('toggle', onToggle)
      window.removeEventListener('popstate', onBack, { capture: true })
    }
  }, [router, sheet])
  return () => isOpen.current
}

const isSheetEntry = () => (window.history.state as { isSheet?: true } | null)?.isSheet === true
