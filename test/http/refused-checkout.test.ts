import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { sellOut } from '#test/support/buyer.ts'
import { buildFrontApp } from '#test/support/build-front-app.ts'
import { createDeparture, useFixtures, type FixtureDeparture } from '#test/support/fixtures.ts'
import { uniqueAddress } from '#test/support/unique-address.ts'

const fixtures = useFixtures()

interface Checkout {
  cart: { items: { id: number }[] }
  others: { id: number }[]
  promo: { code: string } | null
  charged: { amountMinor: number; currency: string }
}

interface Refusal {
  code: string
  checkout?: Checkout
}

let call: <Body>(method: string, path: string, body?: unknown) => Promise<Body>
let departures: [FixtureDeparture, FixtureDeparture, FixtureDeparture]
let items: number[]

beforeEach(async () => {
  const { context } = fixtures
  const app = await buildFrontApp(context)
  const cookies = new Map<string, string>()
  const address = uniqueAddress()
  call = async <Body>(method: string, path: string, body?: unknown) => {
    const answer = await app.request(
      path,
      {
        method,
        headers: {
          host: 'localhost',
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'idempotency-key': randomUUID(),
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
      { incoming: { socket: { remoteAddress: address } } },
    )
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    return (await answer.json()) as Body
  }
  const create = () => createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  departures = [await create(), await create(), await create()]
  items = []
  for (const departure of departures) {
    const { itemId } = await call<{ itemId: number }>('POST', '/api/cart/items?locale=en', {
      departureId: departure.id,
      optionId: departure.optionId,
      units: { [String(departure.units['adult'])]: 1 },
    })
    items.push(itemId)
  }
})

const order = (query: string, change: Record<string, unknown>) =>
  call<Refusal & { reference?: string }>('POST', `/api/checkout?locale=en${query}`, {
    firstName: 'Sara',
    lastName: 'Ali',
    email: `${randomUUID()}@example.com`,
    countryCode: 'SA',
    phoneNumber: '0501234567',
    method: 'card',
    acceptsTerms: true,
    seenTotalMinor: 1,
    seenCurrency: 'SAR',
    ...change,
  })

test('the refusal of a partial checkout contains the checkout of that part, which orders nothing else', async () => {
  const [, second, third] = items
  const { code, checkout } = await order(`&items=${second}-${third}`, { items: [second, third] })
  expect(code).toBe('checkout.cart_changed')
  expect(checkout?.cart.items.map(({ id }) => id)).toEqual([second, third])
  expect(checkout?.others.map(({ id }) => id)).toEqual([items[0]])

  // What the page sends next.
  const { reference } = await order(`&items=${second}-${third}`, {
    items: checkout?.cart.items.map(({ id }) => id),
    seenTotalMinor: checkout?.charged.amountMinor,
    seenCurrency: checkout?.charged.currency,
  })
  const ordered = await fixtures.context.db.rows<{ departureId: number }>({
    name: 'test.ordered',
    text: `select i.departure_id as "departureId" from order_item i join orders o on o.id = i.order_id
      where o.reference = $1 order by i.position`,
    values: [reference],
  })
  expect(ordered.map(({ departureId }) => departureId)).toEqual([departures[1].id, departures[2].id])
})

test('the refusal of an order with a code from the address contains the checkout with that code', async () => {
  await fixtures.context.db.rows({
    name: 'test.code',
    text: `insert into promo_code (code, percent_basis_points) values ('ADDRESS', 1000) on conflict do nothing`,
  })
  const { code, checkout } = await order('', { items, promoCode: 'ADDRESS' })
  expect(code).toBe('checkout.cart_changed')
  expect(checkout?.promo?.code).toBe('ADDRESS')
})

test('a refusal is shown although the checkout cannot be read', async () => {
  for (let tries = 0; tries < 10; tries++) await call('PUT', '/api/cart/promo?locale=en', { code: `GUESS-${tries}` })
  await sellOut(fixtures.context.db, departures[0].id)
  const { code, checkout } = await order('', { items, promoCode: 'GUESS-10' })
  expect(code).toBe('checkout.sold_out')
  expect(checkout).toBeUndefined()
})
