import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageCache, type CachedPage, type PageKey } from './page-cache.ts'

const SECONDS = 1000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

type Render = (key: PageKey, nonce: string) => Promise<Response>

const html =
  (status: number, text: string, headers: Record<string, string> = {}) =>
  () =>
    Promise.resolve(new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } }))
const textOf = async (page: Promise<CachedPage>) => (await page).page.plain('nonce').toString()

/** A cache whose next rendering can be set, and the one key that is requested of it. */
function cacheOf(first: Render) {
  const state = { render: vi.fn(first) }
  const cached = pageCache((key, nonce) => state.render(key, nonce))
  return {
    state,
    ask: (change: Partial<PageKey> = {}) =>
      cached({ siteCode: 'rihla', currency: 'BHD', visitorLocale: 'ar', pathname: '/', search: '', ...change }),
  }
}

test('concurrent requests share one rendering, which is cached for ten seconds', async () => {
  const { state, ask } = cacheOf((_, nonce) => html(200, `<script nonce="${nonce}">`)())
  const texts = await Promise.all(Array.from({ length: 50 }, () => textOf(ask())))
  expect(new Set(texts)).toEqual(new Set(['<script nonce="nonce">']))
  vi.advanceTimersByTime(9 * SECONDS)
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
] as const)('another %s is another page', async (_, change) => {
  const { ask } = cacheOf((key) => html(200, JSON.stringify(key))())
  await ask()
  expect(JSON.parse(await textOf(ask(change)))).toMatchObject(change)
})

test('each rendering has a placeholder of its own, which is in no header either', async () => {
  const placeholders: string[] = []
  const { ask } = cacheOf((_, nonce) => {
    placeholders.push(nonce)
    return html(200, nonce, { link: `</a.css>; nonce=${nonce}` })()
  })
  const { headers } = await ask()
  await ask({ pathname: '/other' })
  expect(new Set(placeholders).size).toBe(2)
  expect(placeholders[0]).toMatch(/^[\w-]{22}$/)
  expect(headers('live')['link']).toBe('</a.css>; nonce=live')
})

test('a page that was not found is cached with its status', async () => {
  const { state, ask } = cacheOf(html(404, 'none'))
  await ask()
  state.render.mockImplementation(html(200, 'now'))
  expect(await ask()).toMatchObject({ status: 404 })
})

test.each([
  ['a redirect', html(301, '')],
  ['a refusal', html(406, 'no')],
  ['a fault', html(500, 'broken')],
  ['what is not HTML', () => Promise.resolve(Response.json({}))],
])('%s is returned and not cached', async (_, odd) => {
  const { state, ask } = cacheOf(odd)
  const expected = (await odd()).status
  expect(await ask()).toMatchObject({ status: expected })
  state.render.mockImplementation(html(200, 'here'))
  expect(await textOf(ask())).toBe('here')
})

test.each([
  ['a redirect', html(301, '')],
  ['a refusal', html(406, 'no')],
  ['what is not HTML', () => Promise.resolve(Response.json({}))],
])('%s does not displace the cached page', async (_, odd) => {
  const { state, ask } = cacheOf(html(200, 'old'))
  await ask()
  vi.advanceTimersByTime(11 * SECONDS)
  state.render.mockImplementation(odd)
  await ask()
  state.render.mockImplementation(() => Promise.reject(new Error('away')))
  expect(await textOf(ask())).toBe('old')
})

test.each([
  ['returns a fault', html(503, 'away')],
  ['throws', () => Promise.reject(new Error('away'))],
])('while the rendering %s, the old page is returned', async (_, broken) => {
  const { state, ask } = cacheOf(html(200, 'old'))
  await ask()
  vi.advanceTimersByTime(60 * SECONDS)
  state.render.mockImplementation(broken)
  expect(await textOf(ask())).toBe('old')
  vi.advanceTimersByTime(11 * SECONDS)
  state.render.mockImplementation(html(200, 'new'))
  expect(await textOf(ask())).toBe('new')
})

test('a rendering that throws throws when there is no older page', async () => {
  const { ask } = cacheOf(() => Promise.reject(new Error('away')))
  await expect(ask()).rejects.toThrow('away')
})
