import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { addItem } from '#server/cart/add-item.ts'
import { loadCart } from '#server/cart/load-cart.ts'
import { orderKey } from '#server/orders/order-key.ts'
import { readInvoice, readInvoices } from '#server/orders/read-invoices.ts'
import { decideSandboxPayment } from '#server/payments/decide-sandbox-payment.ts'
import { settlePayment } from '#server/payments/settle-payment.ts'
import { expireOrders, sweepPayments } from '#server/payments/sweep.ts'
import { sendRefunds } from '#server/payments/refund.ts'
import type { PaymentContext } from '#server/payments/providers.ts'
import type { Db } from '#server/platform/database.ts'
import { checkoutOf, orderOf, pay, visitorWith } from '#test/support/buyer.ts'
import { countsOf, someDeparture, someVisitor, useWorld, type DepartureOfWorld } from '#test/support/world.ts'
import { placeOrder, type PlaceOrderInput } from './place-order.ts'
import { CAPACITY_GUARD } from './take-statement.ts'

const world = useWorld()

/** The same world with a statement that takes places without looking whether there are any. */
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

/** A database that answers no more after the statement of that name was done. */
function dieAfter(db: Db, name: string): Db['rows'] {
  let isDead = false
  return async (statement) => {
    if (isDead) throw new Error('killed')
    isDead = statement.name === name
    return db.rows(statement)
  }
}

async function rush(context: PaymentContext, buyers: number, departure: DepartureOfWorld) {
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

describe('placing an order', () => {
  test('takes the places, opens one payment and waits for the money', async () => {
    const { context } = world
    const departure = await someDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 10 })
    const placed = await placeOrder(context, await checkoutOf(context, await visitorWith(context, departure, 3)))

    expect(placed.paymentUrl).toMatch(/\/sandbox\/pay\/sbx_/)
    expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 10, held: 3, sold: 0 })
    expect((await orderOf(context.db, placed.reference)).status).toBe('awaiting_payment')
  })

  test('is confirmed by its money, once, however often we are told', async () => {
    const { context } = world
    const departure = await someDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 10 })
    const visitor = await visitorWith(context, departure, 2)
    const placed = await placeOrder(context, await checkoutOf(context, visitor))
    await pay(context, placed.reference)
    const { paymentId } = await orderOf(context.db, placed.reference)
    await Promise.all(Array.from({ length: 5 }, () => settlePayment(context, { paymentId })))

    expect((await orderOf(context.db, placed.reference)).status).toBe('confirmed')
    expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 10, held: 0, sold: 2 })
    const mails = await context.db.rows({
      name: 'test.mails',
      text: `select 1 from outbox where payload ->> 'reference' = $1`,
      values: [placed.reference],
    })
    expect(mails).toHaveLength(1)
    expect(await loadCart(context.db, visitor)).toEqual([])
  })

  test('that costs nothing is confirmed at once, without a payment page, however often it is sent', async () => {
    const { context } = world
    await context.db.rows({
      name: 'test.free_code',
      text: `insert into promo_code (code, percent_basis_points) values ('ALL-OFF', 10000)`,
    })
    const departure = await someDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 10 })
    const visitor = await visitorWith(context, departure, 2)
    const input = { ...(await checkoutOf(context, visitor)), promoCode: 'all-off', seenTotalMinor: 0 }
    const [placed, ...again] = [
      await placeOrder(context, input),
      ...(await Promise.all([placeOrder(context, input), placeOrder(context, input)])),
    ]

    expect(placed.paymentUrl).toBeNull()
    for (const answer of again) expect(answer).toEqual(placed)
    expect((await orderOf(context.db, placed.reference)).status).toBe('confirmed')
    expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 10, held: 0, sold: 2 })
    expect(await loadCart(context.db, visitor)).toEqual([])
  })

  test('that costs nothing is not lost when the server ends before confirming it', async () => {
    const { context } = world
    await context.db.rows({
      name: 'test.free_code_2',
      text: `insert into promo_code (code, percent_basis_points) values ('ALL-OFF-2', 10000)`,
    })
    const departure = await someDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 10 })
    const visitor = await visitorWith(context, departure, 2)
    const input = { ...(await checkoutOf(context, visitor)), promoCode: 'ALL-OFF-2', seenTotalMinor: 0 }
    const dying = { ...context, db: { ...context.db, rows: dieAfter(context.db, 'checkout.take_and_record') } }
    await expect(placeOrder(dying, input)).rejects.toThrow('killed')
    await context.db.rows({
      name: 'test.later',
      text: `update payment set updated_at = now() - interval '1 hour' where amount_minor = 0`,
    })
    await sweepPayments(context, { olderThanSeconds: 60 })

    expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 10, held: 0, sold: 2 })
  })

  test('can be read by its signed link, and by nothing else', async () => {
    const { context } = world
    const departure = await someDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 10 })
    const visitor = await visitorWith(context, departure, 2)
    const { reference } = await placeOrder(context, await checkoutOf(context, visitor))
    await pay(context, reference)
    const read = (key: string | undefined) => readInvoice(context, { visitor, locale: 'ar', reference, key })

    const invoice = await read(orderKey(context.configuration, reference))
    expect(invoice).toMatchObject({ status: 'confirmed', currency: 'BHD', totalMinor: 25_000, originalMinor: 30_000 })
    expect(invoice.invoiceId).toMatch(/^INV-\d{6}$/)
    expect(invoice.bookings[0]).toMatchObject({ title: 'قلعة البحرين مع عالِم آثار', travellers: 2, hasTicket: true })
    for (const key of [undefined, '', 'x.y', orderKey(context.configuration, 'RH-ANOTHER1')])
      await expect(read(key)).rejects.toMatchObject({ code: 'orders.order_unknown' })
    await expect(readInvoices(context, { visitor, locale: 'ar' })).rejects.toMatchObject({
      code: 'orders.sign_in_required',
    })
  })

  test('twenty times with one key makes one order and gives twenty equal answers', async () => {
    const { context } = world
    const departure = await someDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 40 })
    const input = await checkoutOf(context, await visitorWith(context, departure, 1))
    const answers = await Promise.all(Array.from({ length: 20 }, () => placeOrder(context, input)))

    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 40, held: 1, sold: 0 })
  })

  test('with a used key and another body is refused', async () => {
    const { context } = world
    const departure = await someDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
    const input = await checkoutOf(context, await visitorWith(context, departure, 1))
    await placeOrder(context, input)
    await expect(placeOrder(context, { ...input, lastName: 'أخرى' })).rejects.toMatchObject({
      code: 'checkout.key_reused',
    })
  })

  test('from two tabs with the same cart is one order', async () => {
    const { context } = world
    const departure = await someDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
    const input = await checkoutOf(context, await visitorWith(context, departure, 2))
    const [one, two] = await Promise.all([
      placeOrder(context, input),
      placeOrder(context, { ...input, idempotencyKey: randomUUID() }),
    ])

    expect(two).toEqual(one)
    expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 5, held: 2, sold: 0 })
  })

  test('again with other details replaces the open order and keeps one hold', async () => {
    const { context } = world
    const departure = await someDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
    const input = await checkoutOf(context, await visitorWith(context, departure, 2))
    const first = await placeOrder(context, input)
    const second = await placeOrder(context, { ...input, idempotencyKey: randomUUID(), firstName: 'ريم' })

    expect(second.reference).not.toBe(first.reference)
    expect((await orderOf(context.db, first.reference)).status).toBe('expired')
    expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 5, held: 2, sold: 0 })
  })

  test.each([
    ['a price that is not the one of the cart', { seenTotalMinor: 1 }, 'checkout.cart_changed'],
    ['another currency', { seenCurrency: 'SAR' }, 'checkout.cart_changed'],
    ['no name', { firstName: ' ' }, 'checkout.fields_invalid'],
    ['an address that is none', { email: 'sara@' }, 'checkout.fields_invalid'],
    ['a telephone number that is none', { phoneNumber: '123' }, 'checkout.fields_invalid'],
    ['terms not accepted', { acceptsTerms: false }, 'checkout.terms_not_accepted'],
    ['a promo code that nobody gave', { promoCode: 'NOPE' }, 'promo.code_unknown'],
  ])('with %s is refused and takes nothing', async (_, change, code) => {
    const { context } = world
    const departure = await someDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
    const input = await checkoutOf(context, await visitorWith(context, departure, 1))
    await expect(placeOrder(context, { ...input, ...change })).rejects.toMatchObject({ code })
    expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 5, held: 0, sold: 0 })
  })
})

describe('400 buyers on 50 places', () => {
  test('would oversell without the guard: the race is real', async ({ skip }) => {
    const { context, isConcurrent } = world
    if (!isConcurrent) skip()
    const departure = await someDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
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

  test('are exactly 50 orders and 350 told that it is sold out', async () => {
    const { context, isConcurrent } = world
    const buyers = isConcurrent ? 400 : 80
    const departure = await someDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 50 })
    const { placed, refused } = await rush(context, buyers, departure)

    expect(placed).toHaveLength(50)
    expect(refused).toHaveLength(buyers - 50)
    expect(new Set(refused)).toEqual(new Set(['checkout.sold_out']))
    expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 50, held: 50, sold: 0 })
  })

  test('with carts of several departures in any order neither deadlock nor take a part', async () => {
    const { context } = world
    const departures = [
      await someDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 10 }),
      await someDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 10 }),
      await someDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 10 }),
    ]
    const inputs: PlaceOrderInput[] = []
    for (let buyer = 0; buyer < 30; buyer++) {
      let visitor = await someVisitor(context.db)
      const order = buyer % 2 === 0 ? departures : [...departures].reverse()
      for (const departure of order) {
        const { cartToken } = await addItem(context, {
          visitor,
          optionId: departure.optionId,
          departureId: departure.id,
          duration: 1,
          units: { [String(departure.units['adult'])]: 1 },
          extras: {},
          pickupPointId: null,
        })
        visitor = { ...visitor, cartToken }
      }
      inputs.push(await checkoutOf(context, visitor))
    }
    const results = await Promise.allSettled(inputs.map((input) => placeOrder(context, input)))
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(10)
    for (const departure of departures)
      expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 10, sold: 0 })
  })
})

describe('a hold that ends', () => {
  const end = (context: PaymentContext, reference: string) =>
    context.db.rows({
      name: 'test.end_hold',
      text: `update orders set hold_expires_at = rihla_now() - interval '1 second' where reference = $1`,
      values: [reference],
    })

  test('gives its places back', async () => {
    const { context } = world
    const departure = await someDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
    const { reference } = await placeOrder(context, await checkoutOf(context, await visitorWith(context, departure, 4)))
    await end(context, reference)
    await expireOrders(context)

    expect((await orderOf(context.db, reference)).status).toBe('expired')
    expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 5, held: 0, sold: 0 })
  })

  test('is confirmed instead when the provider says that the money is there', async () => {
    const { context } = world
    const departure = await someDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
    const { reference } = await placeOrder(context, await checkoutOf(context, await visitorWith(context, departure, 4)))
    const { session } = await orderOf(context.db, reference)
    await decideSandboxPayment(context.db, { reference: session, decision: 'no_webhook' })
    await end(context, reference)
    await expireOrders(context)

    expect((await orderOf(context.db, reference)).status).toBe('confirmed')
    expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 5, held: 0, sold: 4 })
  })

  test('and money at the same instant end in one of both, never in neither', async () => {
    const { context } = world
    const departure = await someDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 60 })
    const references: string[] = []
    for (let order = 0; order < 30; order++) {
      const { reference } = await placeOrder(
        context,
        await checkoutOf(context, await visitorWith(context, departure, 1)),
      )
      await end(context, reference)
      references.push(reference)
    }
    await Promise.all([
      ...references.map((reference) => pay(context, reference)),
      expireOrders(context),
      expireOrders(context),
    ])
    await expireOrders(context)

    const states = await Promise.all(references.map(async (reference) => (await orderOf(context.db, reference)).status))
    const confirmed = states.filter((state) => state === 'confirmed').length
    expect(new Set(states).isSubsetOf(new Set(['confirmed', 'expired']))).toBe(true)
    expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 60, held: 0, sold: confirmed })
  })
})

describe('money that comes late', () => {
  async function expiredButPaid(context: PaymentContext, departure: DepartureOfWorld) {
    const { reference } = await placeOrder(context, await checkoutOf(context, await visitorWith(context, departure, 2)))
    await context.db.rows({
      name: 'test.force_expiry',
      text: `with o as (update orders set status = 'expired' where reference = $1 returning id),
          h as (update hold set status = 'released' from o where order_id = o.id returning departure_id, places),
          i as (update order_item set status = 'expired' from o where order_id = o.id)
        update departure d set held = held - h.places from h where d.id = h.departure_id`,
      values: [reference],
    })
    return reference
  }

  test('takes the places again while there are some', async () => {
    const { context } = world
    const departure = await someDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
    const reference = await expiredButPaid(context, departure)
    await pay(context, reference)

    expect((await orderOf(context.db, reference)).status).toBe('confirmed')
    expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 5, held: 0, sold: 2 })
  })

  test('is refunded, whole and once, when the places are gone', async () => {
    const { context } = world
    const departure = await someDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 2 })
    const reference = await expiredButPaid(context, departure)
    await context.db.rows({
      name: 'test.fill',
      text: 'update departure set sold = capacity where id = $1',
      values: [departure.id],
    })
    await pay(context, reference)
    await sendRefunds(context)
    await sendRefunds(context)

    const order = await orderOf(context.db, reference)
    expect(order.status).toBe('failed')
    expect(order.capturedMinor).toBeGreaterThan(0)
    expect(order.refundedMinor).toBe(order.capturedMinor)
  })
})
