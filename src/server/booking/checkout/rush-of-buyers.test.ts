import { describe, expect, test } from 'vitest'
import { addItem } from '#server/cart/add-item.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import type { Db } from '#server/kernel/database.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { checkoutOf, visitorWith } from '#test/support/buyer.ts'
import { countsOf, createDeparture, createVisitor, useFixtures, type FixtureDeparture } from '#test/support/fixtures.ts'
import type { PlaceOrderInput } from './place-order-input.ts'
import { placeOrder } from './place-order.ts'
import { CAPACITY_GUARD } from '#server/availability/seats.sql.ts'

const fixtures = useFixtures()

/** The same context without the guard against overselling in the reserve statement. */
function withoutGuard(context: PaymentContext): PaymentContext {
  const db: Db = {
    ...context.db,
    rows: (statement) =>
      context.db.rows(
        statement.name === 'checkout.take_and_record'
          ? { ...statement, name: 'test.take_without_guard', text: statement.text.replace(CAPACITY_GUARD, '') }
          : statement,
      ),
  }
  return { ...context, db }
}

async function rush(context: PaymentContext, buyers: number, departure: FixtureDeparture) {
  const inputs: PlaceOrderInput[] = []
  for (let buyer = 0; buyer < buyers; buyer++)
    inputs.push(await checkoutOf(context, await visitorWith(context, departure, 1)))
  const results = await Promise.allSettled(inputs.map((input) => placeOrder(context, input)))
  const placed = results.filter((result) => result.status === 'fulfilled').map((result) => result.value)
  const refused = results
    .filter((result) => result.status === 'rejected')
    .map((result) => (result.reason as { code?: string }).code)
  return { placed, refused }
}

describe('400 buyers on 50 places', () => {
  test('would oversell without the guard: the race is real', async ({ skip }) => {
    const { context, isConcurrent } = fixtures
    if (!isConcurrent) skip()
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
    await context.db.rows({
      name: 'test.drop_check',
      text: 'alter table departure drop constraint departure_not_oversold',
    })
    const { placed } = await rush(withoutGuard(context), 40, departure)
    expect(placed.length).toBeGreaterThan(5)
    const { capacity, held } = await countsOf(context.db, departure.id)
    expect(held).toBeGreaterThan(capacity)

    await context.db.rows({
      name: 'test.clear',
      text: 'update departure set held = 0 where id = $1',
      values: [departure.id],
    })
    await context.db.rows({
      name: 'test.add_check',
      text: 'alter table departure add constraint departure_not_oversold check (held + sold <= capacity)',
    })
  })

  test('make exactly 50 orders and 350 errors sold_out', async () => {
    const { context, isConcurrent } = fixtures
    const buyers = isConcurrent ? 400 : 80
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 50 })
    const { placed, refused } = await rush(context, buyers, departure)

    expect(placed).toHaveLength(50)
    expect(refused).toHaveLength(buyers - 50)
    expect(new Set(refused)).toEqual(new Set(['checkout.sold_out']))
    expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 50, held: 50, sold: 0 })
  })

  test('with carts of five departures in any order neither deadlock nor take a part', async () => {
    const { context, isConcurrent } = fixtures
    const capacities = [10, 12, 14, 16, 18]
    const departures: FixtureDeparture[] = []
    for (const capacity of capacities)
      departures.push(await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity }))
    const inputs: PlaceOrderInput[] = []
    for (let buyer = 0; buyer < (isConcurrent ? 60 : 30); buyer++) {
      let visitor: Visitor = { ...(await createVisitor(context.db)), currency: 'BHD' }
      // Each begins with another one, half of them go backwards.
      const turned = [...departures.slice(buyer % 5), ...departures.slice(0, buyer % 5)]
      for (const departure of buyer % 2 === 0 ? turned : turned.reverse())
        visitor = { ...visitor, cartToken: await withOneMore(context, visitor, departure) }
      inputs.push(await checkoutOf(context, visitor))
    }
    const watched = watchingDeadlocks(context)
    const results = await Promise.allSettled(inputs.map((input) => placeOrder(watched.context, input)))
    expect(watched.deadlocks).toEqual([])
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(10)
    const refused = results.filter((result) => result.status === 'rejected')
    expect(new Set(refused.map(({ reason }) => (reason as { code?: string }).code)).isSubsetOf(tooLate)).toBe(true)
    for (const departure of departures)
      expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 10, sold: 0 })
  })
})

/** Refused by the statement that takes, or before it by what the cart says. */
const tooLate = new Set(['checkout.sold_out', 'checkout.cart_unavailable'])

async function withOneMore(context: PaymentContext, visitor: Visitor, departure: FixtureDeparture) {
  const { cartToken } = await addItem(context, {
    visitor,
    optionId: departure.optionId,
    departureId: departure.id,
    duration: 1,
    units: { [String(departure.units['adult'])]: 1 },
    extras: {},
    pickupPointId: null,
  })
  return cartToken
}

/** The same context that records deadlocks, which are retried and therefore not visible to buyers. */
function watchingDeadlocks(context: PaymentContext): { context: PaymentContext; deadlocks: string[] } {
  const deadlocks: string[] = []
  const rows: Db['rows'] = (statement) =>
    context.db.rows<never>(statement).catch((error: { code?: string }) => {
      if (error.code === '40P01') deadlocks.push(statement.name)
      throw error
    })
  return { context: { ...context, db: { ...context.db, rows } }, deadlocks }
}

describe('the row of a departure', () => {
  test.each([
    ['one place more sold than there are', 'sold = capacity + 1'],
    ['one place more held than are left', 'held = capacity - sold + 1'],
    ['a capacity below what is sold', 'capacity = sold - 1'],
    ['fewer than no place held', 'held = -1'],
  ])('refuses %s in any statement', async (_, change) => {
    const { db } = fixtures.context
    const { id } = await createDeparture(db, { option: 'bahrain-fort/sunset', capacity: 5 })
    const write = (name: string, text: string) =>
      db.rows({ name: `test.${name}`, text: `update departure set ${text} where id = $1`, values: [id] })
    await write('sell', 'sold = 3')
    await expect(write(change, change)).rejects.toMatchObject({ code: '23514' })
    expect(await countsOf(db, id)).toEqual({ capacity: 5, held: 0, sold: 3 })
  })
})
