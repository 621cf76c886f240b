import { createRouter, type AnyRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { reportLoadErrors } from '#web/lib/report-load-errors.ts'
import { omitLoadTimes, pageMark } from '#web/lib/router-internals.ts'
import { parseSearch, searchText } from '#web/lib/search-text.ts'
import { ErrorScreen } from '#web/screens/error-screen.tsx'
import { NotFoundScreen } from '#web/screens/not-found-screen.tsx'
import { routeTree } from './route-tree.gen.ts'

const watchLoads = createIsomorphicFn()
  .server((router: AnyRouter) => {
    reportLoadErrors(router)
    omitLoadTimes(router)
  })
  .client(() => {})

/**
 * Whether the router sets the scroll position after a rendering. Not after the first one in the browser: a script in the page has already
 * set it, and the visitor may have scrolled since.
 */
const createScrollRestoration = createIsomorphicFn()
  .server(() => () => true)
  .client(() => {
    let isHydrating = true
    return () => {
      const isLater = !isHydrating
      isHydrating = false
      return isLater
    }
  })

export function getRouter() {
  const nonce = pageMark()
  const router = createRouter({
    routeTree,
    scrollRestoration: createScrollRestoration(),
    defaultPreload: 'intent',
    defaultStructuralSharing: true,
    // Plain query strings: the router's default would encode the text "2" as %222%22.
    parseSearch,
    stringifySearch: searchText,
    defaultNotFoundComponent: NotFoundScreen,
    defaultErrorComponent: ErrorScreen,
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
  })
  watchLoads(router)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
