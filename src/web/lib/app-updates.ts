import type { AnyRouter } from '@tanstack/react-router'
import { stopPreloading } from './router-internals.ts'

const EVERY_MS = 5 * 60_000
/** Minimum time between checks when the window gets focus. */
const REST_MS = 20_000

/**
 * Polls for a newer build on the server (A9). If there is one, the next navigation becomes a full page load, because
 * the API may have changed. Returns a function that stops it.
 */
export function watchBuilds(router: AnyRouter): () => void {
  let isOutdated = false
  let lookedAt = performance.now()
  const look = async () => {
    if (isOutdated || document.hidden) return
    lookedAt = performance.now()
    // Ignore failures: the server may be restarting.
    const answer = await fetch('/latest-build.json', { cache: 'no-store' }).catch(() => null)
    if (!answer?.ok) return
    const { id } = (await answer.json().catch(() => ({}))) as { id?: string }
    isOutdated = id !== undefined && id !== import.meta.env['BUILD_ID']
    // Files of the old build may be gone, so preloading would fail.
    if (isOutdated) stopPreloading(router)
  }
  const lookAgain = () => {
    if (performance.now() - lookedAt > REST_MS) void look()
  }
  const timer = setInterval(() => void look(), EVERY_MS)
  window.addEventListener('focus', lookAgain)
  document.addEventListener('visibilitychange', lookAgain)
  const stop = router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged }) => {
    if (!isOutdated || !fromLocation) return
    if (!pathChanged && fromLocation.searchStr === toLocation.searchStr) return
    // The history already has the new address; the reload cancels the rest of the navigation.
    router.history.flush()
    window.location.reload()
  })
  return () => {
    clearInterval(timer)
    window.removeEventListener('focus', lookAgain)
    document.removeEventListener('visibilitychange', lookAgain)
    stop()
  }
}
