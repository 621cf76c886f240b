import { useEffect, useRef } from 'react'

/**
 * While a dialog is open, the back button closes it instead of leaving the page. Unlike useHistoryOverlay the router does
 * not see the entry: nothing is loaded, so that it also works offline. A page that follows from inside the dialog keeps
 * the entry behind it, which displays the page without the dialog. Nested ones are closed one by one, the last first:
 * each has an entry of its own, with its depth.
 */
export function useBackToClose(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const own = currentDepth() + 1
    // The router has replaced `history.pushState`.
    History.prototype.pushState.call(window.history, { ...(window.history.state as object), dialogDepth: own }, '')
    let isGone = false
    const leave = (event: PopStateEvent) => {
      // Back from a dialog inside it, or from a page that followed.
      if (currentDepth() >= own) return
      event.stopImmediatePropagation()
      isGone = true
      latest.current()
    }
    window.addEventListener('popstate', leave, { capture: true })
    return () => {
      window.removeEventListener('popstate', leave, { capture: true })
      if (!isGone && currentDepth() >= own) leaveEntry()
    }
  }, [isOpen])
}

const currentDepth = () => (window.history.state as { dialogDepth?: number } | null)?.dialogDepth ?? 0

/** How many entries the dialogs that close now have. */
let leaving = 0

/** Goes back once for all that close together: a browser may ignore the second of two steps at the same time. */
function leaveEntry(): void {
  leaving += 1
  if (leaving > 1) return
  queueMicrotask(() => {
    const count = leaving
    leaving = 0
    window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
    window.history.go(-count)
  })
}
