import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { expireOrders } from '#server/booking/payments/poll-pending-payments.ts'
import { checkoutOf, endHold, orderOf, pay, visitorWith } from '#test/support/buyer.ts'
import { countsOf, createDeparture, useFixtures, type FixtureDeparture } from '#test/support/fixtures.ts'
import type { PlaceOrderInput } from './place-order-input.ts'
import { placeOrder } from './place-order.ts'

const fixtures = useFixtures()

/** A code of ten percent without limits, which every order of the test uses: one row that all of them change. */
async function sharedCode(): Promise<{ code: string; used: () => Promise<number> }> {
  const code = `ALL-${randomUUID().slice(0, 8)}`.toUpperCase()
  const { db } = fixtures.context
  await db.rows({
    name: 'test.shared_code',
    text: 'insert into promo_code (code, percent_basis_points) values ($1, 1000)',
    values: [code],
  })
  const used = async () => {
    const [row] = await db.rows<{ used: number; live: number; byBuyers: number }>({
      name: 'test.shared_code_used',
      text: `select used, (select count(*) from promo_redemption where promo_code_id = c.id and released_at is null) as live,
          (select coalesce(sum(used), 0)::bigint from promo_buyer where promo_code_id = c.id) as "byBuyers"
        from promo_code c where code = $1`,
      values: [code],
    })
    expect([row?.live, row?.byBuyers]).toEqual([row?.used, row?.used])
    return row?.used ?? -1
  }
  return { code, used }
}

async function checkouts(departure: FixtureDeparture, buyers: number, code: string): Promise<PlaceOrderInput[]> {
  const inputs: PlaceOrderInput[] = []
  for (let buyer = 0; buyer < buyers; buyer++) {
    const input = await checkoutOf(fixtures.context, await visitorWith(fixtures.context, departure, 2))
    // Two addresses only: the counts of one buyer are contended too.
    inputs.push({ ...input, email: `buyer${buyer % 2}@example.com`, promoCode: code, seenTotalMinor: 22_500 })
  }
  return inputs
}

const errorsAmong = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Error).message] : []))

describe('orders that are taken, paid, cancelled and ended at the same moment', () => {
  test('with one promo code on one departure never deadlock, and every count is exact', async ({ skip }) => {
    const { context, isConcurrent } = fixtures
    if (!isConcurrent) skip()
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 200 })
    const { code, used } = await sharedCode()
    const inputs = await checkouts(departure, 96, code)
    const errors: string[] = []
    let last: string[] = []
    for (let round = 0; round < 96; round += 12) {
      for (const reference of last) await endHold(context.db, reference)
      const [placed] = await Promise.all([
        Promise.allSettled(inputs.slice(round, round + 12).map((input) => placeOrder(context, input))),
        expireOrders(context),
        expireOrders(context),
      ])
      errors.push(...errorsAmong(placed))
      last = placed.flatMap((result) => (result.status === 'fulfilled' ? [result.value.reference] : []))
    }
    expect(errors).toEqual([])
    expect(fixtures.conflicts).toEqual([])
    expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 200, held: 24, sold: 0 })
    expect(await used()).toBe(12)
    await Promise.all(last.map((reference) => pay(context, reference)))
    expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 200, held: 0, sold: 24 })
  })

  test('by thirty buyers, after a change of the name, all become paid orders', async ({ skip }) => {
    const { context, isConcurrent } = fixtures
    if (!isConcurrent) skip()
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 60 })
    const { code, used } = await sharedCode()
    const inputs = await checkouts(departure, 30, code)
    await Promise.all(inputs.map((input) => placeOrder(context, input)))
    const again = inputs.map((input) => ({ ...input, firstName: 'ريم', idempotencyKey: randomUUID() }))
    const results = await Promise.allSettled(again.map((input) => placeOrder(context, input)))
    expect(errorsAmong(results)).toEqual([])
    expect(fixtures.conflicts).toEqual([])
    expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 60, held: 60, sold: 0 })
    expect(await used()).toBe(30)
  })

  test('keeps the places of a buyer who changes a detail while others wait for them', async () => {
    const { context, isConcurrent } = fixtures
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 2 })
    const { code } = await sharedCode()
    const [owner, ...others] = await checkouts(departure, isConcurrent ? 25 : 5, code)
    if (!owner) throw new Error('no buyer')
    await placeOrder(context, owner)
    const [changed] = await Promise.all([
      placeOrder(context, { ...owner, firstName: 'ريم', idempotencyKey: randomUUID() }),
      Promise.allSettled(others.map((input) => placeOrder(context, input))),
    ])
    expect((await orderOf(context.db, changed.reference)).status).toBe('awaiting_payment')
    expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 2, held: 2, sold: 0 })
  })
})
