import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { cancelBooking } from '#server/booking/commands/cancel-booking.ts'
import { findBooking } from '#server/booking/orders/find-booking.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { readDeviceInvoices, readInvoice } from '#server/booking/orders/read-orders.ts'
import { expireOrders } from '#server/booking/payments/poll-pending-payments.ts'
import { providersOf, type PaymentContext } from '#server/booking/providers/providers.ts'
import { sendRefunds } from '#server/booking/payments/refund.ts'
import { settlePayment } from '#server/booking/payments/settle-payment.ts'
import { startPayment } from '#server/booking/payments/start-payment.ts'
import { oneRow, type Db, type Statement } from '#server/kernel/database.ts'
import {
  addToCart,
  checkoutOf,
  endHold,
  orderOf,
  pay,
  uniqueEmail,
  visitorWith,
  visitorWithAll,
} from '#test/support/buyer.ts'
import { countsOf, createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { again, cartOfAnyMethod, orderReader } from '#test/support/order-again.ts'
import { loadCart } from '#server/cart/load-cart.ts'
import { placeOrder } from './place-order.ts'
import { readCheckout } from './read-checkout.ts'
import { readOutcome } from './read-outcome.ts'

const fixtures = useFixtures()
const { statusOf, passOf } = orderReader(fixtures)
const FORT = 'bahrain-fort/sunset'
const cart = (capacity?: number) => cartOfAnyMethod(fixtures.context, capacity)

/**
 * The same context, in which `meanwhile` starts right after a statement of that name; only transactions do not wait for
 * it.
 */
function after(context: PaymentContext, name: string, meanwhile: () => Promise<unknown>): PaymentContext {
  let isDone = false
  const watch = async (statement: Statement, isInTransaction: boolean) => {
    if (statement.name !== name || isDone) return
    isDone = true
    const done = meanwhile()
    if (!isInTransaction) await done
  }
  const rows: Db['rows'] = async (statement) => {
    const result = await context.db.rows<never>(statement)
    await watch(statement, false)
    return result
  }
  const transaction: Db['transaction'] = (work) =>
    context.db.transaction((tx) =>
      work({
        ...tx,
        rows: async (statement) => {
          const result = await tx.rows<never>(statement)
          await watch(statement, true)
          return result
        },
      }),
    )
  return { ...context, db: { ...context.db, rows, transaction } }
}

async function someCode(fields: { limitTotal: number | null; limitPerBuyer: number | null }): Promise<string> {
  const code = `O${randomUUID().slice(0, 8)}`.toUpperCase()
  await fixtures.context.db.rows({
    name: 'test.limited_code',
    text: 'insert into promo_code (code, percent_basis_points, limit_total, limit_per_buyer) values ($1, 1000, $2, $3)',
    values: [code, fields.limitTotal, fields.limitPerBuyer],
  })
  return code
}

describe('a cart whose card page is open', () => {
  test.each([
    ['a bank transfer', 'bank_transfer', 'awaiting_payment'],
    ['paying later', 'pay_later', 'pay_later'],
  ] as const)(
    'is ordered by %s instead: the card order ends and its page takes no money',
    async (_, method, status) => {
      const { context } = fixtures
      const { departure, input } = await cart()
      const card = await placeOrder(context, input)
      const { session } = await orderOf(context.db, card.reference)
      const second = await placeOrder(context, again(input, { method }))

      expect(await statusOf(card.reference)).toBe('expired')
      expect(await statusOf(second.reference)).toBe(status)
      expect(await context.providers.card.retrieveSession(session)).toMatchObject({ status: 'expired' })
      expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 5, held: 2, sold: 0 })
    },
  )

  test('and was paid a moment ago says so instead of ordering by another method', async () => {
    const { context } = fixtures
    const { departure, input } = await cart()
    const card = await placeOrder(context, input)
    const { session, paymentId } = await orderOf(context.db, card.reference)
    await context.db.rows({
      name: 'test.paid_at_provider',
      text: `update sandbox_session set status = 'complete' where reference = $1`,
      values: [session],
    })
    await expect(placeOrder(context, again(input, { method: 'bank_transfer' }))).rejects.toMatchObject({
      code: 'checkout.already_paid',
      details: { reference: card.reference },
    })
    await settlePayment(context, { paymentId })
    expect(await statusOf(card.reference)).toBe('confirmed')
    expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 5, held: 0, sold: 2 })
  })

  test('and is ordered by card and by transfer from two tabs at once has one open order', async () => {
    const { context } = fixtures
    for (let round = 0; round < 5; round++) {
      const { departure, input } = await cart()
      await Promise.allSettled([
        placeOrder(context, input),
        placeOrder(context, again(input, { method: 'bank_transfer' })),
        placeOrder(context, again(input, { method: 'pay_later' })),
      ])
      expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 5, held: 2, sold: 0 })
    }
  })

  test('keeps its order when the changed one cannot be had', async () => {
    const { context } = fixtures
    const { departure, input } = await cart(2)
    const card = await placeOrder(context, input)
    // The sale closes between the moment at which the cart is read and the one at which the places are taken.
    const closing = after(context, 'cart.items', () =>
      context.db.rows({
        name: 'test.close_departure',
        text: 'update departure set is_open = false where id = $1',
        values: [departure.id],
      }),
    )
    await expect(placeOrder(closing, again(input, { firstName: 'ريم' }))).rejects.toMatchObject({ kind: 'conflict' })
    expect(await statusOf(card.reference)).toBe('awaiting_payment')
    expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 2, held: 2, sold: 0 })
    const { id } = await orderOf(context.db, card.reference)
    expect((await startPayment(context, { orderId: id })).redirectUrl).toMatch(/sandbox/)
  })

  test('loses no place to another buyer while a detail is changed', async () => {
    const { context } = fixtures
    const { departure, input } = await cart(2)
    await placeOrder(context, input)
    const elsewhere = await createDeparture(context.db, { option: FORT, capacity: 5 })
    const rival = await checkoutOf(context, await visitorWith(context, elsewhere, 2))
    await context.db.rows({
      name: 'test.want_the_same',
      text: 'update cart_item set departure_id = $1 where departure_id = $2',
      values: [departure.id, elsewhere.id],
    })
    const refused: Promise<unknown>[] = []
    const contested = after(context, 'orders.release', () => {
      refused.push(placeOrder(context, rival).catch((error: { code?: string }) => error.code))
      return Promise.all(refused)
    })
    const changed = await placeOrder(contested, again(input, { firstName: 'ريم' }))
    expect(await statusOf(changed.reference)).toBe('awaiting_payment')
    expect(await Promise.all(refused)).toEqual(['checkout.sold_out'])
  })
})

describe('an order that was replaced', () => {
  test('is found by its buyer, and money that comes for it goes back', async () => {
    const { context } = fixtures
    const { departure, visitor, input } = await cart()
    const first = await placeOrder(context, input)
    const second = await placeOrder(context, again(input, { firstName: 'ريم' }))
    await pay(context, second.reference)
    const { session, paymentId } = await orderOf(context.db, first.reference)
    await context.db.rows({
      name: 'test.paid_after_all',
      text: `update sandbox_session set status = 'complete' where reference = $1`,
      values: [session],
    })
    await settlePayment(context, { paymentId })
    await sendRefunds(context)

    const buyer = { ...visitor, orderAccessCookie: passOf(first.reference, second.reference) }
    const outcome = await readOutcome(context, { visitor: buyer, locale: 'en', reference: first.reference })
    expect(outcome).toMatchObject({ outcome: 'unsuccessful', refundMinor: 25_000, items: [{ canRetry: false }] })
    const latest = await readOutcome(context, { visitor: buyer, locale: 'en', reference: undefined })
    expect(latest).toMatchObject({ outcome: 'booked', reference: second.reference })
    expect(await orderOf(context.db, first.reference)).toMatchObject({ status: 'failed', refundedMinor: 25_000 })
    expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 5, held: 0, sold: 2 })
  })

  test('by a checkout of something else says so on its page, in its booking and in the list, until money comes for it', async () => {
    const { context } = fixtures
    const { visitor, input } = await cart()
    const first = await placeOrder(context, input)
    const other = await createDeparture(context.db, { option: FORT, capacity: 5 })
    await addToCart(context, visitor, other, 2)
    const lines = await loadCart(context.db, visitor)
    const items = lines.flatMap(({ row }) => (row.departureId === other.id ? [row.id] : []))
    const second = await placeOrder(context, again(input, { items }))
    const buyer = { ...visitor, orderAccessCookie: passOf(first.reference, second.reference) }
    const seen = async (reference: string) => {
      const { replacedBy, outcome } = await readOutcome(context, { visitor: buyer, locale: 'en', reference })
      const key = orderAccessToken(context.configuration, reference)
      const invoice = await readInvoice(context, { visitor: buyer, locale: 'en', reference, key })
      expect(invoice.replacedBy).toBe(replacedBy)
      const listed = await readDeviceInvoices(context, { visitor: buyer, locale: 'en' })
      expect(listed.find((one) => one.reference === reference)?.replacedBy).toBe(replacedBy)
      return { replacedBy, outcome }
    }
    expect(await seen(first.reference)).toEqual({ replacedBy: 'others', outcome: 'unsuccessful' })
    expect(await seen(second.reference)).toEqual({ replacedBy: null, outcome: 'unpaid' })
    // As the job that expires holds does.
    await endHold(context.db, second.reference)
    await expireOrders(context)
    expect(await seen(second.reference)).toEqual({ replacedBy: null, outcome: 'unsuccessful' })
    await context.db.rows({
      name: 'test.captured_after_all',
      text: `update payment set captured_minor = 1 where order_id = (select id from orders where reference = $1)`,
      values: [first.reference],
    })
    expect((await seen(first.reference)).replacedBy).toBeNull()
  })

  test('by another way to pay is not said to have lost its spots', async () => {
    const { context } = fixtures
    const { visitor, input } = await cart()
    const first = await placeOrder(context, input)
    const second = await placeOrder(context, again(input, { method: 'bank_transfer' }))
    const buyer = { ...visitor, orderAccessCookie: passOf(first.reference, second.reference) }
    expect(await readOutcome(context, { visitor: buyer, locale: 'en', reference: first.reference })).toMatchObject({
      replacedBy: 'same',
    })
  })

  test('by another way to pay leads to the new reference, also by the form that finds a booking; the new one says the old', async () => {
    const { context } = fixtures
    const { visitor, input } = await cart()
    const first = await placeOrder(context, input)
    const second = await placeOrder(context, again(input, { method: 'bank_transfer' }))
    const buyer = { ...visitor, orderAccessCookie: passOf(first.reference, second.reference) }
    const locale = 'en' as const
    const key = orderAccessToken(context.configuration, second.reference)
    const later = { reference: second.reference, key }
    const seen = async (reference: string) => {
      const outcome = await readOutcome(context, { visitor: buyer, locale, reference })
      const own = orderAccessToken(context.configuration, reference)
      const invoice = await readInvoice(context, { visitor: buyer, locale, reference, key: own })
      const { formerReference, laterOrder } = invoice
      expect(outcome).toMatchObject({ formerReference, laterOrder })
      return { formerReference, laterOrder }
    }
    expect(await seen(first.reference)).toEqual({ formerReference: null, laterOrder: later })
    expect(await seen(second.reference)).toEqual({ formerReference: first.reference, laterOrder: null })
    const lookup = { visitor, reference: first.reference, email: input.email }
    expect(await findBooking(context, lookup)).toEqual(later)
    // Another address was typed the second time: an old link of the first one's reader does not open it.
    await context.db.rows({
      name: 'test.other_email',
      text: `update orders set email = 'somebody-else@example.com' where reference = $1`,
      values: [second.reference],
    })
    expect(await seen(first.reference)).toEqual({ formerReference: null, laterOrder: null })
    expect(await findBooking(context, lookup)).toMatchObject({ reference: first.reference })
  })

  test('of another browser is not found', async () => {
    const { context } = fixtures
    const { input } = await cart()
    const { reference } = await placeOrder(context, input)
    const stranger = { ...(await createVisitor(context.db)), orderAccessCookie: `${reference}:forged,${reference}` }
    await expect(readOutcome(context, { visitor: stranger, locale: 'en', reference })).rejects.toMatchObject({
      code: 'checkout.order_unknown',
    })
  })
})

describe("a promo code that the cart's own open order uses", () => {
  test.each([
    ['once in all', { limitTotal: 1, limitPerBuyer: null }],
    ['once by a buyer', { limitTotal: null, limitPerBuyer: 1 }],
  ])('%s still helps the buyer who mends a detail', async (_, limits) => {
    const { context } = fixtures
    const promoCode = await someCode(limits)
    const { visitor, input: plain } = await cart()
    const input = { ...plain, promoCode, seenTotalMinor: 22_500 }
    const first = await placeOrder(context, input)
    expect(await readCheckout(context, { visitor, locale: 'en', promoCode })).toMatchObject({
      promo: { code: promoCode, discountMinor: 2_500 },
    })
    const second = await placeOrder(context, again(input, { lastName: 'العلي الأولى' }))
    expect(await statusOf(first.reference)).toBe('expired')
    expect(await statusOf(second.reference)).toBe('awaiting_payment')
    expect(await placeOrder(context, again(input, { lastName: 'العلي الأولى' }))).toEqual(second)

    const other = await cart()
    const stranger = { ...other.input, email: input.email, promoCode, seenTotalMinor: 22_500 }
    await expect(placeOrder(context, stranger)).rejects.toMatchObject({
      code: limits.limitTotal === 1 ? 'promo.code_used_up' : 'promo.code_used_by_you',
    })
  })
})

test('six buyers who replace an order while the provider is slow do not stop other checkouts', async () => {
  const { context } = fixtures
  const inputs = await Promise.all(Array.from({ length: 6 }, () => cart()))
  for (const { input } of inputs) await placeOrder(context, input)
  const requested: string[] = []
  let answer = () => {}
  const silence = new Promise<void>((resolve) => (answer = resolve))
  const sandbox = context.providers.card
  const slow = {
    ...sandbox,
    expireSession: async (reference: string) => {
      requested.push(reference)
      await silence
      return sandbox.expireSession(reference)
    },
  }
  const slowly = { ...context, providers: providersOf(slow) }
  const replacing = inputs.map(({ input }) => placeOrder(slowly, again(input, { firstName: 'ريم' })))
  await expect.poll(() => requested.length).toBe(6)

  const { input } = await cart()
  const other = await placeOrder(context, input)
  expect(await statusOf(other.reference)).toBe('awaiting_payment')
  answer()
  await Promise.all(replacing)
})

test('an order of which an activity was cancelled is replaced when the whole cart is ordered again', async () => {
  const { context } = fixtures
  const departures = [
    await createDeparture(context.db, { option: FORT, capacity: 5 }),
    await createDeparture(context.db, { option: FORT, capacity: 5 }),
  ]
  const visitor = await visitorWithAll(context, departures)
  const input = { ...(await checkoutOf(context, visitor)), email: uniqueEmail() }
  const { reference } = await placeOrder(context, input)
  const { paymentId } = await orderOf(context.db, reference)
  // Its page has ended: the buyer can cancel a part, and can pay the rest.
  await context.db.rows({
    name: 'test.end_attempt',
    text: `update payment set status = 'declined' where id = $1`,
    values: [paymentId],
  })
  const key = orderAccessToken(context.configuration, reference)
  const { id: bookingId } = await oneRow<{ id: number }>(context.db, {
    name: 'test.first_booking',
    text: 'select min(i.id) as id from order_item i join orders o on o.id = i.order_id where o.reference = $1',
    values: [reference],
  })
  await cancelBooking(context, { visitor, reference, key, bookingId, seenRefundMinor: 0 })

  const whole = await placeOrder(context, again(input, {}))
  expect(whole.reference).not.toBe(reference)
  expect(await statusOf(reference)).toBe('expired')
  await pay(context, whole.reference)
  expect(await orderOf(context.db, whole.reference)).toMatchObject({ status: 'confirmed', capturedMinor: input.seenTotalMinor }) // prettier-ignore
  for (const { id } of departures) expect(await countsOf(context.db, id)).toMatchObject({ held: 0, sold: 2 })
})
