import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { listen } from '#http/listen.ts'
import type { Pages } from '#http/serve-pages.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { builtPages } from '#test/support/built-pages.ts'
import { checkoutOf, pay, visitorWith } from '#test/support/buyer.ts'
import { buildFrontApp } from '#test/support/build-front-app.ts'
import { createDeparture, useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()
const HOST = 'localhost:3000'

let pages: Pages
beforeAll(async () => {
  pages = await builtPages()
})

type App = Awaited<ReturnType<typeof buildFrontApp>>
const freshApp = (atTheEnd: (forget: () => void) => void = onTestFinished, through = pages) =>
  buildFrontApp(fixtures.context, through, atTheEnd)

interface Asked {
  method?: string
  headers?: Record<string, string>
  /** Overrides the origin of the request's URL, which Node takes from the Host header. */
  origin?: string
  signal?: AbortSignal
}

async function ask(app: App, path: string, { method = 'GET', headers = {}, origin, signal }: Asked = {}) {
  const host = headers['host'] ?? HOST
  const init = { method, headers: { host, ...headers }, ...(signal ? { signal } : {}) }
  const answer = await app.request(`${origin ?? `http://${HOST}`}${path}`, init)
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? 'no nonce'
  // The router includes the time at which a page's data was loaded.
  const withoutNonce = (text: string) => text.replaceAll(nonce, 'NONCE').replaceAll(/\bu:\d{13}\b/g, 'u:0')
  // Hono’s compress() sets no `vary` on HEAD responses; caches do not store no-store responses.
  const own = new Set(answer.headers.get('cache-control') === 'no-store' ? ['x-request-id', 'vary'] : ['x-request-id'])
  const bytes = Buffer.from(await answer.arrayBuffer())
  return {
    status: answer.status,
    headers: Object.fromEntries([...answer.headers].flatMap(([name, value]) => (own.has(name) ? [] : [[name, withoutNonce(value)]]))), // prettier-ignore
    body: withoutNonce(bytes.toString('latin1')),
  }
}

const oddRequests: [string, Asked][] = [
  ['HEAD', { method: 'HEAD' }],
  ['Accept: application/json', { headers: { accept: 'application/json' } }],
  ['Accept: image/avif', { headers: { accept: 'image/avif,image/*' } }],
  ['an empty Accept', { headers: { accept: '' } }],
  ['HEAD with Accept: application/json', { method: 'HEAD', headers: { accept: 'application/json' } }],
  ['Accept-Encoding: gzip', { headers: { 'accept-encoding': 'gzip' } }],
  ['Range', { headers: { range: 'bytes=0-9', 'if-range': '"x"' } }],
  ['If-None-Match: *', { headers: { 'if-none-match': '*' } }],
  ['If-Modified-Since', { headers: { 'if-modified-since': 'Wed, 01 Jan 2098 00:00:00 GMT' } }],
  ['an invented host', { headers: { host: 'evil.example' }, origin: 'http://evil.example' }],
  ['an address at another origin', { origin: 'https://evil.example:8443' }],
  ['X-Forwarded-*', { headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'x-forwarded-for': '6.6.6.6', forwarded: 'host=evil.example' } }],
  ['X-HTTP-Method-Override', { headers: { 'x-http-method-override': 'DELETE' } }],
  ['X-TSR-ServerFn', { headers: { 'x-tsr-serverfn': 'true', 'x-tsr-redirect': 'true', 'x-tss-shell': 'true' } }],
  ['a wishlist cookie', { headers: { cookie: `rihla_wishlist=${'w'.repeat(43)}; rihla_saved=1` } }],
  ['unknown cookies', { headers: { cookie: 'rihla_theme=dark; other=1; rihla_locale=en; rihla_currency=XXX' } }],
  ['a crawler', { headers: { 'user-agent': 'Googlebot/2.1', 'save-data': 'on', purpose: 'prefetch' } }],
] // prettier-ignore

const pagesOfAll = ['/en/about', '/search/fort', '/en/things-to-do-in-manama/bahrain-fort-at-sunset']
const answersOfAll = [
  '/api/home?locale=en',
  '/api/faqs?locale=ar',
  '/api/products/manama/bahrain-fort-at-sunset?locale=en',
  '/robots.txt',
  '/sitemap.xml',
  '/en/blog/rss.xml',
  '/feeds/google-things-to-do',
  '/manifest.webmanifest',
  '/en/offline',
  '/sw.js',
  '/icons/192.png',
  '/_image/p_thumbnail,w_64/scenes/fort-day-a.svg',
]

describe('a normal GET returns the same', () => {
  const paths = [...pagesOfAll, ...answersOfAll]
  const alone = new Map<string, Awaited<ReturnType<typeof ask>>>()
  beforeAll(async () => {
    const app = await freshApp((forget) => afterAll(forget))
    for (const path of paths) alone.set(path, await ask(app, path))
  })

  test.each(oddRequests)('together with and after %s', async (_, odd) => {
    const app = await freshApp()
    for (const path of paths) {
      expect(alone.get(path)?.status, path).toBe(200)
      const [, together] = await Promise.all([ask(app, path, odd), ask(app, path)])
      expect(together, path).toEqual(alone.get(path))
      expect(await ask(app, path), path).toEqual(alone.get(path))
    }
  })

  test('after a requester who disconnected while the page was rendered', async () => {
    const path = '/en/about'
    const alone = await ask(await freshApp(), path)
    let isRendering = () => {}
    const rendering = new Promise<void>((resolve) => (isRendering = resolve))
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    const app = await freshApp(onTestFinished, {
      fetch: async (request, options) => {
        isRendering()
        await released
        return pages.fetch(request, options)
      },
    })
    const disconnects = new AbortController()
    const first = ask(app, path, { signal: disconnects.signal }).catch(() => null)
    await rendering
    const second = ask(app, path)
    disconnects.abort()
    release()
    await first
    expect(await second).toEqual(alone)
  })
})

describe('each currency has its own', () => {
  // `ask` decodes bytes as Latin-1.
  const POUND = Buffer.from('£').toString('latin1')
  const withPrices = [
    ['page of an activity', '/en/things-to-do-in-manama/bahrain-fort-at-sunset', POUND, 'SAR'],
    ['page of a city', '/en/things-to-do-in-manama', POUND, 'SAR'],
    [
      'answer with an activity',
      '/api/products/manama/bahrain-fort-at-sunset?locale=en',
      '"currency":"GBP"',
      '"currency":"SAR"',
    ],
    ['answer with cards', '/api/home?locale=en', '"currency":"GBP"', '"currency":"SAR"'],
    ['answer with a map', '/api/products/map?locale=en', '"currency":"GBP"', '"currency":"SAR"'],
  ] as const

  test.each(withPrices)('cached %s', async (_, path, pounds, riyals) => {
    const app = await freshApp()
    const inCurrency = (code: string) => ask(app, path, { headers: { cookie: `rihla_currency=${code}` } })
    const [first, second] = [await inCurrency('SAR'), await inCurrency('GBP')]
    expect([first.status, second.status]).toEqual([200, 200])
    const main = (body: string) => /<main[^]*<\/main>/.exec(body)?.[0] ?? body
    expect([main(first.body).includes(riyals), main(first.body).includes(pounds)]).toEqual([true, false])
    expect([main(second.body).includes(riyals), main(second.body).includes(pounds)]).toEqual([false, true])
    expect(await inCurrency('SAR')).toEqual(first)
    expect(await inCurrency('GBP')).toEqual(second)
  })
})

test('an unusual request gets the same page as a normal one', async () => {
  const path = '/en/about'
  const alone = await ask(await freshApp(), path)
  for (const [name, odd] of oddRequests) {
    if (name === 'Accept-Encoding: gzip') continue
    const answer = await ask(await freshApp(), path, odd)
    expect(answer, name).toEqual({ ...alone, body: odd.method === 'HEAD' ? '' : alone.body })
  }
})

test('concurrent requests for sites, languages and currencies each get their own page', async () => {
  const wishes = ['localhost:3000', 'pearl.localhost:3000', 'atlas.localhost:3000'].flatMap((host) =>
    ['/en', '/', '/api/home?locale=en', '/api/home?locale=ar'].flatMap((path) =>
      ['', 'USD', 'AED'].map((currency) => ({ path, headers: { host, cookie: currency === '' ? '' : `rihla_currency=${currency}` } })),
    ),
  ) // prettier-ignore
  const app = await freshApp()
  const together = await Promise.all(
    wishes.flatMap(({ path, headers }) =>
      ['HEAD', 'GET'].map((method) => ask(app, path, { method, headers: { 'accept-language': 'ar', ...headers } })),
    ),
  )
  for (const [index, { path, headers }] of wishes.entries())
    expect(together[index * 2 + 1], `${headers.host}${path} ${headers.cookie}`).toEqual(
      await ask(await freshApp(), path, { headers: { 'accept-language': 'ar', ...headers } }),
    )
})

describe('HEAD', () => {
  test.each([
    ...pagesOfAll,
    ...answersOfAll,
    '/og/en/site.jpg',
    '/en/nothing-here',
    '/en/cart',
    '/cart/',
    '/api/search?locale=en&q=fort',
    '/api/cart?locale=en',
    '/api/nothing',
    '/api/openapi.json',
    '/latest-build.json',
    '/favicon.svg',
    '/_image/p_thumbnail,w_64/scenes/castle-day-a.svg',
  ])('of %s returns what GET returns, without the body', async (path) => {
    const app = await freshApp()
    for (const headers of [{ 'if-modified-since': 'Wed, 01 Jan 2098 00:00:00 GMT' }, { accept: 'application/json' }]) {
      const head = await ask(app, path, { method: 'HEAD', headers })
      const get = await ask(app, path, { headers })
      expect(head).toEqual({ ...get, body: '' })
      expect(get.status >= 300 || get.body.length > 0).toBe(true)
    }
  })

  test('over a connection does not truncate the page for the next GET', async () => {
    const server = await listen(await freshApp(), { host: '127.0.0.1', port: 0 })
    onTestFinished(() => void server.close())
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const head = await fetch(`${origin}/en/about`, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
    const get = await fetch(`${origin}/en/about`, { headers: { 'accept-encoding': 'identity', connection: 'close' } })
    const bytes = Buffer.byteLength(await get.text())
    expect([head.status, get.status]).toEqual([200, 200])
    expect(bytes).toBeGreaterThan(1000)
    expect(head.headers.get('content-length')).toBe(String(bytes))
    expect(get.headers.get('content-length')).toBe(String(bytes))
  })

  test('of a buyer’s documents returns what GET returns, without the body', async () => {
    const { context } = fixtures
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 4 })
    const visitor = await visitorWith(context, departure, 1)
    const { reference } = await placeOrder(context, await checkoutOf(context, visitor))
    await pay(context, reference)
    const key = orderAccessToken(context.configuration, reference)
    const app = await freshApp()
    const { bookings } = JSON.parse((await ask(app, `/api/invoices/${reference}?locale=en&key=${key}`)).body) as { bookings: { id: number }[] } // prettier-ignore
    const booking = `bookings/${bookings[0]?.id}`
    for (const file of ['invoice.pdf', `${booking}/ticket.pdf`, `${booking}/calendar.ics`]) {
      const path = `/api/invoices/${reference}/${file}?locale=en&key=${key}`
      const get = await ask(app, path)
      expect(get.status, path).toBe(200)
      expect(await ask(app, path, { method: 'HEAD' }), path).toEqual({ ...get, body: '' })
    }
  })
})

describe('text from the address that a page displays', () => {
  test.each(['/en/search/rihla-nonce-placeholder', '/en/search/NONCE', '/en/rihla-nonce-placeholder'])(
    'is not replaced with the nonce in %s',
    async (path) => {
      const app = await freshApp()
      for (const cookie of ['', `rihla_session=${'x'.repeat(43)}`]) {
        const answer = await app.request(`http://${HOST}${path}`, { headers: { host: HOST, cookie } })
        const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? ''
        const html = await answer.text()
        const outside = html.replaceAll(`nonce="${nonce}"`, '').replace(`content="${nonce}"`, '')
        expect(nonce).toMatch(/^[\w-]{22}$/)
        expect(html).toContain(`nonce="${nonce}"`)
        expect(outside).not.toContain(nonce)
        expect(outside).toContain(path.split('/').at(-1))
      }
    },
  )

  test('does not reveal the placeholder that a page was rendered with', async () => {
    const placeholders: string[] = []
    const app = await freshApp(onTestFinished, {
      fetch: async (request, options) => {
        placeholders.push(options.context.nonce)
        const page = await pages.fetch(request, options)
        return new Response(page.body, { status: page.status, headers: { ...Object.fromEntries(page.headers), link: `</a.js>; nonce=${options.context.nonce}` } })
      },
    }) // prettier-ignore
    const shown: string[] = []
    for (const path of ['/en/about', '/en/nothing-here', '/en/faq'])
      for (const method of ['GET', 'HEAD']) {
        const answer = await app.request(`http://${HOST}${path}`, { method, headers: { host: HOST } })
        shown.push((await answer.text()) + JSON.stringify([...answer.headers]))
      }
    expect(placeholders).toHaveLength(3)
    expect(new Set(placeholders).size).toBe(3)
    for (const placeholder of placeholders) expect(shown.join('')).not.toContain(placeholder)
  })
})
