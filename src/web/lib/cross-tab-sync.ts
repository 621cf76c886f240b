import type { AnyRouter } from '@tanstack/react-router'

const MARK = 'rihla_changed'

/** The mark as this tab last knew it. A tab that was asleep finds a newer one when it wakes, where a message would be lost. */
let known: string | null = null
let isBehind = false

/** Something of this visitor's has changed: the cart, who is signed in. Other tabs learn of it when they are come back to. */
export function markChange(): void {
  notice()
  known = crypto.randomUUID()
  try {
    localStorage.setItem(MARK, known)
  } catch {
    // Without storage each tab knows what it did itself.
  }
}

/**
 * Reads the page's data anew when its window is come back to after another tab has changed something, and whenever the browser shows the page again as
 * it was left, without loading it: it may be somebody's own who has signed out since. Answers how to stop.
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
