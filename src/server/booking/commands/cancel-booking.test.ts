import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { PlaceOrderInput } from '#server/booking/checkout/place-order-input.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { readCalendarFile } from '#server/booking/documents/read-calendar-file.ts'
import { readTicket } from '#server/booking/documents/read-ticket.ts'
import { mailboxMailer } from '#server/notifications/mailbox-mailer.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { sendRefunds } from '#server/booking/payments/refund.ts'
import { settlePayment } from '#server/booking/payments/settle-payment.ts'
import type { Db } from '#server/kernel/database.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { checkoutOf, mailsOf, orderOf, pay, visitorWithAll } from '#test/support/buyer.ts'
import { later } from '#test/support/clock.ts'
import { countsOf, createDeparture, createVisitor, useFixtures, type FixtureDeparture } from '#test/support/fixtures.ts'
import { cancelAsStaff, cancelBooking } from './cancel-booking.ts'
import { ITEM_LOCK, ORDER_LOCK } from './cancel-queries.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { previewCancellation } from '#server/booking/orders/preview-cancellation.ts'
import { readInvoice } from '#server/booking/orders/read-orders.ts'

const fixtures = useFixtures()

/** Free until two days before, half until one day before: ten days are left. The option's own policy must not matter, the booking's does. */
const policy = [
  { day: 2, hour: 0, minute: 0, percentage: 0 },
  { day: 1, hour: 0, minute: 0, percentage: 50 },
]

interface Bought {
  visitor: Visitor
  reference: string
  key: string
  departures: FixtureDeparture[]
  bookingIds: number[]
}

/** An order of one booking of two people for each departure, each BHD 25, with the policy above. */
async function bought(change: Partial<PlaceOrderInput> = {}, count = 1, isPaid = true): Promise<Bought> {
  const { context } = fixtures
  const departures: FixtureDeparture[] = []
  for (let one = 0; one < count; one++)
    departures.push(await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 10 }))
  const visitor = await visitorWithAll(context, departures)
  const input = { ...(await checkoutOf(context, visitor)), ...change }
  const { reference } = await placeOrder(context, input)
  if (isPaid) await pay(context, reference)
  await context.db.rows({
    name: 'test.policy',
    text: `update order_item i set cancellation = $2::jsonb from orders o where o.id = i.order_id and o.reference = $1`,
    values: [reference, JSON.stringify(policy)],
  })
  const key = orderAccessToken(context.configuration, reference)
  const invoice = await readInvoice(context, { visitor, locale: 'en', reference, key })
  return { visitor, reference, key, departures, bookingIds: invoice.bookings.map(({ id }) => id) }
}

const wishOf = ({ visitor, reference, key, bookingIds }: Bought, at = 0) => ({
  visitor,
  reference,
  key,
  bookingId: bookingIds[at] ?? 0,
})

async function cancel(context: PaymentContext, order: Bought, at = 0): Promise<number> {
  const { refundMinor } = await previewCancellation(context, wishOf(order, at))
  await cancelBooking(context, { ...wishOf(order, at), seenRefundMinor: refundMinor })
  return refundMinor
}

const statesOf = async (order: Bought) => {
  const invoice = await readInvoice(fixtures.context, { ...order, locale: 'en' })
  return [invoice.status, ...invoice.bookings.map(({ status }) => status)]
}
const eventsOf = (order: Bought) =>
  fixtures.context.db.rows<{ from: string; to: string; isItem: boolean }>({
    name: 'test.events_of',
    text: `select from_status as "from", to_status as "to", order_item_id is not null as "isItem" from order_event e
      join orders o on o.id = e.order_id where o.reference = $1 and actor = 'buyer' and to_status = 'cancelled' order by e.id`,
    values: [order.reference],
  })

describe('cancelling a booking', () => {
  test('frees its seats, refunds the displayed amount, and mails the buyer, once', async () => {
    const { context } = fixtures
    const order = await bought()
    const shown = await previewCancellation(context, wishOf(order))
    expect(shown).toMatchObject({ isPaid: true, paidMinor: 25_000, refundMinor: 25_000, keptMinor: 0, currency: 'BHD' })
    await cancel(context, order)

    expect(await statesOf(order)).toEqual(['cancelled', 'cancelled'])
    expect(await countsOf(context.db, order.departures[0]?.id ?? 0)).toEqual({ capacity: 10, held: 0, sold: 0 })
    expect(await eventsOf(order)).toEqual([
      { from: 'confirmed', to: 'cancelled', isItem: true },
      { from: 'confirmed', to: 'cancelled', isItem: false },
    ])
    expect((await mailsOf(context.db, order.reference)).filter((kind) => kind === 'booking_cancelled')).toHaveLength(1)
    await sendRefunds(context)
    await sendRefunds(context)
    expect(await orderOf(context.db, order.reference)).toMatchObject({ capturedMinor: 25_000, refundedMinor: 25_000 })
    expect(await statesOf(order)).toEqual(['cancelled', 'refunded'])
  })

  test.each([
    { at: 'long before', interval: '0', refundMinor: 25_000, steps: [0, 50, 100] },
    { at: 'between two days and one', interval: '8 days 12 hours', refundMinor: 12_500, steps: [50, 100] },
    { at: 'less than a day before', interval: '9 days 12 hours', refundMinor: 0, steps: [100] },
  ])('$at refunds what the rule of that time says', async ({ interval, refundMinor, steps }) => {
    const order = await bought()
    const then = later(fixtures.context, interval)
    const shown = await previewCancellation(then, wishOf(order))
    expect(shown).toMatchObject({ refundMinor, keptMinor: 25_000 - refundMinor })
    expect(shown.steps.map(({ percentage }) => percentage)).toEqual(steps)
    await cancel(then, order)
    await sendRefunds(fixtures.context)
    expect(await orderOf(fixtures.context.db, order.reference)).toMatchObject({ refundedMinor: refundMinor })
  })

  test('is refused once the activity has begun', async () => {
    const order = await bought()
    const then = later(fixtures.context, '10 days 1 hour')
    const refused = { code: 'orders.not_cancellable' }
    await expect(previewCancellation(then, wishOf(order))).rejects.toMatchObject(refused)
    await expect(cancelBooking(then, { ...wishOf(order), seenRefundMinor: 0 })).rejects.toMatchObject(refused)
    expect((await readInvoice(then, { ...order, locale: 'ar' })).bookings[0]?.canCancel).toBe(false)
    expect(await statesOf(order)).toEqual(['confirmed', 'confirmed'])
  })

  test('with another refund than the buyer saw is refused with the new one, and changes nothing', async () => {
    const order = await bought()
    const { refundMinor } = await previewCancellation(fixtures.context, wishOf(order))
    const then = later(fixtures.context, '8 days 12 hours')
    await expect(cancelBooking(then, { ...wishOf(order), seenRefundMinor: refundMinor })).rejects.toMatchObject({
      code: 'orders.cancellation_changed',
      details: { cancellation: { refundMinor: 12_500, keptMinor: 12_500 } },
    })
    expect(await statesOf(order)).toEqual(['confirmed', 'confirmed'])
  })

  test('again succeeds with the refund that was given, and with another is refused with it', async () => {
    const { context } = fixtures
    const order = await bought()
    const then = later(context, '8 days 12 hours')
    await cancelBooking(then, { ...wishOf(order), seenRefundMinor: 12_500 })
    await cancelBooking(context, { ...wishOf(order), seenRefundMinor: 12_500 })
    // A window that was opened while it was free.
    const stale = { ...wishOf(order), seenRefundMinor: 25_000 }
    const given = { details: { refundMinor: 12_500, currency: 'BHD' } }
    await expect(cancelBooking(context, stale)).rejects.toMatchObject({ code: 'orders.already_cancelled', ...given })
    const by = { staff: 'Layla', staffId: 0, reason: 'Wind', record: () => Promise.resolve() }
    await expect(cancelAsStaff(context, { ...stale, by })).rejects.toMatchObject({ code: 'console.already_cancelled', ...given }) // prettier-ignore
    await sendRefunds(context)
    await expect(cancelBooking(context, stale)).rejects.toMatchObject({ code: 'orders.already_cancelled', ...given })
    expect(await orderOf(context.db, order.reference)).toMatchObject({ refundedMinor: 12_500 })
    expect((await mailsOf(context.db, order.reference)).filter((kind) => kind === 'booking_cancelled')).toHaveLength(1)
  })

  test('of a part refunds its payment less its share of the promo code; both parts sum to the payment', async () => {
    const { context } = fixtures
    await context.db.rows({
      name: 'test.third_off',
      text: `insert into promo_code (code, percent_basis_points) values ('THIRD', 3333) on conflict do nothing`,
    })
    const order = await bought({ promoCode: 'THIRD', seenTotalMinor: 33_330 }, 2)
    expect(await cancel(context, order, 0)).toBe(16_660)
    expect(await statesOf(order)).toEqual(['confirmed', 'cancelled', 'confirmed'])
    expect(await cancel(context, order, 1)).toBe(16_670)
    await sendRefunds(context)
    expect(await statesOf(order)).toEqual(['cancelled', 'refunded', 'refunded'])
    expect(await orderOf(context.db, order.reference)).toMatchObject({ capturedMinor: 33_330, refundedMinor: 33_330 })
  })

  test('never refunds more than the rest of the captured amount', async () => {
    const { context } = fixtures
    const order = await bought()
    const { paymentId } = await orderOf(context.db, order.reference)
    await context.db.rows({
      name: 'test.refund_by_hand',
      text: `insert into refund (payment_id, amount_minor, reason) values ($1, 20000, 'unmatched')`,
      values: [paymentId],
    })
    expect(await cancel(context, order)).toBe(5_000)
    await sendRefunds(context)
    expect(await orderOf(context.db, order.reference)).toMatchObject({ refundedMinor: 25_000 })
  })

  test('of an unpaid seat refunds nothing and lowers the total; cancelling the last one returns the promo code', async () => {
    const { context } = fixtures
    await context.db.rows({
      name: 'test.once_off',
      text: `insert into promo_code (code, percent_basis_points, limit_total) values ('ONCE', 1000, 1)`,
    })
    const used = () => context.db.rows({ name: 'test.used', text: `select used from promo_code where code = 'ONCE'` })
    const order = await bought({ method: 'pay_later', promoCode: 'ONCE', seenTotalMinor: 45_000 }, 2, false)
    expect(await previewCancellation(context, wishOf(order))).toMatchObject({
      isPaid: false,
      refundMinor: 0,
      steps: [],
    })
    await cancel(context, order, 0)
    expect(await readInvoice(context, { ...order, locale: 'ar' })).toMatchObject({
      status: 'pay_later',
      totalMinor: 22_500,
    })
    expect(await used()).toEqual([{ used: 1 }])
    await cancel(context, order, 1)
    expect(await statesOf(order)).toEqual(['cancelled', 'cancelled', 'cancelled'])
    for (const { id } of order.departures)
      expect(await countsOf(context.db, id)).toEqual({ capacity: 10, held: 0, sold: 0 })
    expect(await used()).toEqual([{ used: 0 }])
    await sendRefunds(context)
    const refunds = await context.db.rows({
      name: 'test.refunds_of',
      text: `select 1 from refund r join payment p on p.id = r.payment_id join orders o on o.id = p.order_id where o.reference = $1`,
      values: [order.reference],
    })
    expect(refunds).toEqual([])
  })

  test('is refused during a payment, and a payment for a cancelled order is refunded', async () => {
    const { context } = fixtures
    const order = await bought({}, 1, false)
    await expect(previewCancellation(context, wishOf(order))).rejects.toMatchObject({ code: 'orders.not_cancellable' })
    const { paymentId } = await orderOf(context.db, order.reference)
    await context.db.rows({
      name: 'test.declined',
      text: `update payment set status = 'declined' where id = $1`,
      values: [paymentId],
    })
    await cancel(context, order)
    await pay(context, order.reference)
    await settlePayment(context, { paymentId })
    await sendRefunds(context)
    expect(await orderOf(context.db, order.reference)).toMatchObject({
      status: 'cancelled',
      capturedMinor: 25_000,
      refundedMinor: 25_000,
    })
  })

  test('is for its owner or the holder of its link; to anyone else there is no such booking', async () => {
    const { context } = fixtures
    const [order, other] = [await bought(), await bought()]
    const stranger = await createVisitor(context.db)
    for (const attempt of [
      { ...wishOf(order), visitor: stranger, key: undefined },
      { ...wishOf(order), visitor: stranger, key: other.key },
      { ...wishOf(order), bookingId: other.bookingIds[0] ?? 0 },
      { ...wishOf(order), reference: `RH-${randomUUID().slice(0, 8)}` },
    ]) {
      const unknown = { code: 'orders.order_unknown' }
      await expect(previewCancellation(context, attempt)).rejects.toMatchObject(unknown)
      await expect(cancelBooking(context, { ...attempt, seenRefundMinor: 25_000 })).rejects.toMatchObject(unknown)
    }
    expect(await statesOf(order)).toEqual(['confirmed', 'confirmed'])
  })

  test('ends its ticket, and its calendar file takes the event out again', async () => {
    const { context } = fixtures
    const order = await bought()
    const wish = { ...wishOf(order), locale: 'ar' as const }
    const uid = /UID:.*/
    const before = await readCalendarFile(context, wish)
    expect(before.text).toContain('METHOD:PUBLISH\r\n')
    await cancel(context, order)
    await expect(readTicket(context, wish)).rejects.toMatchObject({ code: 'orders.ticket_not_ready' })
    const after = await readCalendarFile(context, wish)
    for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:2']) expect(after.text).toContain(`${line}\r\n`)
    expect(uid.exec(after.text)?.[0]).toBe(uid.exec(before.text)?.[0])
  })

  test.each([
    ['ar', 'تم إلغاء حجزك – قلعة البحرين', 'المبلغ المسترد'],
    ['en', 'Booking cancelled – Bahrain Fort', 'Refunded to you'],
  ] as const)('is confirmed by mail in %s with the sum and the calendar file', async (locale, subject, sum) => {
    const { context } = fixtures
    const order = await bought({ locale })
    await cancel(context, order)
    await sendOutbox(context, mailboxMailer(context.db))
    const mails = await context.db.rows<{ subject: string; body: string; files: string }>({
      name: 'test.mailbox',
      text: `select m.subject, m.body, m.attachments::text as files from mailbox_message m join outbox o on o.id = m.outbox_id
        where o.kind = 'booking_cancelled' and o.payload ->> 'reference' = $1`,
      values: [order.reference],
    })
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toContain(subject)
    expect(mails[0]?.body).toMatch(new RegExp(`${sum}: .*25`))
    expect(mails[0]?.files).toContain('method=CANCEL')
  })
})

/** The same context without the lock that serialises cancellations. */
function withoutLock(context: PaymentContext): PaymentContext {
  const transaction: Db['transaction'] = (work) =>
    context.db.transaction((tx) =>
      work({
        ...tx,
        rows: (statement) =>
          tx.rows({
            ...statement,
            name: `${statement.name}_unlocked`,
            text: statement.text.replace(ORDER_LOCK, '').replace(ITEM_LOCK, ''),
          }),
      }),
    )
  return { ...context, db: { ...context.db, transaction } }
}

describe('cancelling at once', () => {
  async function together(context: PaymentContext, order: Bought, wishes: number[]) {
    const results = await Promise.allSettled(
      wishes.map((at) => cancelBooking(context, { ...wishOf(order, at), seenRefundMinor: 25_000 })),
    )
    return results.filter(({ status }) => status === 'rejected')
  }
  /** The embedded database has one session: they cannot meet there. */
  const tries = () => (fixtures.isConcurrent ? 8 : 1)

  test('ten times cancels once', async () => {
    const { context } = fixtures
    for (let once = 0; once < tries(); once++) {
      const order = await bought()
      expect(
        await together(
          context,
          order,
          Array.from({ length: 10 }, () => 0),
        ),
      ).toEqual([])
      expect(await eventsOf(order)).toHaveLength(2)
      expect(await countsOf(context.db, order.departures[0]?.id ?? 0)).toEqual({ capacity: 10, held: 0, sold: 0 })
      await sendRefunds(context)
      expect(await orderOf(context.db, order.reference)).toMatchObject({ refundedMinor: 25_000 })
    }
  })

  test('both bookings of an order cancels the order', async () => {
    for (let once = 0; once < tries(); once++) {
      const order = await bought({}, 2)
      expect(await together(fixtures.context, order, [0, 1])).toEqual([])
      expect(await statesOf(order)).toEqual(['cancelled', 'cancelled', 'cancelled'])
    }
  })

  test('would go wrong without the lock: the race is real', async ({ skip }) => {
    const { context, isConcurrent } = fixtures
    if (!isConcurrent) skip()
    // On a machine that is busy the two do not meet each time.
    let isWrong = false
    for (let tries = 0; tries < 100 && !isWrong; tries++) {
      const order = await bought({}, 2)
      await together(withoutLock(context), order, [0, 1])
      isWrong = (await statesOf(order))[0] !== 'cancelled'
    }
    expect(isWrong).toBe(true)
  })
})
