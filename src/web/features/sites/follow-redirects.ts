import type { AnyRouter } from '@tanstack/react-router'
import { withSearch } from '#domain/page-redirect.ts'
import { findRedirect } from './calls.ts'

/** Timeout of the lookup. The page is displayed by then. */
const PATIENCE_MS = 3000

/**
 * Looks up redirects for every navigation (A5), in parallel with loading the page. Preloading does no lookup. Returns a
 * function that stops it.
 */
export function followRedirects(router: AnyRouter): () => void {
  let asking: AbortController | undefined
  let ledTo: string | undefined
  const stop = router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    asking?.abort()
    asking = new AbortController()
    const { pathname, search, hash } = new URL(toLocation.publicHref, window.location.origin)
    // The target of a redirect is not looked up again, so that no loop is possible.
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
