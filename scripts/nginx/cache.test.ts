/** `npm run nginx:test`: deploy/nginx.conf with a real nginx in front of a real process. */
import assert from 'node:assert/strict'
import { request } from 'node:http'
import { after, before, describe, test } from 'node:test'
import { startSite, type BenchSite } from '#bench/start-site.ts'
import { freePort } from '#scripts/free-port.mjs'
import { openLink, type Link } from '#scripts/cluster/link.ts'
import { hasNginx, startNginx, withoutNginx, type Nginx } from './start-nginx.ts'

const PAGE = '/en/things-to-do-in-manama/bahrain-fort-at-sunset'
/** docs/decisions/0009-page-cache.md: a change shows within ten seconds. */
const SHOWN_WITHIN_MS = 10_000

interface Reply {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

void describe('nginx in front', { skip: hasNginx ? false : withoutNginx }, () => {
  let site: BenchSite
  let link: Link
  let nginx: Nginx
  before(async () => {
    const port = await freePort()
    site = await startSite(port, { roles: ['web'] })
    link = await openLink({ host: '127.0.0.1', port }, await freePort())
    nginx = await startNginx(site.directory, [Number(link.address.split(':')[1])])
  })
  after(async () => {
    await nginx.stop()
    await site.stop()
  })

  /** Not fetch, which decodes bodies. */
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Reply>((resolve, reject) => {
      request(nginx.origin + path, { method, headers }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        )
      })
        .on('error', reject)
        .end()
    })
  /** A cached response has the id of the request that made it. */
  const idOf = async (path: string, headers: Record<string, string> = {}) =>
    (await get(path, headers)).headers['x-request-id']
  /** Whether the second of two requests, one at once after the other, is answered from the cache. A second may pass between. */
  const isCached = async (path: string, headers: Record<string, string> = {}) => {
    for (let tries = 0; tries < 5; tries++) if ((await idOf(path, headers)) === (await idOf(path, headers))) return true
    return false
  }

  void test('pages of visitors without cookies come from the cache', async () => {
    assert.equal(await isCached(PAGE), true)
    assert.equal(await isCached('/', { 'accept-language': 'ar' }), true)
    assert.equal(await isCached(PAGE, { cookie: 'rihla_theme=dark; rihla_currency=USD; rihla_locale=en' }), true)
    assert.match(nginx.log(), / HIT /)
  })

  for (const cookie of ['rihla_session=a', 'x=1; rihla_cart=a', '__Host-rihla_session=a', '__Host-rihla_order=a'])
    void test(`a visitor with the cookie ${cookie} gets a page of their own`, async () => {
      assert.equal(await isCached(PAGE, { cookie }), false)
      const first = await get(PAGE, { cookie: cookie.replace('__Host-', '') })
      assert.equal(first.headers['cache-control'], 'private, no-cache')
    })

  void test('each encoding, currency and language has its own', async () => {
    const encodings = ['br, gzip', 'gzip', '', 'br;q=0, gzip']
    const seen = await Promise.all(encodings.map((value) => get(PAGE, { 'accept-encoding': value })))
    assert.deepEqual(
      seen.map(({ headers }) => headers['content-encoding']),
      ['br', 'gzip', undefined, 'gzip'],
    )
    const inPounds = await get(PAGE, { cookie: 'rihla_currency=GBP' })
    const inOwn = await get(PAGE)
    assert.ok(inPounds.body.includes('£'))
    assert.ok(!inOwn.body.includes('£'))
    const english = { 'accept-language': 'en-GB' }
    const languages = [
      { 'accept-language': 'ar' },
      english,
      { ...english, 'sec-fetch-site': 'same-origin' },
      { cookie: 'rihla_locale=en' },
      {},
    ]
    for (let turn = 0; turn < 2; turn++) {
      const statuses = await Promise.all(languages.map((headers) => get('/', headers)))
      assert.deepEqual(
        statuses.map(({ status }) => status),
        [200, 302, 200, 302, 200],
      )
    }
  })

  void test('no cookie outside of the key reaches a page that is cached', async () => {
    const odd = { cookie: 'rihla_currency=%47BP; rihla_currency=EUR' }
    for (let turn = 0; turn < 3; turn++) {
      await get(`${PAGE}?odd`, odd)
      const normal = await get(`${PAGE}?odd`)
      assert.ok(!normal.body.includes('£') && !normal.body.includes('€'))
    }
  })

  void test('conditional requests and HEAD are answered from the cache', async () => {
    const { headers } = await get(PAGE)
    const known = { 'if-none-match': String(headers['etag']) }
    assert.equal((await get(PAGE, known)).status, 304)
    const head = await get(PAGE, {}, 'HEAD')
    assert.deepEqual([head.status, head.headers['etag'], head.body.length], [200, headers['etag'], 0])
  })

  void test('the API and forms are passed on with all cookies, and health checks are not', async () => {
    assert.equal(await isCached('/api/products?locale=en'), false)
    const saved = await get('/api/wishlist', { cookie: `rihla_wishlist=${'w'.repeat(43)}` })
    assert.equal(saved.status, 200)
    assert.equal((await get('/ready')).status, 404)
    assert.equal((await get('/health')).status, 404)
  })

  void test('a change shows within ten seconds', async () => {
    await get(PAGE)
    const title = `A title of ${Date.now()}`
    await site.db.rows({
      name: 'test.title',
      text: `update product set title = jsonb_set(title, '{en}', to_jsonb($1::text)) where code = 'bahrain-fort'`,
      values: [title],
    })
    const changedAt = performance.now()
    let took = Number.POSITIVE_INFINITY
    while (performance.now() - changedAt < 2 * SHOWN_WITHIN_MS) {
      if ((await get(PAGE)).body.includes(title)) {
        took = performance.now() - changedAt
        break
      }
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    process.stdout.write(`# a changed title was shown after ${(took / 1000).toFixed(1)} s\n`)
    assert.ok(took < SHOWN_WITHIN_MS)
  })

  void test('a page that was cached minutes ago is not sent to the first visitor after them', async () => {
    const before = await idOf('/en/about')
    await new Promise((resolve) => setTimeout(resolve, 4000))
    assert.notEqual(await idOf('/en/about'), before)
  })

  // Last, because no process is reached afterwards.
  void test('while no process answers, the last pages are sent', async () => {
    assert.equal((await get(PAGE)).status, 200)
    link.close()
    await new Promise((resolve) => setTimeout(resolve, 4000))
    assert.equal((await get('/en/cart')).status, 502)
    assert.equal((await get(PAGE)).status, 200)
  })
})
