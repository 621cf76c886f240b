import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageCache, type CachedPage, type PageKey, type RenderedPage } from './page-cache.ts'

const SECONDS = 1000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

type Render = (key: PageKey, mark: string) => Promise<RenderedPage>

const html =
  (status: number, text: string, headers: Record<string, string> = {}) =>
  () =>
    Promise.resolve({ status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers }, html: text })
const textOf = async (page: Promise<CachedPage>) => (await (await page).page.plain()).toString()

/** A cache whose next rendering can be replaced, and a function that requests one key. */
function cacheOf(first: Render) {
  const state = { render: vi.fn(first) }
  const cached = pageCache((key, mark) => state.render(key, mark))
  return {
    state,
    ask: (change: Partial<PageKey> = {}) =>
      cached({
        siteCode: 'rihla',
        currency: 'BHD',
        visitorLocale: 'ar',
        pathname: '/',
        search: '',
        header: { cartCount: 0, isSignedIn: false },
        ...change,
      }),
  }
}

test('renders a page once for concurrent requests and caches it for three seconds', async () => {
  const { state, ask } = cacheOf((_, mark) => html(200, `<script nonce="${mark}">run()</script>`)())
  const texts = await Promise.all(Array.from({ length: 50 }, () => textOf(ask())))
  expect(new Set(texts)).toEqual(new Set(['<script>run()</script>']))
  vi.advanceTimersByTime(2 * SECONDS)
  await ask()
  expect(state.render).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2 * SECONDS)
  await ask()
  expect(state.render).toHaveBeenCalledTimes(2)
})

test.each([
  ['site', { siteCode: 'pearl' }],
  ['currency', { currency: 'USD' }],
  ['language', { visitorLocale: 'en' }],
  ['path', { pathname: '/en' }],
  ['query', { search: '?page=2' }],
  ['number of things in the cart', { header: { cartCount: 2, isSignedIn: false } }],
  ['visitor who is signed in', { header: { cartCount: 0, isSignedIn: true } }],
] as const)('renders another page for another %s', async (_, change) => {
  const { ask } = cacheOf((key) => html(200, JSON.stringify(key))())
  await ask()
  expect(JSON.parse(await textOf(ask(change)))).toMatchObject(change)
})

test('renders with a new mark each time, and allows the scripts that have it', async () => {
  const marks: string[] = []
  const { ask } = cacheOf((_, mark) => {
    marks.push(mark)
    return html(200, `<script nonce="${mark}">run()</script><script>steal()</script>`)()
  })
  const first = await ask()
  const second = await ask({ pathname: '/other' })
  expect(new Set(marks).size).toBe(2)
  expect(marks[0]).toMatch(/^[\w-]{22}$/)
  expect(first.scripts).toHaveLength(1)
  expect(second.page).toBe(first.page)
})

test('caches a 404 page with its status', async () => {
  const { state, ask } = cacheOf(html(404, 'none'))
  await ask()
  state.render.mockImplementation(html(200, 'now'))
  expect(await ask()).toMatchObject({ status: 404 })
})

test.each([
  ['a redirect', html(301, '')],
  ['a 406', html(406, 'no')],
  ['a 500', html(500, 'broken')],
  ['a response that is not HTML', html(200, '{}', { 'content-type': 'application/json' })],
])('returns %s without caching it', async (_, odd) => {
  const { state, ask } = cacheOf(odd)
  const expected = (await odd()).status
  expect(await ask()).toMatchObject({ status: expected })
  state.render.mockImplementation(html(200, 'here'))
  expect(await textOf(ask())).toBe('here')
})

test.each([
  ['a redirect', html(301, '')],
  ['a 406', html(406, 'no')],
  ['a response that is not HTML', html(200, '{}', { 'content-type': 'application/json' })],
])('keeps the cached page when a rendering returns %s', async (_, odd) => {
  const { state, ask } = cacheOf(html(200, 'old'))
  await ask()
  vi.advanceTimersByTime(11 * SECONDS)
  state.render.mockImplementation(odd)
  await ask()
  state.render.mockImplementation(() => Promise.reject(new Error('away')))
  expect(await textOf(ask())).toBe('old')
})

test.each([
  ['returns 503', html(503, 'away')],
  ['throws', () => Promise.reject(new Error('away'))],
])('returns the old page while the rendering %s', async (_, broken) => {
  const { state, ask } = cacheOf(html(200, 'old'))
  await ask()
  vi.advanceTimersByTime(60 * SECONDS)
  state.render.mockImplementation(broken)
  expect(await textOf(ask())).toBe('old')
  vi.advanceTimersByTime(11 * SECONDS)
  state.render.mockImplementation(html(200, 'new'))
  expect(await textOf(ask())).toBe('new')
})

test('throws if the rendering throws and there is no older page', async () => {
  const { ask } = cacheOf(() => Promise.reject(new Error('away')))
  await expect(ask()).rejects.toThrow('away')
})
