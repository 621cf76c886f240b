import type { AnyRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { getStartContext } from '@tanstack/start-storage-context'

/*
 * What we use of TanStack Router, TanStack Start and React without it being in their documentation. Nothing else in src relies on it; each function
 * has a test that fails when the framework changes.
 */

interface Match {
  routeId: string
  status: string
  error?: unknown
  loaderData?: unknown
  /** Milliseconds since 1970. */
  updatedAt?: number
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

const watched = new WeakSet<object>()

/**
 * Calls `report` with an error of a route's `head`, which the router otherwise writes to the console only. The page is
 * rendered without what that route adds to its head.
 */
export function watchHeads(router: AnyRouter, report: (error: unknown) => void): void {
  for (const { options } of Object.values(router.routesById) as { options: { head?: Head } }[]) {
    const { head } = options
    // The routes are shared by the routers of all requests.
    if (head === undefined || watched.has(options)) continue
    watched.add(options)
    options.head = async (context) => {
      try {
        return await head(context)
      } catch (error) {
        report(error)
        return undefined
      }
    }
  }
}

type Head = (context: unknown) => unknown

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

/** Stops all prefetching by links. */
export function stopPreloading(router: AnyRouter): void {
  router.preloadRoute = () => Promise.resolve(undefined)
}

/** Whether a match is a 404: its loader threw `notFound()`, or no route matches the address. */
export function isMissing({
  status,
  _notFound: isNoRoute,
}: {
  status: string
  _notFound?: boolean | undefined
}): boolean {
  return status === 'notFound' || isNoRoute === true
}

/** Whether React left out a part of the page that failed to render and marked it for the browser to retry. */
export const hasFailedParts = (html: string): boolean => html.includes('<!--$!-->')

/** What src/http gave with the page request that is being rendered; empty in the browser, and while developing. */
export const pageContext = createIsomorphicFn()
  .server(
    (): Record<string, unknown> =>
      (getStartContext({ throwIfNotFound: false })?.contextAfterGlobalMiddlewares as
        | Record<string, unknown>
        | undefined) ?? {},
  )
  .client((): Record<string, unknown> => ({}))

/** The page request that is being rendered. Throws outside of one, and in the browser. */
export const pageRequest = createIsomorphicFn()
  .server((): Request => getStartContext().request)
  .client((): Request => {
    throw new Error('the browser has no page request')
  })

/** The nonce to render scripts and styles with, which src/http replaces with their hashes; none in the browser. */
export const pageMark = createIsomorphicFn()
  .server((): string | undefined => pageContext()['mark'] as string | undefined)
  .client((): undefined => undefined)

/** Leaves the time at which a page's data was loaded out of the page, so that equal pages have equal bytes. */
export function omitLoadTimes(router: AnyRouter): void {
  const internals = internalsOf(router)
  const load = internals.load.bind(router)
  internals.load = async (...options) => {
    await load(...options)
    for (const match of internals.stores.matches.get()) match.updatedAt = 0
  }
}

/** Sets the omitted times to `now` before the page is hydrated: the router drops data that was loaded long ago. */
export function restoreLoadTimes(now: number): void {
  const { $_TSR: page } = globalThis as { $_TSR?: { router?: { matches: { u: number }[] } } }
  for (const match of page?.router?.matches ?? []) match.u = now
}

/** Whether React handles the events of an element that the server rendered. */
export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'))

/**
 * Lets React report a text that was typed before hydration when the field's next `input` event arrives: otherwise it
 * takes the text for its own. Assigning the value would end a word that an input method is composing.
 */
export function resetFieldText(field: HTMLElement): void {
  const { _valueTracker: tracker } = field as { _valueTracker?: { setValue: (text: string) => void } }
  tracker?.setValue('\0')
}
