import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

/**
 * An overlay such as the picture viewer gets its own history entry, so that the back button closes it instead of
 * leaving the page. Focus returns to the element that opened it.
 */
export function useHistoryOverlay<Shown>(): {
  shown: Shown | null
  open: (what: Shown) => void
  close: () => void
  /** Closes it for a page that replaces the overlay's history entry. */
  leave: () => void
} {
  const navigate = useNavigate()
  const { history } = useRouter()
  const [shown, setShown] = useState<Shown | null>(null)
  const opener = useRef<Element | null>(null)
  const isClosing = useRef(false)

  useEffect(() => {
    if (shown === null) return undefined
    isClosing.current = false
    const gone = () => setShown(null)
    window.addEventListener('popstate', gone)
    return () => {
      window.removeEventListener('popstate', gone)
      // Once the dialog has closed: while it is open, nothing outside can take the focus.
      requestAnimationFrame(() => opener.current instanceof HTMLElement && opener.current.focus())
    }
  }, [shown])

  return {
    shown,
    open: (what) => {
      opener.current = document.activeElement
      setShown(what)
      void navigate({
        to: '.',
        search: true,
        hash: true,
        state: (before) => ({ ...before, overPage: (before.overPage ?? 0) + 1 }),
        resetScroll: false,
      })
    },
    close: () => {
      if (shown === null || isClosing.current) return
      isClosing.current = true
      history.back()
    },
    leave: () => setShown(null),
  }
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The number of overlay entries up to this one. Kept in the history state, so that it survives a reload. */
    overPage?: number
  }
}
