import type { AnyRouter } from '@tanstack/react-router'

/*
 * What we use of TanStack Router and React without it being in their documentation. Nothing else in src relies on it; each function has a test
 * that fails when the framework changes.
 */

interface Match {
  routeId: string
  status: string
  error?: unknown
  loaderData?: unknown
}

interface MatchStore {
  get: () => Match | undefined
  set: (match: Match) => void
}

interface Internals {
  load: (...options: unknown[]) => Promise<void>
  /** The matches from which the next navigation starts. */
  _committed: Match[]
  /** The pending navigation; the fourth element has its matches. */
  _tx?: [unknown, unknown, unknown, Match[]]
  stores: { matches: { get: () => Match[] }; byRoute: Map<string, MatchStore> }
}

const internalsOf = (router: AnyRouter) => router as unknown as Internals

/** Calls `replace` with each loader's error after each load, before the page is rendered and its data is serialised. */
export function replaceLoadErrors(router: AnyRouter, replace: (error: unknown) => unknown): void {
  const internals = internalsOf(router)
  const load = internals.load.bind(router)
  internals.load = async (...options) => {
    await load(...options)
    for (const match of internals.stores.matches.get())
      if (match.error !== undefined) match.error = replace(match.error)
  }
}

/**
 * Replaces the loader data of a route on the displayed page, without loading. Does nothing if the route is not
 * displayed.
 */
export function replaceLoaderData<Data>(router: AnyRouter, routeId: string, update: (data: Data) => Data): void {
  const { _committed: committed, _tx: navigation, stores } = internalsOf(router)
  // Also in the pending navigation, which has copied the data of the routes that stay.
  for (const match of [...committed, ...(navigation?.[3] ?? [])])
    if (match.routeId === routeId && match.status === 'success') match.loaderData = update(match.loaderData as Data)
  const store = stores.byRoute.get(routeId)
  const shown = store?.get()
  if (store && shown?.status === 'success') store.set({ ...shown, loaderData: update(shown.loaderData as Data) })
}

/** Links fetch nothing ahead any more. */
export function stopPreloading(router: AnyRouter): void {
  router.preloadRoute = () => Promise.resolve(undefined)
}

/** Whether a match is that of a page that does not exist: its loader threw `notFound()`, or no route has the address. */
export function isMissing({
  status,
  _notFound: isNoRoute,
}: {
  status: string
  _notFound?: boolean | undefined
}): boolean {
  return status === 'notFound' || isNoRoute === true
}

/** Whether React left out a part of the page that failed to render, for the browser to try again. */
export const hasFailedParts = (html: string): boolean => html.includes('<!--$!-->')
