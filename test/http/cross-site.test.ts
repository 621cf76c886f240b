import { beforeAll, describe, expect, test } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { apiOf } from '#test/support/api-of.ts'
import { checkoutOf, orderOf, visitorWith } from '#test/support/buyer.ts'
import { checksums } from '#test/support/checksum.ts'
import { buildFrontApp } from '#test/support/build-front-app.ts'
import { createDeparture, useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()
const host = 'localhost:3000'
const cookie = 'rihla_session=stolen; rihla_cart=stolen'

/** What browsers send for a page of another site, another of our sites, or an opaque origin. */
const strangers: Record<string, Record<string, string>> = {
  'another site': { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
  'another site, with cookies': { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site', cookie },
  'another site, in a browser that tells the origin only': { origin: 'https://evil.test', cookie },
  'another site that says it is a program of ours': { origin: 'https://evil.test', 'x-rihla': '1' },
  'a name of our domain': { origin: `http://evil.${host}`, 'sec-fetch-site': 'same-site', cookie },
  'our name at another port': { origin: 'http://localhost:3001', cookie },
  'our name over another protocol, as text': { origin: 'localhost:3000', cookie },
  'a frame without origin': { origin: 'null', cookie },
  'a link that was followed': { 'sec-fetch-site': 'none', origin: 'null', cookie },
}

/** Every route with an unsafe method. The check does not depend on path parameters. */
async function unsafeRoutes(): Promise<{ method: string; path: string }[]> {
  const { context } = fixtures
  const all = [...apiOf(context).routes, ...(await buildFrontApp(context)).routes]
  const named = all.filter(({ method, path }) => !['GET', 'ALL', 'OPTIONS', 'HEAD'].includes(method) && !path.endsWith('*')) // prettier-ignore
  const unique = new Set(named.map(({ method, path }) => `${method} ${path}`))
  return [...unique].map((route) => {
    const [method = '', path = ''] = route.split(' ')
    return { method, path: path.replaceAll(/:\w+(\{[^}]*\})?/g, '1') }
  })
}

let before: Record<string, string>
beforeAll(async () => {
  before = await checksums(fixtures.context.db)
})

describe('a write request from', () => {
  test.each(Object.entries(strangers))('%s is refused on every route and changes nothing', async (_, headers) => {
    const app = await buildFrontApp(fixtures.context)
    const routes = (await unsafeRoutes()).filter(({ path }) => !path.startsWith('/api/payments/webhooks/'))
    expect(routes.length).toBeGreaterThan(35)
    expect(routes).toContainEqual({ method: 'POST', path: '/sandbox/pay/1' })
    for (const { method, path } of routes)
      for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
        const answer = await app.request(`http://${host}${path}`, {
          method,
          headers: { host, 'content-type': type, ...headers },
          ...(method === 'DELETE' ? {} : { body: '{}' }),
        })
        expect([answer.status, ((await answer.json()) as { code: string }).code], `${method} ${path}, ${type}`).toEqual(
          [403, 'request.cross_site'],
        )
      }
    expect(await checksums(fixtures.context.db)).toEqual(before)
  })
})

test.each(['text/plain', 'text/plain; x=application/json', 'application/x-www-form-urlencoded', 'Multipart/Form-Data'])(
  'refuses a form with cookies and without origin, sent as %s',
  async (type) => {
    const app = await buildFrontApp(fixtures.context)
    const routes = (await unsafeRoutes()).filter(({ path }) => !path.startsWith('/api/payments/webhooks/'))
    for (const { method, path } of routes) {
      const headers = { host, cookie, 'content-type': type }
      const answer = await app.request(`http://${host}${path}`, { method, headers })
      expect(await answer.text(), `${method} ${path}`).toContain('request.cross_site')
    }
    expect(await checksums(fixtures.context.db)).toEqual(before)
  },
)

test.each([
  ['our own page', { 'sec-fetch-site': 'same-origin', cookie }],
  ['our own page, in a browser that sends only Origin', { origin: `http://${host}`, cookie }],
  ['a program without cookies', {}],
  ['a program with cookies and the X-Rihla header', { cookie, 'content-type': 'text/plain', 'x-rihla': '1' }],
  ['a program with cookies that sends JSON', { cookie, 'content-type': 'application/json' }],
  ['a program with cookies that sends nothing', { cookie }],
])('does not refuse requests of %s as cross-site', async (_, headers: Record<string, string>) => {
  const app = await buildFrontApp(fixtures.context)
  for (const { method, path } of await unsafeRoutes()) {
    const answer = await app.request(`http://${host}${path}`, { method, headers: { host, ...headers } })
    expect(await answer.text(), `${method} ${path}`).not.toContain('request.cross_site')
  }
})

test('accepts payment webhooks from any origin, but only with a valid signature', async () => {
  const app = await buildFrontApp(fixtures.context)
  const routes = (await unsafeRoutes()).filter(({ path }) => path.startsWith('/api/payments/webhooks/'))
  expect(routes).toEqual([{ method: 'POST', path: '/api/payments/webhooks/1' }])
  // The server adds what earlier requests counted.
  const changing = { rate_limit: '' }
  const sums = await checksums(fixtures.context.db)
  for (const signature of [undefined, 't=1,v1=00', 'x'.repeat(5000)]) {
    const answer = await app.request(`http://${host}/api/payments/webhooks/sandbox`, {
      method: 'POST',
      headers: { host, ...strangers['another site'], ...(signature ? { 'sandbox-signature': signature } : {}) },
      body: JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed' }),
    })
    expect(answer.status).toBe(400)
  }
  expect({ ...(await checksums(fixtures.context.db)), ...changing }).toEqual({ ...sums, ...changing })
})

test("accepts the sandbox's payment form only from its own page", async () => {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 4 })
  const { reference } = await placeOrder(context, await checkoutOf(context, await visitorWith(context, departure, 1)))
  const { session } = await orderOf(context.db, reference)
  const app = await buildFrontApp(context)
  const press = async (headers: Record<string, string> | undefined) => {
    const type = 'application/x-www-form-urlencoded'
    const wish = { method: 'POST', headers: { host, 'content-type': type, ...headers }, body: 'decision=approve' }
    return (await app.request(`http://${host}/sandbox/pay/${session}`, wish)).status
  }
  expect(await press(strangers['another site'])).toBe(403)
  expect(await press({ 'sec-fetch-site': 'same-origin', origin: `http://${host}` })).toBe(303)
})
