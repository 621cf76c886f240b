import { describe, expect, test } from 'vitest'
import { addItem } from '#server/cart/add-item.ts'
import { loadCart } from '#server/cart/load-cart.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { readInvoice } from '#server/booking/orders/read-orders.ts'
import { sendRefunds } from '#server/booking/payments/refund.ts'
import { expireOrders } from '#server/booking/payments/poll-pending-payments.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { checkoutOf, loseHold, mailsOf, orderOf, pay, sellOut } from '#test/support/buyer.ts'
import { later } from '#test/support/clock.ts'
import { onHold, reject, reserved } from '#test/support/staff.ts'
import { countsOf, createDeparture, createVisitor, useFixtures, type FixtureDeparture } from '#test/support/fixtures.ts'
import { placeOrder } from './place-order.ts'
import { readOutcome } from './read-outcome.ts'
import { listRetryDates, retryItem } from './retry-item.ts'

const fixtures = useFixtures()
const FORT = 'bahrain-fort/sunset'
const EDGE = 'edge-of-the-world/sunset'

const idOf = async (table: 'extra' | 'pickup_point', code: string) => {
  const [row] = await fixtures.context.db.rows<{ id: number }>({
    name: `test.id_of_${table}`,
    text: `select x.id from ${table} x join product p on p.id = x.product_id where p.code = 'edge-of-the-world' and x.code = $1`,
    values: [code],
  })
  return row?.id ?? 0
}

async function put(
  visitor: Visitor,
  departure: FixtureDeparture,
  selection: Partial<Parameters<typeof addItem>[1]> = {},
) {
  const { cartToken } = await addItem(fixtures.context, {
    visitor,
    optionId: departure.optionId,
    departureId: departure.id,
    duration: 1,
    units: { [String(departure.units['adult'])]: 2 },
    extras: {},
    pickupPointId: null,
    ...selection,
  })
  return { ...visitor, cartToken }
}

/** Moves a departure to so many days from now, at a time of its own. */
const moveTo = (departure: FixtureDeparture, days: number) =>
  fixtures.context.db.rows({
    name: 'test.move_to',
    text: `update departure set local_date = (rihla_now() + make_interval(days => $2))::date,
        starts_at = rihla_now() + make_interval(days => $2, secs => id % 900), ends_at = rihla_now() + make_interval(days => $2, hours => 2),
        cutoff_at = rihla_now() + make_interval(days => $2) where id = $1`,
    values: [departure.id, days],
  })

/** Closes the other departures of these options and makes their confirmation instant, so that a test knows every departure. */
const closeOthers = () =>
  fixtures.context.db.rows({
    name: 'test.close_others',
    text: `with changed as (update product set confirmation = 'instant' where code in ('bahrain-fort', 'edge-of-the-world') returning id)
      update departure d set is_open = false from option o join changed on changed.id = o.product_id where o.id = d.option_id`,
  })

/** Two items for two, paid when the places of both were gone; one of the departures has sold out since. With a code of a third. */
async function partlyBooked(currency = 'USD') {
  const { context } = fixtures
  await closeOthers()
  await context.db.rows({
    name: 'test.third_off',
    text: `insert into promo_code (code, percent_basis_points) values ('THIRD', 3333) on conflict do nothing`,
  })
  const kept = await createDeparture(context.db, { option: FORT, capacity: 5 })
  const lost = await createDeparture(context.db, { option: EDGE, capacity: 5 })
  const extras = { [String(await idOf('extra', 'fossil-guide'))]: 1, [String(await idOf('extra', 'chair'))]: 2 }
  const pickupPointId = await idOf('pickup_point', 'kafd')
  const site = { ...(await createVisitor(context.db)).site, defaultCurrency: currency }
  let visitor: Visitor = { ...(await createVisitor(context.db)), site, currency }
  visitor = await put(await put(visitor, kept), lost, { extras, pickupPointId })
  const input = {
    ...(await checkoutOf(context, visitor)),
    promoCode: 'THIRD',
    seenTotalMinor: 0,
  }
  const changed = await placeOrder(context, input).catch((error: { details: { totalMinor: number } }) => error)
  const seenTotalMinor = 'details' in changed ? changed.details.totalMinor : 0
  const { reference } = await placeOrder(context, { ...input, idempotencyKey: 'seen-at-last', seenTotalMinor })
  await loseHold(context.db, reference)
  await sellOut(context.db, lost.id)
  await pay(context, reference)
  const owner = { ...visitor, orderAccessCookie: `${reference}:${orderAccessToken(context.configuration, reference)}` }
  const outcome = await readOutcome(context, { visitor: owner, locale: 'en', reference })
  const retry = { visitor: owner, reference, key: undefined, itemId: outcome.items[1]?.id ?? 0 }
  return { kept, lost, visitor: owner, reference, outcome, extras, pickupPointId, retry }
}

describe('money that confirms only some items', () => {
  test.each(['USD', 'KWD', 'JPY'])(
    'books those, says which, gives back exactly the rest in %s, and leaves the rest in the cart',
    async (currency) => {
      const { context } = fixtures
      const { kept, lost, visitor, reference, outcome } = await partlyBooked(currency)
      expect(outcome).toMatchObject({
        outcome: 'partially_booked',
        currency,
        refundMinor: outcome.items[1]?.totalMinor,
        items: [
          { status: 'confirmed', canRetry: false },
          { status: 'failed', canRetry: true, citySlug: 'riyadh' },
        ],
      })
      expect(await countsOf(context.db, kept.id)).toMatchObject({ held: 0, sold: 2 })
      expect((await mailsOf(context.db, reference)).at(-1)).toBe('order_partially_confirmed_late')
      expect((await loadCart(context.db, visitor)).map(({ row }) => row.departureId)).toEqual([lost.id])

      await sendRefunds(context)
      const order = await orderOf(context.db, reference)
      expect(order.refundedMinor).toBeGreaterThan(0)
      expect(order.capturedMinor - order.refundedMinor).toBe(outcome.items[0]?.totalMinor)
      const key = orderAccessToken(context.configuration, reference)
      const { bookings } = await readInvoice(context, { visitor, locale: 'en', reference, key })
      expect(bookings.map(({ status, canRetry, refundedMinor }) => [status, canRetry, refundedMinor])).toEqual([
        ['confirmed', false, 0],
        ['failed', true, outcome.items[1]?.totalMinor],
      ])
    },
  )
})

describe('trying an item again', () => {
  test('names the nearest dates that have room for the same choices, and no other', async () => {
    const { context } = fixtures
    const { retry } = await partlyBooked()
    expect(await listRetryDates(context, retry)).toEqual([])
    const made = [3, 5, 8, 9, 11, 12, 20, 30]
    const departures = new Map<number, number>()
    for (const days of made) {
      const departure = await createDeparture(context.db, { option: EDGE, capacity: 5 })
      await moveTo(departure, days)
      departures.set(days, departure.id)
    }
    const [full, closed, over] = [
      await createDeparture(context.db, { option: EDGE, capacity: 1 }),
      await createDeparture(context.db, { option: EDGE, capacity: 5 }),
      await createDeparture(context.db, { option: EDGE, capacity: 5 }),
    ]
    await context.db.rows({
      name: 'test.not_to_be_had',
      text: `update departure set is_open = id <> $1, cutoff_at = case when id = $2 then rihla_now() else cutoff_at end where id = any ($3)`,
      values: [closed.id, over.id, [full.id, closed.id, over.id]],
    })
    const dates = await listRetryDates(context, retry)
    expect(dates.map(({ departureId }) => departureId)).toEqual(
      [3, 5, 8, 9, 11, 12].map((days) => departures.get(days)),
    )
    // 2 × SAR 420, 75 and 2 × 35 at 3.75 riyals, in the visitor's dollars.
    expect(new Set(dates.map(({ totalMinor, currency }) => `${totalMinor} ${currency}`))).toEqual(
      new Set([`${2 * 11_200 + 2_000 + 2 * 934} USD`]),
    )
  })

  test('replaces the unavailable item by the same choice on another date, once', async () => {
    const { context } = fixtures
    const { lost, visitor, retry, extras, pickupPointId } = await partlyBooked()
    const other = await createDeparture(context.db, { option: EDGE, capacity: 5 })
    for (let times = 0; times < 2; times++)
      expect(await retryItem(context, { ...retry, departureId: other.id })).toEqual({ cartToken: visitor.cartToken })
    const cart = await loadCart(context.db, visitor)
    expect(cart.map(({ row }) => [row.departureId, row.chosenUnits, row.chosenExtras, row.pickupPointId])).toEqual([
      [other.id, { [String(lost.units['adult'])]: 2 }, extras, pickupPointId],
    ])
    const again = await placeOrder(context, await checkoutOf(context, { ...visitor, currency: 'SAR' }))
    expect(again.paymentUrl).not.toBeNull()
  })

  test('makes a cart for a visitor from the link in the mail', async () => {
    const { context } = fixtures
    const { reference, retry, lost } = await partlyBooked()
    const other = await createDeparture(context.db, { option: EDGE, capacity: 5 })
    const stranger = { ...(await createVisitor(context.db)), cartToken: null }
    const attempt = (key: string | undefined) =>
      retryItem(context, { ...retry, visitor: stranger, key, departureId: other.id })
    await expect(attempt(undefined)).rejects.toMatchObject({ code: 'checkout.order_unknown' })
    const { cartToken } = await attempt(orderAccessToken(context.configuration, reference))
    const cart = await loadCart(context.db, { ...stranger, cartToken })
    expect(cart.map(({ row }) => [row.departureId, row.chosenUnits])).toEqual([
      [other.id, { [String(lost.units['adult'])]: 2 }],
    ])
  })

  test.each([
    ['whose time ran out', 'expired'],
    ['whose host said no', 'rejected'],
  ])('works for an order %s, whose cart was empty', async (_, how) => {
    const { context } = fixtures
    const { visitor, reference, departure } = how === 'expired' ? await reserved(context) : await onHold(context)
    if (how === 'expired') await expireOrders(later(context, '9 days 1 minute'))
    else await reject(context, reference)
    const owner = {
      ...visitor,
      orderAccessCookie: `${reference}:${orderAccessToken(context.configuration, reference)}`,
    }
    const { outcome, items, isInCart } = await readOutcome(context, { visitor: owner, locale: 'en', reference })
    expect([outcome, items[0]?.canRetry, isInCart]).toEqual(['unsuccessful', true, false])
    const other = await createDeparture(context.db, { option: FORT, capacity: 5 })
    const itemId = items[0]?.id ?? 0
    await retryItem(context, { visitor: owner, reference, key: undefined, itemId, departureId: other.id })
    expect((await loadCart(context.db, owner)).map(({ row }) => row.departureId)).toEqual([other.id])
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 0, sold: 0 })
  })

  test('refuses booked items, items of another order, and unavailable ones', async () => {
    const { context } = fixtures
    const { retry, outcome, lost, kept } = await partlyBooked()
    const foreign = await partlyBooked()
    const full = await createDeparture(context.db, { option: EDGE, capacity: 1 })
    const other = await createDeparture(context.db, { option: EDGE, capacity: 5 })
    const attempt = (change: object) => retryItem(context, { ...retry, departureId: other.id, ...change })
    await expect(attempt({ itemId: outcome.items[0]?.id })).rejects.toMatchObject({ code: 'checkout.item_unknown' })
    await expect(attempt({ itemId: foreign.retry.itemId })).rejects.toMatchObject({ code: 'checkout.item_unknown' })
    await expect(attempt({ departureId: lost.id })).rejects.toMatchObject({ code: 'cart.departure_closed' })
    await expect(attempt({ departureId: kept.id })).rejects.toMatchObject({ code: 'cart.departure_unknown' })
    await expect(attempt({ departureId: full.id })).rejects.toMatchObject({ code: 'cart.not_enough_places' })
    await expect(listRetryDates(context, { ...retry, itemId: 0 })).rejects.toMatchObject({
      code: 'checkout.item_unknown',
    })
  })
})
