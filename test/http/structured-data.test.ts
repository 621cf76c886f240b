import { expect, test } from 'vitest'
import { readProduct } from '#server/catalogue/read-product.ts'
import { buildFrontApp } from '#test/support/build-front-app.ts'
import { builtPages } from '#test/support/built-pages.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()

test.each([
  { currency: 'SAR', exact: '124.67', shown: 12_467 },
  { currency: 'BHD', exact: '12.500', shown: 12_500 },
  { currency: 'KWD', exact: '10.230', shown: 10_230 },
])('structured data and the page have the exact price in $currency', async ({ currency, exact, shown }) => {
  const { context } = fixtures
  const visitor = { ...(await createVisitor(context.db)), currency }
  const { from } = await readProduct(context, {
    visitor,
    locale: 'en',
    city: 'manama',
    slug: 'bahrain-fort-at-sunset',
  })
  const app = await buildFrontApp(context, await builtPages())
  const page = await app.request('http://localhost/en/things-to-do-in-manama/bahrain-fort-at-sunset', {
    headers: { host: 'localhost', cookie: `rihla_currency=${currency}` },
  })
  const data = [...(await page.text()).matchAll(/<script[^>]*ld\+json[^>]*>(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? '') as { offers?: object },
  )
  expect(from).toEqual({ amountMinor: shown, currency, isEstimate: false })
  expect(data.find(({ offers }) => offers)?.offers).toMatchObject({ price: exact, priceCurrency: currency })
})
