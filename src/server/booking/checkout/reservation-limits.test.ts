import { describe, expect, test } from 'vitest'
import { forgetEndedReservations } from '#server/booking/orders/forget-ended-reservations.ts'
import type { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { checkoutOf, visitorWith } from '#test/support/buyer.ts'
import { countsOf, createDeparture, useFixtures, type FixtureDeparture } from '#test/support/fixtures.ts'
import type { PlaceOrderInput } from './place-order-input.ts'
import { placeOrder } from './place-order.ts'

const fixtures = useFixtures()
let next = 0

interface Buyer {
  address?: string
  email?: string
  method?: PlaceOrderInput['method']
  adults?: number
}

async function inputOf(departure: FixtureDeparture, { address, email, method, adults = 1 }: Buyer) {
  const cart = await visitorWith(fixtures.context, departure, adults)
  const visitor: Visitor = { ...cart, address: address ?? `192.0.2.${(next += 1)}` }
  const checkout = await checkoutOf(fixtures.context, visitor)
  return {
    ...checkout,
    email: email ?? `stranger${(next += 1)}@example.com`,
    method: method ?? 'pay_later',
  }
}

/** The code of each order's refusal; null for one that was placed. */
async function reserve(departure: FixtureDeparture, buyers: Buyer[]): Promise<(string | null)[]> {
  const inputs: PlaceOrderInput[] = []
  for (const buyer of buyers) inputs.push(await inputOf(departure, buyer))
  const results = await Promise.allSettled(inputs.map((input) => placeOrder(fixtures.context, input)))
  return results.map((result) => {
    if (result.status === 'fulfilled') return null
    const { kind, code, details } = result.reason as ApiError
    expect({ kind, details }).toEqual({ kind: 'limited', details: { retryAfterSeconds: expect.any(Number) } })
    return code
  })
}

const placed = (codes: (string | null)[]) => codes.filter((code) => code === null).length
const times = (length: number, buyer: (index: number) => Buyer) => Array.from({ length }, (_, index) => buyer(index))

async function departureOf(capacity = 200, option = 'bahrain-fort/sunset'): Promise<FixtureDeparture> {
  return createDeparture(fixtures.context.db, { option, capacity })
}

describe('unpaid reservations made at the same time', () => {
  test.each([
    ['one email address from any network', 3, () => ({ email: 'Victim@example.com' })],
    ['one IPv4 address to thirty strangers', 10, () => ({ address: '198.51.100.20' })],
    ['one IPv6 /64 by as many addresses', 10, (index: number) => ({ address: `2001:db8:1:1::${index + 1}` })],
    ['one IPv6 /48 by as many /64', 30, (index: number) => ({ address: `2001:db8:2:${index + 1}::1` })],
  ])('of %s are limited to %i, and the rest hold no place', async (_, most, buyer: (index: number) => Buyer) => {
    const departure = await departureOf()
    const codes = await reserve(departure, times(most + 5, buyer))
    expect(placed(codes)).toBe(most)
    expect(new Set(codes)).toEqual(new Set([null, 'checkout.too_many_open']))
    expect(await countsOf(fixtures.context.db, departure.id)).toMatchObject({ held: most })
  })

  test('do not keep the same buyer from paying by card', async () => {
    const departure = await departureOf()
    const email = 'keen@example.com'
    await reserve(
      departure,
      times(4, () => ({ email })),
    )
    expect(await reserve(departure, [{ email, method: 'card' }])).toEqual([null])
  })
})

describe('requests that hosts have not answered', () => {
  const accept = (email: string) =>
    fixtures.context.db.rows({
      name: 'test.answered',
      text: `update orders set status = 'awaiting_payment' where email = $1 and status = 'awaiting_supplier'`,
      values: [email],
    })
  const anHourLater = () =>
    fixtures.context.db.rows({
      name: 'test.an_hour_later',
      text: `update open_reservation set created_at = created_at - interval '1 hour'`,
    })
  const threeOf = (email: string) => times(3, () => ({ email }))

  test('do not keep their buyer from reserving without payment, nor unpaid reservations from requesting', async () => {
    const [fort, lunch] = [await departureOf(), await departureOf(200, 'date-farm-lunch/lunch')]
    const email = 'family@example.com'
    expect(placed(await reserve(lunch, threeOf(email)))).toBe(3)
    expect(placed(await reserve(fort, [...threeOf(email), { email }]))).toBe(3)
    await anHourLater()
    expect(await reserve(lunch, [{ email }])).toEqual(['checkout.too_many_requests'])
    expect(await reserve(fort, [{ email }])).toEqual(['checkout.too_many_open'])
  })

  test('count as unpaid once accepted, so that requests do not multiply what is held without payment', async () => {
    const lunch = await departureOf(200, 'date-farm-lunch/lunch')
    const email = 'accepted@example.com'
    for (let round = 0; round < 2; round++) {
      expect(placed(await reserve(lunch, threeOf(email)))).toBe(3)
      await accept(email)
      await anHourLater()
    }
    expect(await reserve(lunch, [{ email }])).toEqual(['checkout.too_many_requests'])
    expect(await reserve(await departureOf(), [{ email }])).toEqual(['checkout.too_many_open'])
  })
})

test('a network holds a limited number of places by opening card payments', async () => {
  const departure = await departureOf()
  const codes = await reserve(
    departure,
    times(17, () => ({ address: '198.51.100.30', method: 'card', adults: 8 })),
  )
  expect(placed(codes)).toBe(15)
  expect(await countsOf(fixtures.context.db, departure.id)).toMatchObject({ held: 120 })
})

test('a reservation that has ended makes room, but mails of the hour are counted', async () => {
  const { db } = fixtures.context
  const departure = await departureOf()
  const email = 'again@example.com'
  const end = () =>
    db.rows({ name: 'test.end', text: `update orders set status = 'cancelled' where email = $1`, values: [email] })
  expect(
    placed(
      await reserve(
        departure,
        times(4, () => ({ email })),
      ),
    ),
  ).toBe(3)
  await end()
  expect(
    placed(
      await reserve(
        departure,
        times(4, () => ({ email })),
      ),
    ),
  ).toBe(3)
  await end()
  expect(await reserve(departure, [{ email }])).toEqual(['checkout.too_many_open'])
  await db.rows({
    name: 'test.an_hour_later',
    text: `update open_reservation set created_at = created_at - interval '1 hour'`,
  })
  expect(await reserve(departure, [{ email }])).toEqual([null])
})

test('ended card orders are forgotten, while what the limits count stays', async () => {
  const { db } = fixtures.context
  const departure = await departureOf()
  const reserved = () =>
    db.rows<{ email: string; isUnpaid: boolean }>({
      name: 'test.reserved',
      text: `select o.email, r.is_unpaid as "isUnpaid" from open_reservation r join orders o on o.id = r.order_id
        where o.email like '%@forgotten.example' group by 1, 2 order by 1`,
    })
  await reserve(departure, [
    { email: 'ended@forgotten.example', method: 'card' },
    { email: 'open@forgotten.example', method: 'card' },
    { email: 'unpaid@forgotten.example' },
  ])
  await db.rows({
    name: 'test.end_two',
    text: `update orders set status = 'cancelled' where email in ('ended@forgotten.example', 'unpaid@forgotten.example')`,
  })
  expect(await reserved()).toHaveLength(3)
  expect(await forgetEndedReservations(fixtures.context)).toBeGreaterThan(0)
  expect(await reserved()).toEqual([
    { email: 'open@forgotten.example', isUnpaid: false },
    { email: 'unpaid@forgotten.example', isUnpaid: true },
  ])
})

test('a cart is tried at the checkout a limited number of times', async () => {
  const departure = await departureOf(1)
  const input = await inputOf(departure, { method: 'card' })
  const tries: (string | undefined)[] = []
  for (let index = 0; index < 21; index++)
    tries.push(
      await placeOrder(fixtures.context, { ...input, seenTotalMinor: 1, idempotencyKey: `try-number-${index}` }).then(
        () => undefined,
        (error: ApiError) => error.code,
      ),
    )
  expect(tries.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'checkout.cart_changed'))
  expect(tries[20]).toBe('checkout.too_many_tries')
})
