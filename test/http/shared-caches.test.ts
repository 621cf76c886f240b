import { createHash } from 'node:crypto'
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

interface RequestOptions {
  method?: string
  headers?: Record<string, string>
  /** Overrides the origin of the request's URL, which Node takes from the Host header. */
  origin?: string
  signal?: AbortSignal
}

async function ask(app: App, path: string, { method = 'GET', headers = {}, origin, signal }: RequestOptions = {}) {
  const host = headers['host'] ?? HOST
  const init = { method, headers: { host, ...headers }, ...(signal ? { signal } : {}) }
  const answer = await app.request(`${origin ?? `http://${HOST}`}${path}`, init)
  // Hono’s compress() sets no `vary` on HEAD responses; caches do not store no-store responses.
  const own = new Set(answer.headers.get('cache-control') === 'no-store' ? ['x-request-id', 'vary'] : ['x-request-id'])
  const bytes = Buffer.from(await answer.arrayBuffer())
  return {
    status: answer.status,
    headers: Object.fromEntries([...answer.headers].flatMap(([name, value]) => (own.has(name) ? [] : [[name, value]]))), // prettier-ignore
    body: bytes.toString('latin1'),
  }
}

const oddRequests: [string, RequestOptions][] = [
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

describe('a page without a session', () => {
  const path = '/en/about'
  const get = (app: App, headers: Record<string, string> = {}, at = path) =>
    app.request(`http://${HOST}${at}`, { headers: { host: HOST, ...headers } })

  test('may be stored for a moment by shared caches, a page of a visitor may not', async () => {
    const app = await freshApp()
    const shared = await get(app)
    expect(shared.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1, stale-while-revalidate=2')
    expect(shared.headers.get('vary')).toBe('accept-encoding, cookie, accept-language')
    // The start page also depends on whether a link leads to it.
    const start = await get(app, {}, '/')
    expect(start.headers.get('vary')).toBe('accept-encoding, cookie, accept-language, sec-fetch-site')
    for (const [name, at, etag] of [
      ['session', path, shared.headers.get('etag')],
      ['cart', path, shared.headers.get('etag')],
      ['order', path, shared.headers.get('etag')],
      ['nothing', '/en/cart', null],
      ['nothing', '/en/profile', null],
    ] as const) {
      const own = await get(app, { cookie: `rihla_${name}=${'x'.repeat(43)}` }, at)
      expect([own.headers.get('cache-control'), own.headers.get('etag')], `${name} ${at}`).toEqual(['private, no-cache', etag]) // prettier-ignore
    }
  })

  test('is answered with 304 if it is the same in the same encoding, and whole otherwise', async () => {
    const app = await freshApp()
    const first = await get(app, { 'accept-encoding': 'br, gzip' })
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{22}-br"$/)
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get(app, { 'accept-encoding': 'br, gzip', 'if-none-match': known })
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
      expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
    }
    expect((await get(app, { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200)
    expect((await get(app, { 'if-none-match': etag }, '/en/faq')).status).toBe(200)
  })

  test('a page that does not exist has no ETag and stays a 404', async () => {
    const answer = await get(await freshApp(), { 'if-none-match': '*' }, '/en/nothing-here')
    expect([answer.status, answer.headers.get('etag')]).toEqual([404, null])
  })
})

describe('text from the address that a page displays', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

  test.each(['', `rihla_session=${'x'.repeat(43)}`])(
    'is no part of a script that may run (cookie: %j)',
    async (cookie) => {
      const app = await freshApp()
      const hostile = encodeURIComponent('</script><script nonce="">run()</script><script>run()')
      for (const path of [`/en/search/${hostile}`, `/en/${hostile}`, '/en/about']) {
        const answer = await app.request(`http://${HOST}${path}`, { headers: { host: HOST, cookie } })
        const html = await answer.text()
        const policy = answer.headers.get('content-security-policy') ?? ''
        const inline = [...html.matchAll(/<script(?![^>]* src=)(?![^>]*json")[^>]*>([^]*?)<\/script>/g)].map(([, text = '']) => text) // prettier-ignore
        expect(inline.length).toBeGreaterThan(2)
        // The browser computes the same hashes, so every script of ours is allowed, and nothing else is.
        const allowed = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
        expect(allowed.toSorted()).toEqual([...new Set(["'self'", ...inline.map(hash)])].toSorted())
        expect(policy).not.toContain(hash('run()'))
        expect(html).not.toContain('nonce="')
      }
    },
  )

  test('cannot contain the mark that a page is rendered with', async () => {
    const marks: string[] = []
    const app = await freshApp(onTestFinished, {
      fetch: (request, options) => {
        marks.push(options.context.mark)
        return pages.fetch(request, options)
      },
    })
    const shown: string[] = []
    for (const path of ['/en/about', '/en/nothing-here', '/en/faq'])
      for (const method of ['GET', 'HEAD']) {
        const answer = await app.request(`http://${HOST}${path}`, { method, headers: { host: HOST } })
        shown.push((await answer.text()) + JSON.stringify([...answer.headers]))
      }
    expect(marks).toHaveLength(3)
    expect(new Set(marks).size).toBe(3)
    for (const mark of marks) expect(shown.join('')).not.toContain(mark)
  })
})
