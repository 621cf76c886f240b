import type { AnyRouter } from '@tanstack/react-router'
import { withSearch } from '#domain/page-redirect.ts'
import { findRedirect } from './calls.ts'

/** A lookup that takes longer is given up, and the page that was loaded meanwhile stays. */
const TIMEOUT_MS = 3000

interface Lookup {
  pathname: string
  search: string
  hash: string
  controller: AbortController
}

/**
 * Looks up on every navigation whether the path redirects (A5), while the page loads; prefetching looks nothing up. Subscribe before the page is
 * hydrated: the router takes navigations from the history before the effects of the page have run.
 */
export function followRedirects(router: AnyRouter): void {
  let lookup: Lookup | undefined
  let ledTo: string | undefined
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation) return
    const { pathname, search, hash } = new URL(toLocation.publicHref, window.location.origin)
    if (lookup?.pathname === pathname) {
      Object.assign(lookup, { search, hash })
      return
    }
    // Also on the way back to the page that is still shown, which changes no path.
    lookup?.controller.abort()
    lookup = undefined
    if (!pathChanged) return
    // The target of a redirect is not looked up: two redirects to each other must not loop.
    if (pathname === ledTo) {
      ledTo = undefined
      return
    }
    const started: Lookup = { pathname, search, hash, controller: new AbortController() }
    lookup = started
    const { signal } = started.controller
    void findRedirect(pathname, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])).then(
      (redirect) => {
        if (redirect === null || signal.aborted) return
        const to = withSearch(redirect.to, started.search)
        if (redirect.isExternal) {
          window.location.replace(to)
          return
        }
        ledTo = new URL(to, window.location.origin).pathname
        void router.navigate({ href: to.includes('#') ? to : to + started.hash, replace: true })
      },
      () => {},
    )
  })
}
