import { useEffect, useRef } from 'react'

/**
 * While a dialog is open, the back button closes it instead of leaving the page. Unlike useHistoryOverlay the router does
 * not see the entry: nothing is loaded, so that it also works offline. A page that follows from inside the dialog keeps
 * the entry behind it, which displays the page without the dialog.
 */
export function useBackToClose(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isOpen) return undefined
    // The router has replaced `history.pushState`.
    History.prototype.pushState.call(window.history, { ...(window.history.state as object), isDialog: true }, '')
    let isGone = false
    const leave = (event: PopStateEvent) => {
      // Back from a page that followed from inside the dialog.
      if (isDialogEntry()) return
      event.stopImmediatePropagation()
      isGone = true
      latest.current()
    }
    window.addEventListener('popstate', leave, { capture: true })
    return () => {
      window.removeEventListener('popstate', leave, { capture: true })
      if (isGone || !isDialogEntry()) return
      window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
      window.history.back()
    }
  }, [isOpen])
}

const isDialogEntry = () => (window.history.state as { isDialog?: true } | null)?.isDialog === true
