import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

/**
 * Something that lies over the page, such as a picture as large as the window: it is an entry of the history, so that the back button closes it
 * instead of leaving the page. What had the focus when it was opened gets it back.
 */
export function useOverPage<Shown>(): { shown: Shown | null; open: (what: Shown) => void; close: () => void } {
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
      // Once the dialog has closed: until then nothing outside it takes the focus.
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
  }
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How many of these this entry stands behind; each is an entry of its own, after a reload too. */
    overPage?: number
  }
}
