import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

/**
 * An overlay of several steps, each with its own history entry: the back button returns to the previous step, and from
 * the first one to the page. `steps` are those up to the displayed one; empty while the overlay is closed.
 */
export function useHistorySteps<Step extends string>(): {
  steps: readonly Step[]
  /** Returns to the entry of this step, if there is one, or adds one. */
  go: (step: Step) => void
  close: () => void
} {
  const navigate = useNavigate()
  const { history } = useRouter()
  const [steps, setSteps] = useState<readonly Step[]>([])
  const current = useRef(steps)
  const show = (next: readonly Step[]) => {
    current.current = next
    setSteps(next)
  }

  useEffect(() => {
    const follow = () => {
      const { overlaySteps } = (window.history.state ?? {}) as { overlaySteps?: readonly Step[] }
      // An entry of an overlay that was left long ago, or before a reload, displays the page.
      show(current.current.length === 0 ? [] : (overlaySteps ?? []))
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

  return {
    steps,
    go: (step) => {
      const open = current.current
      const index = open.indexOf(step)
      if (index >= 0) {
        if (index < open.length - 1) history.go(index - (open.length - 1))
        return
      }
      const next = [...open, step]
      show(next)
      void navigate({
        to: '.',
        search: true,
        hash: true,
        state: (before) => ({ ...before, overPage: (before.overPage ?? 0) + 1, overlaySteps: next }),
        resetScroll: false,
      })
    },
    close: () => {
      const { length } = current.current
      if (length === 0) return
      show([])
      history.go(-length)
    },
  }
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The steps of the open overlay up to this entry (useHistorySteps). */
    overlaySteps?: readonly string[]
  }
}
