const MARKER = 'rihla_reloaded_at'
/** The specification's reload guard. */
const GUARD_MS = 10_000
const PREFIX = 'A part of the program did not load: '

/** A part that did not load, which a deploy may have taken away. A picture or an answer that did not load is none. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith(PREFIX)
}

/**
 * Marks the errors of parts that do not load as what they are, from the first import on. The router would otherwise know them by the browser's own
 * words and reload by a guard of its own, once a part instead of once in ten seconds.
 */
export function markMissingParts(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const error = (event as Event & { payload?: Error }).payload
    if (error && !isMissingPart(error)) error.message = PREFIX + error.message
  })
}

/** Reloads the page, unless that was done in the last ten seconds or cannot be remembered; answers whether it does. */
export function reloadOnce(): boolean {
  try {
    const age = Date.now() - Number(sessionStorage.getItem(MARKER) ?? 0)
    if (age >= 0 && age < GUARD_MS) return false
    sessionStorage.setItem(MARKER, String(Date.now()))
  } catch {
    return false
  }
  window.location.reload()
  return true
}
