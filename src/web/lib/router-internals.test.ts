import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  HeadContent,
  notFound,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { runWithStartContext } from '@tanstack/start-storage-context'
import { createElement, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import {
  hasFailedParts,
  isMissing,
  omitLoadTimes,
  pageContext,
  pageMark,
  pageRequest,
  replaceLoadErrors,
  replaceLoaderData,
  restoreLoadTimes,
  stopPreloading,
  watchHeads,
} from './router-internals.ts'

function routerAt(path: string, loads: string[] = []) {
  const root = createRootRoute({ component: Outlet })
  const page = (at: string, loader: () => unknown) =>
    createRoute({
      getParentRoute: () => root,
      path: at,
      loader: () => {
        loads.push(at)
        return loader()
      },
    })
  const fails = page('/fails', () => {
    throw new Error('select secret_column')
  })
  const missing = page('/missing', () => {
    throw notFound()
  })
  const routeTree = root.addChildren([page('/cart', () => ({ count: 1, name: 'cart' })), fails, missing])
  const history = createMemoryHistory({ initialEntries: [path] })
  return createRouter({ routeTree, history, defaultNotFoundComponent: () => null, isServer: true })
}

test('replaces a loader’s error before anything reads it', async () => {
  const router = routerAt('/fails')
  replaceLoadErrors(router, (error) => new Error(error instanceof Error ? 'server.failed' : 'not an error'))
  await router.load()
  expect(router.state.matches.at(-1)?.error).toEqual(new Error('server.failed'))
})

test('reports an error of `head` instead of writing it to the console, for each router of the same routes', async () => {
  const failure = new TypeError('reading title of undefined')
  const routeTree = createRootRoute({
    component: () => 'The page',
    head: () => {
      throw failure
    },
  })
  const onConsole = vi.spyOn(console, 'error').mockImplementation(() => {})
  const reported: unknown[] = []
  for (const path of ['/', '/other']) {
    const history = createMemoryHistory({ initialEntries: [path] })
    const router = createRouter({ routeTree, history, isServer: true })
    watchHeads(router, (error) => reported.push(error))
    await router.load()
    expect(renderToString(createElement(RouterProvider, { router } as never))).toContain('The page')
  }
  expect(onConsole).not.toHaveBeenCalled()
  onConsole.mockRestore()
  expect(reported).toEqual([failure, failure])
})

test('replaces the loader data of a displayed route without loading, also for the following navigation', async () => {
  const loads: string[] = []
  const router = routerAt('/cart', loads)
  await router.load()
  replaceLoaderData<{ count: number }>(router, '/cart', (data) => ({ ...data, count: 2 }))
  expect(router.state.matches.at(-1)?.loaderData).toEqual({ count: 2, name: 'cart' })
  expect(router.matchRoutes(router.state.location).at(-1)?.loaderData).toEqual({ count: 2, name: 'cart' })
  expect(loads).toEqual(['/cart'])
})

test('leaves the data of a route that is not shown', async () => {
  const router = routerAt('/cart')
  await router.load()
  replaceLoaderData(router, '/fails', () => ({}))
  expect(router.state.matches.at(-1)?.loaderData).toEqual({ count: 1, name: 'cart' })
})

test('stops the prefetching of every link', async () => {
  const loads: string[] = []
  const router = routerAt('/cart', loads)
  await router.load()
  stopPreloading(router)
  await router.preloadRoute({ to: '/fails' } as never)
  expect(loads).toEqual(['/cart'])
})

test.each(['/missing', '/no-such-route'])('sees that %s is a page that does not exist', async (path) => {
  const router = routerAt(path)
  await router.load()
  expect(router.state.matches.some(isMissing)).toBe(true)
})

test('sees that a route that loaded is a page that exists', async () => {
  const router = routerAt('/cart')
  await router.load()
  expect(router.state.matches.some(isMissing)).toBe(false)
})

test('detects a component that failed to render on the server', () => {
  const Failing = (): never => {
    throw new Error('cannot be rendered')
  }
  const page = (part: typeof Failing | 'p') =>
    createElement('main', null, createElement(Suspense, null, createElement(part)))
  expect(hasFailedParts(renderToString(page(Failing)))).toBe(true)
  expect(hasFailedParts(renderToString(page('p')))).toBe(false)
})

test('has the context and the request of the page that is being rendered, and no context outside of one', () => {
  const request = new Request('https://rihla.example/en/faq')
  const context = {
    getRouter: () => routerAt('/cart') as never,
    request,
    startOptions: {},
    contextAfterGlobalMiddlewares: { mark: 'of-this-page' },
    handlerType: 'router' as const,
  }
  expect(runWithStartContext(context, () => [pageContext(), pageRequest(), pageMark()])).toEqual([
    { mark: 'of-this-page' },
    request,
    'of-this-page',
  ])
  expect([pageContext(), pageMark()]).toEqual([{}, undefined])
  expect(() => pageRequest()).toThrow()
})

test('the router writes the mark into the head in the form that finish-page.ts removes', async () => {
  const root = createRootRoute({ component: HeadContent })
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({ routeTree: root, history, isServer: true, ssr: { nonce: 'of-this-page' } })
  await router.load()
  expect(renderToString(createElement(RouterProvider, { router } as never))).toContain(
    '<meta property="csp-nonce" content="of-this-page"/>',
  )
})

test('the times of loading are left out of the page, and set again in the browser', async () => {
  const router = routerAt('/cart')
  omitLoadTimes(router)
  await router.load()
  expect(router.state.matches.map(({ updatedAt }) => updatedAt)).toEqual(router.state.matches.map(() => 0))

  const page = { router: { matches: [{ u: 0 }, { u: 0 }] } }
  vi.stubGlobal('$_TSR', page)
  restoreLoadTimes(1_795_000_000_000)
  vi.unstubAllGlobals()
  expect(page.router.matches).toEqual([{ u: 1_795_000_000_000 }, { u: 1_795_000_000_000 }])
  expect(() => restoreLoadTimes(1)).not.toThrow()
})
