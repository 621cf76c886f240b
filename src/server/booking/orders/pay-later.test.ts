import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { loadCart } from '#server/cart/load-cart.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { readCheckout } from '#server/booking/checkout/read-checkout.ts'
import { findOwn, readOutcome } from '#server/booking/checkout/read-outcome.ts'
import type { Mail } from '#server/notifications/mailer.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import { decideSandboxPayment } from '#server/booking/providers/decide-sandbox-payment.ts'
import { settlePayment } from '#server/booking/payments/settle-payment.ts'
import { startPayment } from '#server/booking/payments/start-payment.ts'
import {
  expireAbandonedSessions,
  expireOrders,
  pollPendingPayments,
} from '#server/booking/payments/poll-pending-payments.ts'
import { checkoutOf, mailsOf, orderOf, pay, sellOut, visitorWith, uniqueEmail } from '#test/support/buyer.ts'
import { later } from '#test/support/clock.ts'
import { reserved as reservedOrder } from '#test/support/staff.ts'
import { countsOf, createDeparture, useFixtures } from '#test/support/fixtures.ts'
import { orderAccessToken } from './order-access-token.ts'
import { readInvoice } from './read-orders.ts'
import { remindBuyers } from './remind-buyers.ts'

const fixtures = useFixtures()

/** Two places of five, reserved until the end of their sale in nine days. */
const reserved = () => reservedOrder(fixtures.context)

const decide = async (reference: string, decision: 'decline' | 'no_webhook') => {
  const { session, paymentId } = await orderOf(fixtures.context.db, reference)
  await decideSandboxPayment(fixtures.context.db, { reference: session, decision })
  return settlePayment(fixtures.context, { paymentId })
}

const eventsOf = async (orderId: number) =>
  (
    await fixtures.context.db.rows<{ step: string }>({
      name: 'test.events',
      text: `select from_status || '→' || to_status as step from order_event
        where order_id = $1 and order_item_id is null and from_status is not null order by id`,
      values: [orderId],
    })
  ).map(({ step }) => step)

describe('an order that is reserved', () => {
  test('holds its seats until the deadline, leaves the cart, and buyer and operator get mails', async () => {
    const { context } = fixtures
    const { departure, visitor, reference } = await reserved()
    expect((await orderOf(context.db, reference)).status).toBe('pay_later')
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 2, sold: 0 })
    expect(await loadCart(context.db, visitor)).toEqual([])
    expect(await mailsOf(context.db, reference)).toEqual(['order_reserved', 'staff_reserved'])

    await expireOrders(later(context, '8 days 23 hours'))
    expect((await orderOf(context.db, reference)).status).toBe('pay_later')
  })

  test.each(['pay_later', 'card'] as const)('is not reserved again by another tab that pays by %s', async (method) => {
    const { context } = fixtures
    const { departure, input } = await reserved()
    const tab = placeOrder(context, { ...input, method, idempotencyKey: randomUUID() })
    await expect(tab).rejects.toMatchObject({ code: 'checkout.cart_empty' })
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 2 })
  })

  test('from two tabs at the same moment takes the places once', async () => {
    const { context } = fixtures
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
    const visitor = await visitorWith(context, departure, 2)
    const input = { ...(await checkoutOf(context, visitor)), email: uniqueEmail(), method: 'pay_later' as const }
    const tabs = Array.from({ length: 4 }, () => placeOrder(context, { ...input, idempotencyKey: randomUUID() }))
    const results = await Promise.allSettled(tabs)
    // The other tab gets the same order, or the error that its cart was already ordered.
    const references = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.reference] : []))
    expect(new Set(references).size).toBe(1)
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 2 })
  })

  test.each([
    ['a day and an hour before its start', 25, 25, 60],
    ['before its sale ends', 96, 5, 300],
    ['30 days after the booking', 90 * 24, 90 * 24, 30 * 24 * 60],
  ])('is held until %s', async (_, start, cutoff, minutes) => {
    const { context } = fixtures
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
    await context.db.rows({
      name: 'test.times',
      text: `update departure set starts_at = rihla_now() + make_interval(hours => $2, secs => 30 + id % 25),
        ends_at = rihla_now() + make_interval(hours => $2 + 2),
        cutoff_at = rihla_now() + make_interval(hours => $3, secs => 30) where id = $1`,
      values: [departure.id, start, cutoff],
    })
    const visitor = await visitorWith(context, departure, 1)
    const { methods } = await readCheckout(context, { visitor, locale: 'en', promoCode: undefined })
    expect(methods.find(({ code }) => code === 'pay_later')?.holdMinutes).toBe(minutes)
  })

  test('is not offered, and refused, when less than an hour would be left to pay', async () => {
    const { context } = fixtures
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
    await context.db.rows({
      name: 'test.soon',
      text: `update departure set starts_at = rihla_now() + interval '24 hours 50 minutes' where id = $1`,
      values: [departure.id],
    })
    const visitor = await visitorWith(context, departure, 1)
    const { methods } = await readCheckout(context, { visitor, locale: 'en', promoCode: undefined })
    expect(methods.map(({ code }) => code)).not.toContain('pay_later')
    const input = { ...(await checkoutOf(context, visitor)), email: uniqueEmail(), method: 'pay_later' as const }
    await expect(placeOrder(context, input)).rejects.toMatchObject({ code: 'checkout.method_unavailable' })
  })

  test('is not reserved but confirmed when it costs nothing', async () => {
    const { context } = fixtures
    await context.db.rows({
      name: 'test.free_code',
      text: `insert into promo_code (code, percent_basis_points) values ('LATER-FREE', 10000)`,
    })
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
    const checkout = await checkoutOf(context, await visitorWith(context, departure, 1))
    const free = { ...checkout, method: 'pay_later' as const, promoCode: 'LATER-FREE', seenTotalMinor: 0 }
    const { reference } = await placeOrder(context, free)
    expect((await orderOf(context.db, reference)).status).toBe('confirmed')
  })
})

describe('paying a reservation', () => {
  test('confirms it, and the link opens its page', async () => {
    const { context } = fixtures
    const { departure, visitor, reference, orderId } = await reserved()
    const key = orderAccessToken(context.configuration, reference)
    const stranger = { ...visitor, orderAccessCookie: null }
    expect((await readInvoice(context, { visitor: stranger, locale: 'en', reference, key })).payBy).not.toBeNull()
    await expect(findOwn(context, stranger, reference, 'no.key')).rejects.toMatchObject({
      code: 'checkout.order_unknown',
    })
    const { orderId: found } = await findOwn(context, stranger, reference, key)
    expect(found).toBe(orderId)

    const { redirectUrl } = await startPayment(context, { orderId })
    expect(redirectUrl).toMatch(/sandbox/)
    expect((await orderOf(context.db, reference)).status).toBe('awaiting_payment')
    await pay(context, reference)
    expect((await orderOf(context.db, reference)).status).toBe('confirmed')
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 0, sold: 2 })
    expect((await readInvoice(context, { visitor: stranger, locale: 'en', reference, key })).payBy).toBeNull()
    expect(await eventsOf(orderId)).toEqual([
      'draft→on_hold',
      'on_hold→pay_later',
      'pay_later→awaiting_payment',
      'awaiting_payment→confirmed',
    ])
  })

  test('pressed five times at once opens one page', async () => {
    const { context } = fixtures
    const orders = [await reserved(), await reserved(), await reserved(), await reserved()]
    const presses = orders.flatMap(({ orderId }) => Array.from({ length: 5 }, () => startPayment(context, { orderId })))
    const pages = await Promise.all(presses)
    expect(new Set(pages.map(({ redirectUrl }) => redirectUrl)).size).toBe(orders.length)
    for (const { orderId } of orders)
      expect((await eventsOf(orderId)).filter((step) => step === 'pay_later→awaiting_payment')).toHaveLength(1)
  })

  test('with a card that is refused leaves it reserved, says so, and can be tried again', async () => {
    const { context } = fixtures
    const { departure, visitor, reference, orderId } = await reserved()
    const pass = { ...visitor, orderAccessCookie: `${reference}:${orderAccessToken(context.configuration, reference)}` }
    const outcome = async () => (await readOutcome(context, { visitor: pass, locale: 'en', reference })).outcome
    expect(await outcome()).toBe('reserved')
    await startPayment(context, { orderId })
    expect(await outcome()).toBe('unpaid')
    expect(await decide(reference, 'decline')).toBe('declined')

    expect((await orderOf(context.db, reference)).status).toBe('pay_later')
    expect(await outcome()).toBe('payment_failed')
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 2 })
    await startPayment(context, { orderId })
    await decide(reference, 'no_webhook')
    expect(await outcome()).toBe('booked')
    expect(await eventsOf(orderId)).toEqual([
      'draft→on_hold',
      'on_hold→pay_later',
      'pay_later→awaiting_payment',
      'awaiting_payment→pay_later',
      'pay_later→awaiting_payment',
      'awaiting_payment→confirmed',
    ])
  })

  test('on a page that is left leaves it reserved after an hour, and another page can be opened', async () => {
    const { context } = fixtures
    const { departure, reference, orderId } = await reserved()
    const first = await startPayment(context, { orderId })
    await expireAbandonedSessions(later(context, '59 minutes'))
    expect((await orderOf(context.db, reference)).status).toBe('awaiting_payment')
    await expireAbandonedSessions(later(context, '61 minutes'))
    expect((await orderOf(context.db, reference)).status).toBe('pay_later')
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 2 })
    expect((await startPayment(context, { orderId })).redirectUrl).not.toBe(first.redirectUrl)
  })

  test('on a page that was thought closed confirms it, and takes nothing twice', async () => {
    const { context } = fixtures
    const { departure, reference, orderId } = await reserved()
    await startPayment(context, { orderId })
    const { session, paymentId } = await orderOf(context.db, reference)
    await context.db.rows({
      name: 'test.closed',
      text: `with p as (update payment set status = 'expired' where id = $1 returning order_id)
        update orders o set status = 'pay_later' from p where o.id = p.order_id`,
      values: [paymentId],
    })
    await decideSandboxPayment(context.db, { reference: session, decision: 'no_webhook' })
    await settlePayment(context, { paymentId })
    await settlePayment(context, { paymentId })
    expect(await orderOf(context.db, reference)).toMatchObject({ status: 'confirmed', refundedMinor: 0 })
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 0, sold: 2 })
  })
})

describe('the deadline', () => {
  test('releases the seats once and sends one mail, however many jobs run', async () => {
    const { context } = fixtures
    const { departure, reference, orderId } = await reserved()
    const after = later(context, '9 days 1 minute')
    await Promise.all(Array.from({ length: 4 }, () => expireOrders(after)))
    expect((await orderOf(context.db, reference)).status).toBe('expired')
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 0, sold: 0 })
    expect(await mailsOf(context.db, reference)).toEqual(['order_reserved', 'staff_reserved', 'order_unpaid'])
    expect(await eventsOf(orderId)).toEqual(['draft→on_hold', 'on_hold→pay_later', 'pay_later→expired'])
    await expect(startPayment(context, { orderId })).rejects.toMatchObject({ code: 'checkout.hold_expired' })
  })

  test('closes an open payment page and sends the buyer a mail', async () => {
    const { context } = fixtures
    const { departure, reference, orderId } = await reserved()
    await startPayment(context, { orderId })
    await expireOrders(later(context, '9 days 1 minute'))
    expect((await orderOf(context.db, reference)).status).toBe('expired')
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 0, sold: 0 })
    expect((await mailsOf(context.db, reference)).at(-1)).toBe('order_unpaid')
  })

  test('refuses a payment page after the deadline, before a job has run', async () => {
    const { context } = fixtures
    const { orderId } = await reserved()
    const late = startPayment(later(context, '9 days 1 second'), { orderId })
    await expect(late).rejects.toMatchObject({ code: 'checkout.hold_expired' })
  })

  test('and money at the same instant end in a booking or in free places, never in neither', async () => {
    const { context } = fixtures
    const orders = await Promise.all(Array.from({ length: 8 }, () => reserved()))
    for (const { orderId } of orders) await startPayment(context, { orderId })
    const after = later(context, '9 days 1 minute')
    await Promise.all([
      ...orders.map(({ reference }) => pay(context, reference)),
      expireOrders(after),
      expireOrders(after),
    ])
    await pollPendingPayments(context, { olderThanSeconds: -1 })
    for (const { reference, departure } of orders) {
      const { status } = await orderOf(context.db, reference)
      const counts = await countsOf(context.db, departure.id)
      expect([status, counts.held, counts.sold]).toEqual(
        status === 'confirmed' ? ['confirmed', 0, 2] : ['expired', 0, 0],
      )
    }
  })

  test('and money that is late is refunded when the places are gone', async () => {
    const { context } = fixtures
    const { departure, reference, orderId } = await reserved()
    await startPayment(context, { orderId })
    const { session, paymentId } = await orderOf(context.db, reference)
    await expireOrders(later(context, '9 days 1 minute'))
    await sellOut(context.db, departure.id)
    await context.db.rows({
      name: 'test.reopen',
      text: `update sandbox_session set status = 'complete' where reference = $1`,
      values: [session],
    })
    await settlePayment(context, { paymentId })
    expect((await orderOf(context.db, reference)).status).toBe('failed')
    expect((await mailsOf(context.db, reference)).at(-1)).toBe('order_failed_late')
  })
})

describe('a reminder', () => {
  const remindAt = (interval: string) => remindBuyers(later(fixtures.context, interval))

  test('comes two days before the deadline and six hours before it, once each', async () => {
    const { context } = fixtures
    const { reference } = await reserved()
    const kinds = async () => (await mailsOf(context.db, reference)).slice(2)
    await remindAt('6 days 23 hours')
    expect(await kinds()).toEqual([])
    await remindAt('7 days 1 minute')
    await Promise.all([remindAt('7 days 2 minutes'), remindAt('7 days 3 hours')])
    expect(await kinds()).toEqual(['order_reminder'])
    await remindAt('8 days 17 hours')
    expect(await kinds()).toEqual(['order_reminder'])
    await remindAt('8 days 18 hours 1 minute')
    await remindAt('8 days 20 hours')
    expect(await kinds()).toEqual(['order_reminder', 'order_last_reminder'])
  })

  test('of two days is left out when it would follow the reservation at once', async () => {
    const { context } = fixtures
    const { reference } = await reserved()
    await context.db.rows({
      name: 'test.shorter',
      text: `update orders set hold_expires_at = rihla_now() + interval '40 hours' where reference = $1`,
      values: [reference],
    })
    await remindAt('1 minute')
    expect((await mailsOf(context.db, reference)).slice(2)).toEqual([])
  })

  test('is not written for an order that is paid or over, and one that is late says nothing untrue', async () => {
    const { context } = fixtures
    const [paid, over, slow] = [await reserved(), await reserved(), await reserved()]
    await startPayment(context, { orderId: paid.orderId })
    await pay(context, paid.reference)
    await remindAt('9 days 1 minute')
    expect(await mailsOf(context.db, over.reference)).not.toContain('order_last_reminder')
    await remindAt('8 days 23 hours')
    expect(await mailsOf(context.db, paid.reference)).not.toContain('order_last_reminder')
    expect(await mailsOf(context.db, slow.reference)).toContain('order_last_reminder')

    await expireOrders(later(context, '9 days 1 minute'))
    const sent: Mail[] = []
    const mailer = { send: async (mail: Mail) => void sent.push(mail) }
    await sendOutbox(later(context, '9 days 2 minutes'), mailer)
    const subjects = sent.filter(({ text }) => text.includes(slow.reference)).map(({ subject }) => subject)
    expect(subjects).toEqual([
      expect.stringContaining('حجز محفوظ لم يُدفع'),
      expect.stringContaining('انتهت مهلة الدفع'),
    ])
  })

  test('leads to the page where it can be paid', async () => {
    const { context } = fixtures
    const { reference } = await reserved()
    await remindAt('7 days 1 minute')
    const sent: Mail[] = []
    const mailer = { send: async (mail: Mail) => void sent.push(mail) }
    await sendOutbox(later(context, '7 days 2 minutes'), mailer)
    const mail = sent.find(({ subject, text }) => subject.startsWith('تذكير') && text.includes(reference))
    expect(mail?.text).toMatch(new RegExp(`ادفع الآن: http\\S+/invoices/${reference}\\?key=\\S+`))
  })
})
