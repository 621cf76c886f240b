import { expect, test } from 'vitest'
import { useFixtures } from '#test/support/fixtures.ts'
import { makeApi } from './api.ts'

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
  let next = 0
  for (const operation of operations) {
    const [method = '', path = ''] = operation.split(' ')
    const ask = async (remoteAddress: string) =>
      api.request(
        path,
        { method, headers: { host: 'localhost', 'content-type': 'application/json' } },
        { incoming: { socket: { remoteAddress } } },
      )
    const network = `2001:db8:${(next += 1)}:7`
    expect((await ask(`${network}::1`)).status, operation).not.toBe(429)
    await context.db.rows({
      name: 'test.use_up',
      text: `update rate_limit set points = 100000 where key like '% ' || $1`,
      values: [`${network}::/64`],
    })
    const answer = await ask(`${network}::2`)
    expect(answer.status, operation).toBe(429)
    expect(Number(answer.headers.get('retry-after')), operation).toBeGreaterThan(0)
    expect(((await answer.json()) as { code: string }).code, operation).toMatch(/\.too_many/)
  }
})

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
