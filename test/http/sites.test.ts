import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Hono } from 'hono'
import { servePages, type Pages } from '#http/serve-pages.ts'
import { apiOf } from '#test/support/api-of.ts'
import { feedRoutes } from '#server/catalogue/feeds/routes.ts'
import { readInProcess } from '#server/kernel/in-process.ts'
import type { Env } from '#server/kernel/http.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { checkoutOf, visitorWith } from '#test/support/buyer.ts'
import { createDeparture, useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()
const pearl = 'pearl.localhost:3000'
const marketplace = 'localhost:3000'

let rendered = 0
let api: ReturnType<typeof apiOf>
let pages: Hono<Env>
let feeds: Hono<Env>
beforeAll(() => {
  api = apiOf(fixtures.context)
  feeds = feedRoutes(fixtures.context)
})
beforeEach(() => {
  rendered = 0
  // Renders the site it was requested for, read as the built pages read it.
  const fetch: Pages['fetch'] = async (_request, { context }) => {
    rendered += 1
    const answer = await context.read('/api/site', { query: { locale: 'en' } })
    const { site } = answer.body as { site: { code: string; origin: string } }
    return new Response(`${site.code} ${site.origin}`, { headers: { 'content-type': 'text/html' } })
  }
  pages = servePages(fixtures.context, { fetch }, readInProcess(fixtures.context, api))
})

const page = async (host: string, path = '/en/about', headers: Record<string, string> = {}) => {
  const answer = await pages.request(`http://127.0.0.1${path}`, { headers: { host, ...headers } })
  return `${answer.status} ${await answer.text()}`
}

describe('the Host header', () => {
  test.each([
    'pearl.localhost',
    'pearl.localhost:3000',
    'pearl.localhost:',
    'PEARL.LocalHost:3000',
    'pearl.localhost.',
    'pearl.localhost.:3000',
  ])('%j selects the supplier’s site', async (host) => {
    expect(await page(host)).toBe('200 pearl http://pearl.localhost:3000')
  })

  test.each([
    'localhost:3000',
    'unknown.example',
    'pearl.localhost.evil.example',
    'xpearl.localhost',
    '',
    '.',
    ':3000',
    '[::1]:3000',
    '127.0.0.1',
    'pearl.localhost, evil.example',
    'pearl.localhost/../x',
    "'; drop table site; --",
    '%00%ff',
    'é.example',
    'a'.repeat(5000),
    '__proto__',
  ])('%j selects the default site at the default origin', async (host) => {
    expect(await page(host)).toBe('200 rihla http://localhost:3000')
    const robots = await feeds.request('http://127.0.0.1/robots.txt', { headers: { host } })
    expect(await robots.text()).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  })
})

describe('a cached page', () => {
  test('is returned only on its own site', async () => {
    for (const host of [pearl, marketplace, 'atlas.localhost', pearl, marketplace, 'atlas.localhost']) {
      const code = host === marketplace ? 'rihla' : host.split('.')[0]
      expect(await page(host)).toContain(`200 ${code} `)
    }
    expect(rendered).toBe(3)
  })

  test('is shared by all unknown hosts', async () => {
    for (let name = 0; name < 20; name++) await page(`invented-${name}.example`)
    expect(rendered).toBe(1)
  })
})

const ask = async (
  host: string,
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: string } = {},
) => {
  const answer = await api.request(`http://${host}${path}`, { ...init, headers: { host, ...init.headers } })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

test('returns cached API responses only on their own site', async () => {
  const countOn = async (host: string) => Number((await ask(host, '/api/home?locale=en')).body['productCount'])
  const counts = [await countOn(pearl), await countOn(marketplace), await countOn(pearl), await countOn(marketplace)]
  expect(counts).toEqual([12, counts[1], 12, counts[1]])
  expect(counts[1]).toBeGreaterThan(100)
})

describe('a write request of a page', () => {
  const write = (host: string, origin: string) =>
    ask(host, '/api/messages?locale=en', {
      method: 'POST',
      headers: { origin, cookie: 'rihla_cart=x', 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'N', email: 'n@example.com', topic: 'other', text: 'A question of mine.' }),
    })

  test.each([
    [pearl, 'http://localhost:3000'],
    [pearl, 'http://atlas.localhost:3000'],
    [marketplace, 'http://pearl.localhost:3000'],
    [marketplace, 'https://evil.example'],
  ])('is refused if it goes to %s from %s', async (host, origin) => {
    expect(await write(host, origin)).toMatchObject({ status: 403, body: { code: 'request.cross_site' } })
  })

  test.each([
    [pearl, 'http://pearl.localhost:3000'],
    [marketplace, 'http://localhost:3000'],
    // A proxy that forwards another host: the deployment's origin is that of the default site.
    ['inside.example', 'http://localhost:3000'],
  ])('is accepted if it goes to %s from %s, its own site', async (host, origin) => {
    expect(await write(host, origin)).toMatchObject({ status: 200 })
  })
})

describe('cookies of another site', () => {
  async function cookiesOfMarketplace() {
    const { context } = fixtures
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 4 })
    const visitor = await visitorWith(context, departure, 1)
    const { reference } = await placeOrder(context, await checkoutOf(context, visitor))
    const key = orderAccessToken(context.configuration, reference)
    return { reference, key, cookie: `rihla_cart=${visitor.cartToken}; rihla_order=${reference}:${key}` }
  }

  test('open neither its cart nor its orders, and break no page', async () => {
    const { cookie, reference, key } = await cookiesOfMarketplace()
    const headers = { cookie }
    expect(await ask(marketplace, '/api/cart?locale=en', { headers })).toMatchObject({
      status: 200,
      body: { items: [{}] },
    })
    expect(await ask(pearl, '/api/cart?locale=en', { headers })).toMatchObject({ status: 200, body: { items: [] } })
    for (const path of [
      '/api/checkout/outcome?locale=en',
      `/api/checkout/outcome?locale=en&reference=${reference}`,
      `/api/invoices/${reference}?locale=en&key=${key}`,
      `/api/invoices/${reference}/invoice.pdf?locale=en&key=${key}`,
    ]) {
      expect((await ask(marketplace, path, { headers })).status, path).not.toBe(404)
      expect((await ask(pearl, path, { headers })).status, path).toBe(404)
    }
    expect(await page(pearl, '/en/cart', headers)).toBe('200 pearl http://pearl.localhost:3000')
  })

  test.each(['x', 'a'.repeat(43), '%00', '😀', 'a'.repeat(4000), '{"$ne":1}'])(
    'forged as %s are ignored',
    async (value) => {
      const cookie = ['cart', 'session', 'order', 'wishlist', 'currency'].map(
        (name) => `rihla_${name}=${encodeURIComponent(value)}`,
      )
      const headers = { cookie: cookie.join('; ') }
      expect(await ask(pearl, '/api/site?locale=en', { headers })).toMatchObject({
        status: 200,
        body: { visitor: { user: null, currency: 'BHD', cartCount: 0 } },
      })
      expect(await page(pearl, '/en/cart', headers)).toContain('200 pearl')
    },
  )
})
