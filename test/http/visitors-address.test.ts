import { expect, test } from 'vitest'
import type { Pages } from '#http/serve-pages.ts'
import { readConfiguration } from '#server/kernel/configuration.ts'
import { buildFrontApp } from '#test/support/build-front-app.ts'
import { useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()

test('counts reads of a rendering page against the visitor, not against all visitors together', async () => {
  const pages: Pages = {
    fetch: async (_request, { context }) => {
      const param = { code: 'AAAABBBBCCCCDDDD' }
      const { status } = await context.read('/api/tickets/:code', { param, query: { locale: 'en' } })
      return new Response('', { status })
    },
  }
  const app = await buildFrontApp(fixtures.context, pages)
  for (const remoteAddress of ['198.51.100.1', '198.51.100.2'])
    await app.request(
      'http://localhost/en/cart',
      { headers: { host: 'localhost' } },
      {
        incoming: { socket: { remoteAddress } },
      },
    )
  const counted = await fixtures.context.db.rows<{ key: string }>({
    name: 'test.counted',
    text: `select key from rate_limit where key like 'ticket %' order by key`,
  })
  expect(counted.map(({ key }) => key)).toEqual(['ticket 198.51.100.1', 'ticket 198.51.100.2'])
})

test('reads the visitor’s address behind two proxies and ignores addresses that the visitor added', async () => {
  const configuration = readConfiguration({
    NODE_ENV: 'test',
    SECRET: 'a secret that is only good for tests',
    TRUST_PROXY: '10.0.0.0/8',
  })
  const app = await buildFrontApp({ ...fixtures.context, configuration })
  for (const visitor of ['198.51.100.11', '198.51.100.12'])
    await app.request(
      'http://localhost/api/tickets/AAAABBBBCCCCDDDD?locale=en',
      { headers: { host: 'localhost', 'x-forwarded-for': `203.0.113.99, ${visitor}, 10.0.0.2` } },
      { incoming: { socket: { remoteAddress: '::ffff:10.0.0.1' } } },
    )
  const counted = await fixtures.context.db.rows<{ key: string }>({
    name: 'test.counted_behind_proxies',
    text: `select key from rate_limit where key like 'ticket 198.51.100.1_' or key like 'ticket %10.0.0%' or key like 'ticket 203%' order by key`,
  })
  expect(counted.map(({ key }) => key)).toEqual(['ticket 198.51.100.11', 'ticket 198.51.100.12'])
})
