import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { loadCart } from '#server/cart/load-cart.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { readInvoice, readInvoices } from '#server/booking/orders/read-orders.ts'
import { settlePayment } from '#server/booking/payments/settle-payment.ts'
import { pollPendingPayments } from '#server/booking/payments/poll-pending-payments.ts'
import type { Db } from '#server/kernel/database.ts'
import { checkoutOf, orderOf, pay, visitorWith } from '#test/support/buyer.ts'
import { countsOf, createDeparture, useFixtures } from '#test/support/fixtures.ts'
import { placeOrder } from './place-order.ts'

const fixtures = useFixtures()

/** A database that loses the connection after it has run the statement of that name. */
function dieAfter(db: Db, name: string): Db['rows'] {
  let isDead = false
  return async (statement) => {
    if (isDead) throw new Error('killed')
    isDead = statement.name === name
    return db.rows(statement)
  }
}

describe('placing an order', () => {
  test('takes the places, opens one payment and waits for the money', async () => {
    const { context } = fixtures
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 10 })
    const placed = await placeOrder(context, await checkoutOf(context, await visitorWith(context, departure, 3)))

    expect(placed.paymentUrl).toMatch(/\/sandbox\/pay\/sbx_/)
    expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 10, held: 3, sold: 0 })
    expect((await orderOf(context.db, placed.reference)).status).toBe('awaiting_payment')
  })

  test('stores a special request with half an emoji, with a replacement character', async () => {
    const { context } = fixtures
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 10 })
    const input = await checkoutOf(context, await visitorWith(context, departure, 1))
    const placed = await placeOrder(context, { ...input, specialRequests: 'A window seat \ud83d' })

    const [order] = await context.db.rows({
      name: 'test.special_requests',
      text: 'select i.special_request as wish from order_item i join orders o on o.id = i.order_id where o.reference = $1',
      values: [placed.reference],
    })
    expect(order).toEqual({ wish: 'A window seat \ufffd' })
  })

  test('is confirmed once by its payment, however often the provider reports it', async () => {
    const { context } = fixtures
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 10 })
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
    const { context } = fixtures
    await context.db.rows({
      name: 'test.free_code',
      text: `insert into promo_code (code, percent_basis_points) values ('ALL-OFF', 10000)`,
    })
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 10 })
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
    const { context } = fixtures
    await context.db.rows({
      name: 'test.free_code_2',
      text: `insert into promo_code (code, percent_basis_points) values ('ALL-OFF-2', 10000)`,
    })
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 10 })
    const visitor = await visitorWith(context, departure, 2)
    const input = { ...(await checkoutOf(context, visitor)), promoCode: 'ALL-OFF-2', seenTotalMinor: 0 }
    const dying = { ...context, db: { ...context.db, rows: dieAfter(context.db, 'checkout.take_and_record') } }
    await expect(placeOrder(dying, input)).rejects.toThrow('killed')
    await context.db.rows({
      name: 'test.later',
      text: `update payment set updated_at = now() - interval '1 hour' where amount_minor = 0`,
    })
    await pollPendingPayments(context, { olderThanSeconds: 60 })

    expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 10, held: 0, sold: 2 })
  })

  test('can be read by its signed link, and by nothing else', async () => {
    const { context } = fixtures
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 10 })
    const visitor = await visitorWith(context, departure, 2)
    const { reference } = await placeOrder(context, await checkoutOf(context, visitor))
    await pay(context, reference)
    const read = (key: string | undefined) => readInvoice(context, { visitor, locale: 'ar', reference, key })

    const invoice = await read(orderAccessToken(context.configuration, reference))
    expect(invoice).toMatchObject({ status: 'confirmed', currency: 'BHD', totalMinor: 25_000, originalMinor: 30_000 })
    expect(invoice.invoiceId).toMatch(/^INV-\d{6}$/)
    expect(invoice.bookings[0]).toMatchObject({
      title: 'قلعة البحرين: جولة مع عالم آثار',
      travellers: 2,
      hasTicket: true,
    })
    for (const key of [undefined, '', 'x.y', orderAccessToken(context.configuration, 'RH-ANOTHER1')])
      await expect(read(key)).rejects.toMatchObject({ code: 'orders.order_unknown' })
    await expect(readInvoices(context, { visitor, locale: 'ar' })).rejects.toMatchObject({
      code: 'orders.sign_in_required',
    })
  })

  test('twenty times with one key makes one order and gives twenty equal answers', async () => {
    const { context } = fixtures
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 40 })
    const input = await checkoutOf(context, await visitorWith(context, departure, 1))
    const answers = await Promise.all(Array.from({ length: 20 }, () => placeOrder(context, input)))

    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 40, held: 1, sold: 0 })
  })

  test('with a used key and another body is refused', async () => {
    const { context } = fixtures
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
    const input = await checkoutOf(context, await visitorWith(context, departure, 1))
    await placeOrder(context, input)
    await expect(placeOrder(context, { ...input, lastName: 'أخرى' })).rejects.toMatchObject({
      code: 'checkout.key_reused',
    })
  })

  test('from two tabs with the same cart is one order', async () => {
    const { context } = fixtures
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
    const input = await checkoutOf(context, await visitorWith(context, departure, 2))
    const [one, two] = await Promise.all([
      placeOrder(context, input),
      placeOrder(context, { ...input, idempotencyKey: randomUUID() }),
    ])

    expect(two).toEqual(one)
    expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 5, held: 2, sold: 0 })
  })

  test('again with other details replaces the open order and keeps one hold', async () => {
    const { context } = fixtures
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
    const input = await checkoutOf(context, await visitorWith(context, departure, 2))
    const first = await placeOrder(context, input)
    const second = await placeOrder(context, { ...input, idempotencyKey: randomUUID(), firstName: 'ريم' })

    expect(second.reference).not.toBe(first.reference)
    expect((await orderOf(context.db, first.reference)).status).toBe('expired')
    expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 5, held: 2, sold: 0 })
  })

  test('in another currency than the present one is refused with the present one, which the page names', async () => {
    const { context } = fixtures
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
    const input = await checkoutOf(context, await visitorWith(context, departure, 1))
    await expect(placeOrder(context, { ...input, seenCurrency: 'SAR' })).rejects.toMatchObject({
      code: 'checkout.cart_changed',
      details: { currency: input.seenCurrency },
    })
  })

  test.each([
    ['a price that is not the one of the cart', { seenTotalMinor: 1 }, 'checkout.cart_changed'],
    ['another currency', { seenCurrency: 'SAR' }, 'checkout.cart_changed'],
    ['no name', { firstName: ' ' }, 'checkout.fields_invalid'],
    ['an address that is none', { email: 'sara@' }, 'checkout.fields_invalid'],
    ['a telephone number that is none', { phoneNumber: '123' }, 'checkout.fields_invalid'],
    ['terms not accepted', { acceptsTerms: false }, 'checkout.terms_not_accepted'],
    ['an unknown promo code', { promoCode: 'NOPE' }, 'promo.code_unknown'],
  ])('with %s is refused and takes nothing', async (_, change, code) => {
    const { context } = fixtures
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
    const input = await checkoutOf(context, await visitorWith(context, departure, 1))
    await expect(placeOrder(context, { ...input, ...change })).rejects.toMatchObject({ code })
    expect(await countsOf(context.db, departure.id)).toEqual({ capacity: 5, held: 0, sold: 0 })
  })
})
