import { expect, test } from 'vitest'
import { useFixtures } from '#test/support/fixtures.ts'
import { makeApi } from './api.ts'
import { writeLimitOf } from './limit-writes.ts'

const fixtures = useFixtures()

test('limits every unsafe operation per network, with a Retry-After time', async () => {
  const { context } = fixtures
  const api = makeApi(context)
  const operations = new Set(
    api.routes
      .filter(({ method, path }) => !['GET', 'ALL', 'OPTIONS', 'HEAD'].includes(method) && !path.includes('/webhooks/'))
      .map(({ method, path }) => `${method} ${path.replaceAll(/:\w+(\{[^}]*\})?/g, '1')}`),
  )
  expect(operations.size).toBeGreaterThan(35)
  await Promise.all(
    [...operations].map(async (operation, number) => {
      const [method = '', path = ''] = operation.split(' ')
      const ask = async (host: number) =>
        api.request(
          path,
          { method, headers: { host: 'localhost', 'content-type': 'application/json' } },
          { incoming: { socket: { remoteAddress: `2001:db8:${number + 1}:7::${host}` } } },
        )
      expect((await ask(1)).status, operation).not.toBe(429)
      await expect.poll(() => useUp(`2001:db8:${number + 1}:7::/64`), { message: operation }).toBeGreaterThan(0)
      // This process learns what others have counted when it adds its own attempts.
      await expect.poll(async () => (await ask(2)).status, { message: operation, interval: 250 }).toBe(429)
      const answer = await ask(3)
      expect(Number(answer.headers.get('retry-after')), operation).toBeGreaterThan(0)
      expect(((await answer.json()) as { code: string }).code, operation).toMatch(/\.too_many/)
    }),
  )
})

/** As if another process had counted. Returns how many rows there were. */
async function useUp(network: string): Promise<number> {
  const rows = await fixtures.context.db.rows({
    name: 'test.use_up',
    text: `update rate_limit set points = 100000 where key like '% ' || $1 returning key`,
    values: [network],
  })
  return rows.length
}

test('allows three hundred cart changes in ten minutes from one address, and no more', async () => {
  const api = makeApi(fixtures.context)
  const statuses: number[] = []
  for (let count = 0; count < 301; count++)
    statuses.push(
      (
        await api.request(
          '/api/cart/items',
          { method: 'POST', headers: { host: 'localhost', 'content-type': 'application/json' }, body: '{}' },
          { incoming: { socket: { remoteAddress: '198.51.100.90' } } },
        )
      ).status,
    )
  expect(new Set(statuses.slice(0, 300))).toEqual(new Set([422]))
  expect(statuses[300]).toBe(429)
})

test('the promo fields of the cart and of the checkout share sixty entries in ten minutes', async () => {
  const api = makeApi(fixtures.context)
  const statuses: number[] = []
  for (let count = 0; count < 61; count++)
    statuses.push(
      (
        await api.request(
          count % 2 === 0 ? '/api/cart/promo' : '/api/checkout/promo',
          { method: 'PUT', headers: { host: 'localhost', 'content-type': 'application/json' }, body: '{}' },
          { incoming: { socket: { remoteAddress: '198.51.100.91' } } },
        )
      ).status,
    )
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([422]))
  expect(statuses[60]).toBe(429)
})

test.each(['sign-in', 'passkey/options', 'passkey/sign-in', 'invitation', 'invitation/details', 'invitation/totp'])(
  'POST /api/console/%s, which needs no session, is limited more than other writes',
  (path) => expect(writeLimitOf('POST', `/api/console/${path}`)?.name).toBe('console-open'),
)
