import type { AnyRouter } from '@tanstack/react-router'

const MARK = 'rihla_changed'

/** The last mark that this tab has seen. Unlike a message, a mark is not lost while a tab is suspended. */
let known: string | null = null
/** Going back, the browser also takes a page that it no longer keeps alive from its HTTP cache, without asking. */
let isBehind =
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'back_forward'

/** Records that the visitor's data has changed (cart, session). Other tabs reload their data when they get focus. */
export function markChange(): void {
  notice()
  known = crypto.randomUUID()
  try {
    localStorage.setItem(MARK, known)
  } catch {
    // Without storage, tabs are not synchronised.
  }
}

/**
 * Reloads the page's data when the window gets focus after another tab has changed something, and when the page comes
 * back from a cache by the back button: the visitor may have signed out since, or cancelled. Returns a function that
 * stops it.
 */
export function followOtherTabs(router: AnyRouter): () => void {
  known = read()
  const look = () => {
    notice()
    if (!isBehind || document.hidden) return
    isBehind = false
    void router.invalidate()
  }
  const lookAgain = (event: PageTransitionEvent) => {
    if (event.persisted) isBehind = true
    look()
  }
  window.addEventListener('focus', look)
  window.addEventListener('pageshow', lookAgain)
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    window.removeEventListener('focus', look)
    window.removeEventListener('pageshow', lookAgain)
    document.removeEventListener('visibilitychange', look)
  }
}

function notice(): void {
  const mark = read()
  if (mark !== known) isBehind = true
  known = mark
}

function read(): string | null {
  try {
    return localStorage.getItem(MARK)
  } catch {
    return null
  }
}
