import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  notFound,
  Outlet,
} from '@tanstack/react-router'
import { createElement, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { hasFailedParts, isMissing, replaceLoadErrors, replaceLoaderData, stopPreloading } from './router-internals.ts'

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

test('replaces the loader data of a displayed route without loading, also for the following navigation', async () => {
  const loads: string[] = []
  const router = routerAt('/cart', loads)
  await router.load()
  replaceLoaderData<{ count: number }>(router, '/cart', (data) => ({ ...data, count: 2 }))
  expect(router.state.matches.at(-1)?.loaderData).toEqual({ count: 2, name: 'cart' })
  expect(router.matchRoutes(router.state.location).at(-1)?.loaderData).toEqual({ count: 2, name: 'cart' })
  expect(loads).toEqual(['/cart'])
})

test('leaves the data of a route alone that is not shown', async () => {
  const router = routerAt('/cart')
  await router.load()
  replaceLoaderData(router, '/fails', () => ({}))
  expect(router.state.matches.at(-1)?.loaderData).toEqual({ count: 1, name: 'cart' })
})

test('stops the fetching ahead of every link', async () => {
  const loads: string[] = []
  const router = routerAt('/cart', loads)
  await router.load()
  stopPreloading(router)
  await router.preloadRoute({ to: '/fails' } as never)
  expect(loads).toEqual(['/cart'])
})

test.each(['/missing', '/no-such-route'])('knows %s for a page that does not exist', async (path) => {
  const router = routerAt(path)
  await router.load()
  expect(router.state.matches.some(isMissing)).toBe(true)
})

test('knows a route that loaded for a page that exists', async () => {
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
