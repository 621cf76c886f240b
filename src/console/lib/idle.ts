const IDLE_MS = 60_000

let activeAt = Date.now()
for (const name of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'])
  window.addEventListener(name, () => (activeAt = Date.now()), { capture: true, passive: true })

/** Requests that the page sends by itself while the person is away do not count as a use of the session. */
export function idleHeaders(): Record<string, string> {
  return Date.now() - activeAt > IDLE_MS ? { 'x-rihla-idle': '1' } : {}
}
