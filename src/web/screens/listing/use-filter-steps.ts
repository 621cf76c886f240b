import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, type RefObject } from 'react'

/**
 * Whether a filter that is applied now replaces the history entry. Each filter is a step that Back undoes. Those that
 * are chosen in the open sheet are one step together: the sheet has an entry of its own, which Back closes, and which
 * becomes that of the filtered list.
 */
export function useFilterSteps(sheet: RefObject<HTMLElement | null>): () => boolean {
  const router = useRouter()
  const isOpen = useRef(false)
  const isBack = useRef(false)
  /** A filter has been chosen in the open sheet. Its navigation may come after the sheet has closed. */
  const isApplied = useRef(false)
  useEffect(() => {
    const element = sheet.current
    if (!element) return undefined
    let opened = ''
    const isChanged = () => isApplied.current || router.latestLocation.href !== opened
    const onOpen = () => {
      isOpen.current = true
      isBack.current = false
      isApplied.current = false
      opened = router.latestLocation.href
      // The router has replaced `history.pushState`, and has nothing to load.
      History.prototype.pushState.call(window.history, { ...(window.history.state as object), isSheet: true }, '')
    }
    const onToggle = (event: Event) => {
      if ((event as ToggleEvent).newState === 'open') return onOpen()
      isOpen.current = false
      if (!isBack.current && isSheetEntry() && !isChanged()) {
        window.addEventListener('popstate', (pop) => pop.stopImmediatePropagation(), { capture: true, once: true })
        window.history.back()
      }
    }
    const onBack = (event: PopStateEvent) => {
      if (!isOpen.current) return
      isBack.current = true
      // The entry below has the same list: nothing to load.
      if (!isChanged()) event.stopImmediatePropagation()
      element.hidePopover()
    }
    // Its button works before hydration.
    if (element.matches(':popover-open')) onOpen()
    element.addEventListener('toggle', onToggle)
    window.addEventListener('popstate', onBack, { capture: true })
    return () => {
      element.removeEventListener('toggle', onToggle)
      window.removeEventListener('popstate', onBack, { capture: true })
    }
  }, [router, sheet])
  return () => {
    const isSameStep = isOpen.current && !isBack.current
    if (isSameStep) isApplied.current = true
    return isSameStep
  }
}

const isSheetEntry = () => (window.history.state as { isSheet?: true } | null)?.isSheet === true
