import type { AnyRouter } from '@tanstack/react-router'
import { stopPreloading } from './router-internals.ts'

const EVERY_MS = 5 * 60_000
/** Coming back to the window asks too, but not at each glance. */
const REST_MS = 20_000

/**
 * Looks now and then which build the server serves (A9). Once it is another than this page's, the next navigation is a full page load: what the
 * server answers then is what its own program expects. Answers how to stop.
 */
export function watchBuilds(router: AnyRouter): () => void {
  let isOutdated = false
  let lookedAt = performance.now()
  const look = async () => {
    if (isOutdated || document.hidden) return
    lookedAt = performance.now()
    // A failure says nothing: the server may be away for a moment.
    const answer = await fetch('/latest-build.json', { cache: 'no-store' }).catch(() => null)
    if (!answer?.ok) return
    const { id } = (await answer.json().catch(() => ({}))) as { id?: string }
    isOutdated = id !== undefined && id !== import.meta.env['BUILD_ID']
    // The parts that a link would fetch ahead are gone with their build, and its page will be loaded whole.
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
    // The address is the new one already; whatever else the router does with it ends with this page.
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
