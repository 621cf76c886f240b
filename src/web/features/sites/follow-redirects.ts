import type { AnyRouter } from '@tanstack/react-router'
import { withSearch } from '#domain/page-redirect.ts'
import { findRedirect } from './calls.ts'

/** Longer than this nobody waits to be led elsewhere: the page is there. */
const PATIENCE_MS = 3000

/**
 * Asks the server on every navigation whether the path leads elsewhere (A5), beside the loading of the page, which waits for nothing; prefetching
 * asks nothing. Answers how to stop.
 */
export function followRedirects(router: AnyRouter): () => void {
  let asking: AbortController | undefined
  let ledTo: string | undefined
  const stop = router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    asking?.abort()
    asking = new AbortController()
    const { pathname, search, hash } = new URL(toLocation.publicHref, window.location.origin)
    // Where a redirect has led is not asked again: whatever the server says, nobody is led in circles.
    if (pathname === ledTo) {
      ledTo = undefined
      return
    }
    const { signal } = asking
    void findRedirect(pathname, AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])).then(
      (redirect) => {
        if (redirect === null || signal.aborted) return
        const to = withSearch(redirect.to, search)
        if (redirect.isExternal) {
          window.location.replace(to)
          return
        }
        ledTo = new URL(to, window.location.origin).pathname
        void router.navigate({ href: to.includes('#') ? to : to + hash, replace: true })
      },
      () => {},
    )
  })
  return () => {
    asking?.abort()
    stop()
  }
}
