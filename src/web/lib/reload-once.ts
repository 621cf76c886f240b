/** In session storage: when this tab was last reloaded. */
export const RELOADED_KEY = 'rihla_reloaded_at'
/** From the specification. */
const GUARD_MS = 10_000
const PREFIX = 'A part of the program did not load: '

/** Whether a chunk failed to load, for example because a deployment removed it. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith(PREFIX)
}

/**
 * Marks errors of chunks that fail to load. Otherwise the router would recognise them by the browser's message and
 * reload with its own guard, once per chunk instead of once in ten seconds.
 */
export function markMissingParts(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const error = (event as Event & { payload?: Error }).payload
    if (error && !isMissingPart(error)) error.message = PREFIX + error.message
  })
}

/** Reloads the page unless that happened in the last ten seconds or cannot be recorded. Returns whether it does. */
export function reloadOnce(): boolean {
  try {
    const age = Date.now() - Number(sessionStorage.getItem(RELOADED_KEY) ?? 0)
    if (age >= 0 && age < GUARD_MS) return false
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()))
  } catch {
    return false
  }
  window.location.reload()
  return true
}
