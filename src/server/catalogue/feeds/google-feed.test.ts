import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { answerErrors, type Env } from '#server/kernel/http.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { googlePrice } from './google-product.ts'
import { feedRoutes } from './routes.ts'

const fixtures = useFixtures()
const get = (path: string) =>
  new Hono<Env>().onError(answerErrors(fixtures.context)).route('/', feedRoutes(fixtures.context)).request(path)

interface Feed {
  feed_metadata: { shard_id: number; total_shards_count: number; nonce: number }
  products: {
    id: string
    options: { price_options: { price: object }[]; cancellation_policy: object; landing_page: { url: string } }[]
  }[]
}
const read = async (path: string): Promise<Feed> =>
  JSON.parse(gunzipSync(Buffer.from(await (await get(path)).arrayBuffer())).toString()) as Feed

test.each([
  [12_500, 'BHD', { currency_code: 'BHD', units: 12, nanos: 500_000_000 }],
  [12_346, 'SAR', { currency_code: 'SAR', units: 123, nanos: 460_000_000 }],
  [700, 'JPY', { currency_code: 'JPY', units: 700, nanos: 0 }],
])('%i minor units of %s', (amountMinor, currency, price) => {
  expect(googlePrice(amountMinor, currency)).toEqual(price)
})

describe('the Google Things to do feed', () => {
  test("has every product with a price once, at its page's price, with the policy as refunds", async () => {
    const { feed_metadata, products } = await read('/feeds/google-things-to-do/0.json.gz')
    expect(feed_metadata).toMatchObject({ shard_id: 0, total_shards_count: 1 })
    const [{ count } = { count: 0 }] = await fixtures.context.db.rows<{ count: number }>({
      name: 'test.priced',
      text: `select count(*) as count from product where pricing_per <> 'quote'`,
    })
    expect(new Set(products.map(({ id }) => id)).size).toBe(count)
    const [option] = products.find(({ id }) => id === 'bahrain-fort')?.options ?? []
    expect(option?.price_options[0]?.price).toEqual({ currency_code: 'BHD', units: 12, nanos: 500_000_000 })
    expect(option?.cancellation_policy).toEqual({
      refund_conditions: [
        { min_duration_before_start_time_sec: 86_400, refund_percent: 100 },
        { min_duration_before_start_time_sec: 21_600, refund_percent: 50 },
      ],
    })
    expect(new URL(option?.landing_page.url ?? '').pathname).toBe('/en/things-to-do-in-manama/bahrain-fort-at-sunset')
    expect(products.some(({ id }) => id === 'muharraq-architecture')).toBe(false)
  })

  test('lists its shards', async () => {
    const answer = await get('/feeds/google-things-to-do')
    const { origin } = fixtures.context.configuration
    expect(await answer.json()).toEqual({ shards: [`${origin}/feeds/google-things-to-do/0.json.gz`] })
  })

  test('returns 404 beyond the last shard', async () => {
    expect((await get('/feeds/google-things-to-do/1.json.gz')).status).toBe(404)
  })
})
