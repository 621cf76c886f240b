import { beforeAll, describe, expect, test } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { checkoutOf, orderOf, visitorWith } from '#test/support/buyer.ts'
import { buildFrontApp } from '#test/support/build-front-app.ts'
import { createDeparture, useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()
const host = 'rihla.test'
const places = { session: '' }

beforeAll(async () => {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 4 })
  const { reference } = await placeOrder(context, await checkoutOf(context, await visitorWith(context, departure, 1)))
  places.session = (await orderOf(context.db, reference)).session
})

/** Over https, as in production, but with the sandbox and the mailbox, which only development has. */
function secure() {
  const { context } = fixtures
  return buildFrontApp({
    ...context,
    configuration: { ...context.configuration, isSecure: true, origin: `https://${host}` },
  })
}

async function ask(
  path: string,
  init: { method?: string; body?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  const app = await secure()
  const filled = path.replace('{session}', places.session)
  return app.request(`https://${host}${filled}`, { ...init, headers: { host, ...init.headers } })
}

const documents = [
  '/',
  '/en',
  '/things-to-do-in-manama/bahrain-fort-at-sunset',
  '/en/things-to-do-in-manama/bahrain-fort-at-sunset',
  '/checkout',
  '/en/cart',
  '/en/profile',
  '/auth/reset-password?token=x',
  '/no/such/page',
  '/offline',
  '/sandbox/pay/{session}',
  '/mailbox',
  '/api/docs',
]
const others = [
  '/api/openapi.json',
  '/api/site?locale=en',
  '/api/nothing',
  '/api/invoices/RH-22222222',
  '/_image/w_320/scenes/dune-dawn-a.svg',
  '/_image/w_320/no-such-picture',
  '/og/en/home.jpg',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/nothing.xml',
  '/feeds/google-things-to-do',
  '/en/blog/rss.xml',
  '/manifest.webmanifest',
  '/icons/nothing.png',
  '/sw.js',
  '/health',
  '/ready',
  '/sandbox/pay/unknown',
  '/mailbox/999999',
]

/** Directives by name: { 'script-src': ["'self'"] } */
function policyOf(answer: Response): Record<string, string[]> {
  const directives = (answer.headers.get('content-security-policy') ?? '').split(';').map((one) => one.trim())
  return Object.fromEntries(directives.map((one) => [one.split(' ')[0], one.split(' ').slice(1)]))
}

// The ten checks of Mozilla's HTTP Observatory, which cannot be reached from tests.
describe.each([...documents, ...others])('%s', (path) => {
  test('Content-Security-Policy allows named sources only, inline scripts by hash only, and no framing', async () => {
    const policy = policyOf(await ask(path))
    expect(policy['default-src']).toEqual(["'none'"])
    expect(policy['base-uri'] ?? ["'none'"]).toEqual(["'none'"])
    expect(policy['object-src'] ?? ["'none'"]).toEqual(["'none'"])
    expect(policy['form-action']).toBeDefined()
    expect(policy['frame-ancestors']).toEqual([path.startsWith('/mailbox') ? "'self'" : "'none'"])
    for (const [name, sources] of Object.entries(policy)) {
      expect(sources, name).not.toContain('*')
      expect(sources, name).not.toContain("'unsafe-inline'")
      expect(sources, name).not.toContain("'unsafe-eval'")
      expect(sources, name).not.toContain('http:')
      expect(sources, name).not.toContain('https:')
    }
    const scripts = policy['script-src'] ?? []
    expect(scripts.filter((source) => !/^'sha256-[\w+/]{43}='$/.test(source) && source !== "'self'")).toEqual([])
  })

  test('Content-Security-Policy names the frame ancestors, in place of X-Frame-Options', async () => {
    expect(policyOf(await ask(path))['frame-ancestors']).toHaveLength(1)
  })

  test('Strict-Transport-Security lasts two years and includes subdomains', async () => {
    expect((await ask(path)).headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
  })

  test('X-Content-Type-Options is nosniff, and the content type is set', async () => {
    const answer = await ask(path)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-type')).toMatch(/^[a-z]+\/[a-z0-9.+-]+/)
  })

  test('Referrer-Policy reveals at most the origin to other sites', async () => {
    expect(['strict-origin-when-cross-origin', 'no-referrer']).toContain(
      (await ask(path)).headers.get('referrer-policy'),
    )
  })

  test('Cross-Origin-Resource-Policy allows other sites to use pictures only', async () => {
    const isPicture = /^\/(?:_image|og)\//.test(path)
    const answer = await ask(path)
    expect(answer.headers.get('cross-origin-resource-policy')).toBe(
      isPicture && answer.status === 200 ? 'cross-origin' : 'same-origin',
    )
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin')
  })

  test('no CORS header allows other origins to read it', async () => {
    for (const origin of ['https://evil.test', 'null', `https://evil.${host}`])
      for (const method of ['GET', 'OPTIONS']) {
        const answer = await ask(path, { method, headers: { origin, 'access-control-request-method': 'POST' } })
        expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
      }
  })

  test('no header names the software', async () => {
    const names = [...(await ask(path)).headers.keys()]
    for (const name of ['server', 'x-powered-by', 'x-generator']) expect(names).not.toContain(name)
  })
})

describe('cookies over https', () => {
  const attributesOf = (cookie: string) => cookie.toLowerCase().split(/;\s*/).slice(1)

  test('identifying cookies have the __Host- prefix and are Secure and HttpOnly', async () => {
    const departure = await createDeparture(fixtures.context.db, { option: 'bahrain-fort/sunset', capacity: 4 })
    const answer = await ask('/api/cart/items', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({
        departureId: departure.id,
        optionId: departure.optionId,
        units: { [String(departure.units['adult'])]: 1 },
      }),
    })
    const cookies = answer.headers.getSetCookie()
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['__Host-rihla_cart'])
    for (const cookie of cookies)
      expect(attributesOf(cookie)).toEqual(expect.arrayContaining(['path=/', 'secure', 'httponly', 'samesite=lax']))
  })

  test.each(['/en?currency=SAR', '/?language=en'])('the cookie set by %s is Secure', async (path) => {
    const cookies = (await ask(path)).headers.getSetCookie()
    expect(cookies).toHaveLength(1)
    for (const cookie of cookies)
      expect(attributesOf(cookie)).toEqual(expect.arrayContaining(['path=/', 'secure', 'samesite=lax']))
  })
})
