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
import type { Visitor } from '#server/platform/visitor.ts'
import { checkoutOf, endHold, loseHold, orderOf, pay, sellOut, visitorWith } from '#test/support/buyer.ts'
import { countsOf, someDeparture, someVisitor, useWorld, type DepartureOfWorld } from '#test/support/world.ts'
import type { PlaceOrderInput } from './place-order-input.ts'
import { placeOrder } from './place-order.ts'
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

  test('with carts of five departures in any order neither deadlock nor take a part', async () => {
    const { context, isConcurrent } = world
    const capacities = [10, 12, 14, 16, 18]
    const departures: DepartureOfWorld[] = []
    for (const capacity of capacities)
      departures.push(await someDeparture(context.db, { option: 'bahrain-fort/sunset', capacity }))
    const inputs: PlaceOrderInput[] = []
    for (let buyer = 0; buyer < (isConcurrent ? 60 : 30); buyer++) {
      let visitor = await someVisitor(context.db)
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

async function withOneMore(context: PaymentContext, visitor: Visitor, departure: DepartureOfWorld): Promise<string> {
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

/** The same world that notes deadlocks: a buyer does not see one, because it is tried again. */
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
  ])('refuses %s, whoever writes it', async (_, change) => {
    const { db } = world.context
    const { id } = await someDeparture(db, { option: 'bahrain-fort/sunset', capacity: 5 })
    const write = (name: string, text: string) =>
      db.rows({ name: `test.${name}`, text: `update departure set ${text} where id = $1`, values: [id] })
    await write('sell', 'sold = 3')
    await expect(write(change, change)).rejects.toMatchObject({ code: '23514' })
    expect(await countsOf(db, id)).toEqual({ capacity: 5, held: 0, sold: 3 })
  })
})

describe('a hold that ends', () => {
  const end = (context: PaymentContext, reference: string) => endHold(context.db, reference)

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
    const { context, isConcurrent } = world
    const times = isConcurrent ? 200 : 30
    const departure = await someDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: times })
    const references: string[] = []
    for (let order = 0; order < times; order++) {
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

    const orders = await Promise.all(references.map((reference) => orderOf(context.db, reference)))
    const confirmed = orders.filter(({ status }) => status === 'confirmed')
    expect(new Set(orders.map(({ status }) => status)).isSubsetOf(new Set(['confirmed', 'expired']))).toBe(true)
    const books = await context.db.rows<{ reference: string; isPaid: boolean }>({
      name: 'test.books',
      text: `select reference, status = 'complete' as "isPaid" from sandbox_session where reference = any ($1)`,
      values: [orders.map(({ session }) => session)],
    })
    const paid = new Set(books.filter(({ isPaid }) => isPaid).map(({ reference }) => reference))
    for (const { status, capturedMinor, session } of orders)
      expect([status, capturedMinor > 0]).toEqual(paid.has(session) ? ['confirmed', true] : ['expired', false])
    expect(await countsOf(context.db, departure.id)).toEqual({ capacity: times, held: 0, sold: confirmed.length })
  })
})

describe('money that comes late', () => {
  async function expiredButPaid(context: PaymentContext, departure: DepartureOfWorld) {
    const { reference } = await placeOrder(context, await checkoutOf(context, await visitorWith(context, departure, 2)))
    await loseHold(context.db, reference)
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
    await sellOut(context.db, departure.id)
    await pay(context, reference)
    await sendRefunds(context)
    await sendRefunds(context)

    const order = await orderOf(context.db, reference)
    expect(order.status).toBe('failed')
    expect(order.capturedMinor).toBeGreaterThan(0)
    expect(order.refundedMinor).toBe(order.capturedMinor)
  })
})
