import { describe, expect, test } from 'vitest'
import { apiOf } from '#test/support/api-of.ts'
import { createDeparture, useFixtures, type FixtureDeparture } from '#test/support/fixtures.ts'

const fixtures = useFixtures()
const guest = {
  firstName: 'Sara',
  lastName: 'Ali',
  email: 'sara@example.com',
  countryCode: 'SA',
  phoneNumber: '0501234567',
  method: 'card',
  acceptsTerms: true,
}

interface Answer {
  status: number
  body: Record<string, unknown>
}

/** A browser whose owner writes what they like into what it sends. Its currency is that of the departures. */
function browser() {
  const api = apiOf(fixtures.context)
  let cookie = ''
  return async (method: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> => {
    const answer = await api.request(`/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        cookie: `rihla_currency=BHD; ${cookie}`,
        ...headers,
      },
      ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
}

const departure = () => createDeparture(fixtures.context.db, { option: 'bahrain-fort/sunset', capacity: 5 })

const adults = ({ id, optionId, units }: FixtureDeparture, quantity: number) => ({
  optionId,
  departureId: id,
  units: { [String(units['adult'])]: quantity },
})

const countOrders = async () => {
  const rows = await fixtures.context.db.rows({ name: 'test.orders', text: 'select 1 from orders' })
  return rows.length
}

describe('an impossible quantity', () => {
  const quantities = [-1, 0, 1.5, 1e9, '2', null, 'NaN']

  test.each(quantities)('%s is not put into a cart', async (quantity) => {
    const ask = browser()
    const answer = await ask('POST', '/cart/items', adults(await departure(), quantity as number))
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect((await ask('GET', '/cart', null)).body['items']).toEqual([])
  })

  test.each(quantities)('%s does not change a cart', async (quantity) => {
    const ask = browser()
    const wish = adults(await departure(), 2)
    const { items } = (await ask('POST', '/cart/items', wish)).body as { items: { id: number }[] }
    const units = { [Object.keys(wish.units)[0] ?? '']: quantity }
    const answer = await ask('PATCH', `/cart/items/${items[0]?.id}`, { units })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect((await ask('GET', '/cart', null)).body).toMatchObject({ items: [{ travellers: 2 }], totalMinor: 25_000 })
  })
})

test('several days of a one-day activity are refused, although the next days are free', async () => {
  const ask = browser()
  const three = { ...adults(await departure(), 2), duration: 3 }
  await fixtures.context.db.rows({
    name: 'test.next_days',
    text: `insert into departure (option_id, local_date, local_time, starts_at, ends_at, cutoff_at, capacity)
      select option_id, local_date + day, local_time, starts_at + make_interval(days => day), ends_at + make_interval(days => day),
        cutoff_at + make_interval(days => day), capacity from departure, generate_series(1, 2) as day where id = $1`,
    values: [three.departureId],
  })
  expect(await ask('POST', '/cart/items', three)).toMatchObject({
    status: 409,
    body: { code: 'cart.duration_invalid' },
  })
})

describe('a price that the browser names', () => {
  const lies = { priceMinor: 1, unitMinor: 1, totalMinor: 1, seenMinor: 1, originalMinor: 1, currency: 'EGP' }

  test('is not read when something is put into the cart', async () => {
    const ask = browser()
    const { status, body } = await ask('POST', '/cart/items', { ...adults(await departure(), 2), ...lies })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      totalMinor: 25_000,
      currency: 'BHD',
      items: [{ totalMinor: 25_000, seenMinor: 25_000 }],
    })
  })

  test.each([
    ['a lower total', { seenTotalMinor: 1 }],
    ['nothing to pay', { seenTotalMinor: 0 }],
    ['a total below nothing', { seenTotalMinor: -25_000 }],
    ['a total with a fraction', { seenTotalMinor: 24_999.5 }],
    ['a total of text', { seenTotalMinor: '25000' }],
    ['another currency', { seenCurrency: 'EGP' }],
    ['no currency that there is', { seenCurrency: 'XXX' }],
    ['a promo code of its own', { promoCode: { percentBasisPoints: 10_000 } }],
  ])('with %s is refused at checkout, and there is no order', async (_, lie) => {
    const ask = browser()
    await ask('POST', '/cart/items', adults(await departure(), 2))
    const before = await countOrders()
    const body = { ...guest, seenTotalMinor: 25_000, seenCurrency: 'BHD', ...lie }
    const answer = await ask('POST', '/checkout', body, { 'idempotency-key': crypto.randomUUID() })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(await countOrders()).toBe(before)
  })

  test('beside the true ones does not change the total', async () => {
    const ask = browser()
    await ask('POST', '/cart/items', adults(await departure(), 2))
    const body = { ...guest, seenTotalMinor: 25_000, seenCurrency: 'BHD', ...lies, discountMinor: 24_999 }
    const { status, body: placed } = await ask('POST', '/checkout', body, { 'idempotency-key': crypto.randomUUID() })
    expect(status).toBe(200)
    const charged = await fixtures.context.db.rows({
      name: 'test.charged',
      text: `select o.total_minor as "totalMinor", o.discount_minor as "discountMinor", p.amount_minor as "amountMinor", p.currency
        from orders o join payment p on p.order_id = o.id where o.reference = $1`,
      values: [placed['reference']],
    })
    expect(charged).toEqual([{ totalMinor: 25_000, discountMinor: 0, amountMinor: 25_000, currency: 'BHD' }])
  })
})
