import { describe, expect, test } from 'vitest'
import type { PlaceOrderInput } from '#server/booking/checkout/place-order-input.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { listRebookingDates } from '#server/booking/orders/list-rebooking-dates.ts'
import { readInvoice } from '#server/booking/orders/read-orders.ts'
import { expireOrders } from '#server/booking/payments/poll-pending-payments.ts'
import { settlePayment } from '#server/booking/payments/settle-payment.ts'
import { startPayment } from '#server/booking/payments/start-payment.ts'
import { decideSandboxPayment } from '#server/booking/providers/decide-sandbox-payment.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { mailboxMailer } from '#server/notifications/mailbox-mailer.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import { bankAccount } from '#test/support/order-again.ts'
import { checkoutOf, orderOf, pay, uniqueEmail, visitorWithAll } from '#test/support/buyer.ts'
import { later } from '#test/support/clock.ts'
import { bookingReader, dateWithPrice, unitsOf, type BoughtBooking, type Party } from '#test/support/date-changes.ts'
import { createDeparture, useFixtures } from '#test/support/fixtures.ts'
import { createCode } from '#test/support/promo-codes.ts'
import { confirm, onHold, reserved } from '#test/support/staff.ts'
import { untilBlocked } from '#test/support/until-blocked.ts'
import { cancelBooking } from './cancel-booking.ts'
import { rebookAsStaff, rebookItem } from './rebook-item.ts'

const fixtures = useFixtures()
const { bookingOf, seatsOf, ledgerErrorsOf, countMails } = bookingReader(fixtures)
const otherDate = (adjust?: number, capacity?: number) => dateWithPrice(fixtures.context, adjust, capacity)

type Placed = Pick<Awaited<ReturnType<typeof reserved>>, 'visitor' | 'reference' | 'departure' | 'orderId'>

async function ofOrder({
  visitor,
  reference,
  departure,
  orderId,
}: Placed): Promise<BoughtBooking & { orderId: number }> {
  const { context } = fixtures
  const key = orderAccessToken(context.configuration, reference)
  const [booking] = (await readInvoice(context, { visitor, reference, key, locale: 'en' })).bookings
  return { visitor, reference, key, bookingId: booking?.id ?? 0, from: departure, orderId }
}
/** Two adults for BHD 25, to be paid later. */
const payLater = async () => ofOrder(await reserved(fixtures.context))
const requested = async (wish?: Parameters<typeof onHold>[1]) => ofOrder(await onHold(fixtures.context, wish))

async function quoteOf(
  order: BoughtBooking,
  to: { id: number },
  party?: Party,
  context: PaymentContext = fixtures.context,
) {
  const units = party && unitsOf(order.from, party)
  const { dates } = await listRebookingDates(context, { ...order, from: undefined, to: undefined, units })
  return dates.find(({ departureId }) => departureId === to.id)
}
const move = (
  order: BoughtBooking,
  to: { id: number },
  seenPriceMinor: number,
  party?: Party,
  context: PaymentContext = fixtures.context,
) =>
  // prettier-ignore
  rebookItem(context, { ...order, departureId: to.id, seenPriceMinor, units: party && unitsOf(order.from, party) })
const invoiceOf = (order: BoughtBooking) => readInvoice(fixtures.context, { ...order, locale: 'en' })
async function payNow(order: BoughtBooking & { orderId: number }): Promise<void> {
  await startPayment(fixtures.context, order)
  await pay(fixtures.context, order.reference)
}
const refusal = (code: string) => ({ code })

/** An order of two bookings of two adults, or of one. */
async function placed(change: Partial<PlaceOrderInput>, count = 1): Promise<BoughtBooking & { orderId: number }> {
  const { context } = fixtures
  await context.db.rows({ name: 'test.instant', text: `update product set confirmation = 'instant' where code = 'bahrain-fort' and confirmation <> 'instant'`, values: [] }) // prettier-ignore
  const departures = await Promise.all(Array.from({ length: count }, () => createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 }))) // prettier-ignore
  const plain = await visitorWithAll(context, departures)
  const visitor = { ...plain, site: { ...plain.site, bankAccount } }
  const input = { ...(await checkoutOf(context, visitor)), email: uniqueEmail(), method: 'pay_later' as const, ...change } // prettier-ignore
  const { reference } = await placeOrder(context, input)
  const { id: orderId } = await orderOf(context.db, reference)
  const [departure] = departures
  if (!departure) throw new Error('no departure')
  return ofOrder({ visitor, reference, departure, orderId })
}

async function startIn({ id }: { id: number }, interval: string): Promise<void> {
  await fixtures.context.db.rows({
    name: 'test.start_in',
    text: `update departure set starts_at = rihla_now() + $2::interval, ends_at = rihla_now() + $2::interval + interval '2 hours',
      cutoff_at = rihla_now() + $2::interval where id = $1`,
    values: [id, interval],
  })
}
async function daysToDeadline({ reference }: { reference: string }): Promise<number[]> {
  return (
    await fixtures.context.db.rows<{ days: number }>({
      name: 'test.days_to_deadline',
      text: `select distinct round(extract(epoch from t.at - rihla_now()) / 86400, 2)::float8 as days
        from orders o, lateral (select o.hold_expires_at as at union all select h.expires_at from hold h where h.order_id = o.id and h.status = 'held') t
        where o.reference = $1`,
      values: [reference],
    })
  ).map(({ days }) => days)
}

describe('a booking that is reserved and not paid', () => {
  test('moves to a dearer date: its seats stay held, its price is the amount to pay, and everybody is told, once', async () => {
    const { context } = fixtures
    const [order, to] = [await payLater(), await otherDate(2000)]
    expect(await bookingOf(order)).toMatchObject({ canRebook: true, totalMinor: 25_000 })
    expect(await quoteOf(order, to)).toMatchObject({ priceMinor: 30_000, differenceMinor: 5_000, refundMinor: 0, isPayable: false }) // prettier-ignore
    await move(order, to, 30_000)
    await move(order, to, 30_000)

    expect([await seatsOf(order.from), await seatsOf(to)]).toEqual([[0, 0], [2, 0]]) // prettier-ignore
    const { bookings, ...invoice } = await invoiceOf(order)
    expect(invoice).toMatchObject({ status: 'pay_later', totalMinor: 30_000, originalMinor: 36_000, discountMinor: 0 }) // prettier-ignore
    expect(bookings).toMatchObject([{ status: 'approved', totalMinor: 30_000, rebookings: 1, party: null, lines: [{ quantity: 2, unitMinor: 15_000, totalMinor: 30_000 }] }]) // prettier-ignore
    expect([await countMails(order, 'booking_rebooked'), await countMails(order, 'staff_rebooked')]).toEqual([1, 1])
    await payNow(order)
    expect(await orderOf(context.db, order.reference)).toMatchObject({ status: 'confirmed', capturedMinor: 30_000 })
    expect(await seatsOf(to)).toEqual([0, 2])
    expect(await ledgerErrorsOf(order)).toEqual([])
  })

  test('to a cheaper date costs less, and nothing is refunded', async () => {
    const { context } = fixtures
    const [order, to] = [await payLater(), await otherDate(-1000)]
    await move(order, to, 22_500)
    await payNow(order)
    expect(await orderOf(context.db, order.reference)).toMatchObject({ status: 'confirmed', capturedMinor: 22_500, refundedMinor: 0 }) // prettier-ignore
    expect(await ledgerErrorsOf(order)).toEqual([])
  })

  test('can be for other people, on its own date too', async () => {
    const { context } = fixtures
    const order = await payLater()
    await move(order, order.from, 43_750, { adult: 3, child: 1 })
    expect(await seatsOf(order.from)).toEqual([4, 0])
    expect(await bookingOf(order)).toMatchObject({ travellers: 4, totalMinor: 43_750, lines: [{ quantity: 3 }, { quantity: 1 }] }) // prettier-ignore
    await move(order, order.from, 12_500, { adult: 1 })
    expect(await seatsOf(order.from)).toEqual([1, 0])
    await payNow(order)
    expect(await orderOf(context.db, order.reference)).toMatchObject({ capturedMinor: 12_500 })
    expect(await ledgerErrorsOf(order)).toEqual([])
  })

  test('does nothing at another price than the buyer saw, and not to a date that is full or closed', async () => {
    const [order, dearer, full, closed] = [await payLater(), await otherDate(2000), await otherDate(0, 1), await otherDate()] // prettier-ignore
    await fixtures.context.db.rows({ name: 'test.close', text: 'update departure set is_open = false where id = $1', values: [closed.id] }) // prettier-ignore
    await expect(move(order, dearer, 25_000)).rejects.toMatchObject(refusal('orders.rebooking_changed'))
    await expect(move(order, full, 25_000)).rejects.toMatchObject(refusal('orders.date_gone'))
    await expect(move(order, closed, 25_000)).rejects.toMatchObject(refusal('orders.date_gone'))
    expect([await seatsOf(order.from), await seatsOf(full)]).toEqual([[2, 0], [0, 0]]) // prettier-ignore
    expect(await bookingOf(order)).toMatchObject({ rebookings: 0, totalMinor: 25_000 })
  })

  test('of buyers who move to the last seats at once, one gets them and the others keep their date', async ({
    skip,
  }) => {
    const { context, isConcurrent } = fixtures
    if (!isConcurrent) skip()
    const orders = [await payLater(), await payLater()]
    const to = await otherDate(0, 3)
    let moves: Promise<unknown>[] = []
    await context.db.transaction(async (tx) => {
      await tx.rows({ name: 'test.lock_date', text: 'select id from departure where id = $1 for no key update', values: [to.id] }) // prettier-ignore
      moves = orders.map((order) => move(order, to, 25_000).then(() => 'moved', (error: unknown) => error)) // prettier-ignore
      await untilBlocked(context.db, 2)
    })
    const results = await Promise.all(moves)
    expect(results).toContain('moved')
    expect(results.find((one) => one !== 'moved')).toMatchObject(refusal('orders.date_gone'))
    expect(await seatsOf(to)).toEqual([2, 0])
    const held = await Promise.all(orders.map(async ({ from }) => (await seatsOf(from))[0] ?? 0))
    expect(held.toSorted((one, other) => one - other)).toEqual([0, 2])
  })

  test('is held as a new order of its date would be, counted from when it was reserved', async () => {
    const [order, far, soon] = [await payLater(), await otherDate(), await otherDate()]
    await startIn(far, '90 days')
    await startIn(soon, '5 days')
    expect(await daysToDeadline(order)).toEqual([9])
    await setReservedBefore(order, '10 days')
    const dates = await listAhead(order)
    const farDate = dates.find(({ departureId }) => departureId === far.id)
    expect(Math.round((Date.parse(farDate?.heldUntil ?? '') - Date.now()) / 86_400_000)).toBe(20)
    await move(order, far, 25_000)
    expect(await daysToDeadline(order)).toEqual([20])
    await move(order, soon, 25_000)
    expect(await daysToDeadline(order)).toEqual([4])
    await expireOrders(later(fixtures.context, '4 days 1 hour'))
    expect((await orderOf(fixtures.context.db, order.reference)).status).toBe('expired')
    expect(await seatsOf(soon)).toEqual([0, 0])
  })

  test('is not offered a date that could not be paid later', async () => {
    const [order, to] = [await payLater(), await otherDate()]
    await startIn(to, '24 hours 30 minutes')
    expect(await quoteOf(order, to)).toBeUndefined()
    await expect(move(order, to, 25_000)).rejects.toMatchObject(refusal('orders.date_gone'))
  })

  test('keeps its policy, also when its time for a free cancellation is over: nothing is paid', async () => {
    const [order, to] = [await payLater(), await otherDate()]
    const policy = [{ day: 30, hour: 0, minute: 0, percentage: 0 }, { day: 5, hour: 0, minute: 0, percentage: 50 }] // prettier-ignore
    await fixtures.context.db.rows({ name: 'test.late_policy', text: 'update order_item set cancellation = $2::jsonb where id = $1', values: [order.bookingId, JSON.stringify(policy)] }) // prettier-ignore
    await move(order, to, 25_000)
    const [row] = await fixtures.context.db.rows<{ cancellation: unknown }>({ name: 'test.policy_of', text: 'select cancellation from order_item where id = $1', values: [order.bookingId] }) // prettier-ignore
    expect(row?.cancellation).toEqual(policy)
  })

  test('closes an open payment page first: its sum is the old one', async () => {
    const { context } = fixtures
    const [order, to] = [await payLater(), await otherDate(2000)]
    await startPayment(context, order)
    const page = await orderOf(context.db, order.reference)
    await expect(move(order, to, 29_000)).rejects.toMatchObject(refusal('orders.rebooking_changed'))
    expect((await orderOf(context.db, order.reference)).status).toBe('awaiting_payment')
    await move(order, to, 30_000)
    expect((await orderOf(context.db, order.reference)).status).toBe('pay_later')
    await expect(
      decideSandboxPayment(context.db, { reference: page.session, decision: 'approve' }),
    ).resolves.toBeDefined()
    await payNow(order)
    expect(await orderOf(context.db, order.reference)).toMatchObject({ status: 'confirmed', capturedMinor: 30_000 })
  })

  test('that was paid on that page meanwhile stays as it is', async () => {
    const { context } = fixtures
    const [order, to] = [await payLater(), await otherDate(2000)]
    await startPayment(context, order)
    const { session } = await orderOf(context.db, order.reference)
    await decideSandboxPayment(context.db, { reference: session, decision: 'no_webhook' })
    await expect(move(order, to, 30_000)).rejects.toMatchObject(refusal('checkout.already_paid'))
    expect(await orderOf(context.db, order.reference)).toMatchObject({ status: 'confirmed', capturedMinor: 25_000 })
    expect([await seatsOf(order.from), await seatsOf(to)]).toEqual([[0, 2], [0, 0]]) // prettier-ignore
  })

  test('is not booked by the old sum, should that arrive from a page that was thought closed', async () => {
    const { context } = fixtures
    const [order, to] = [await payLater(), await otherDate(2000)]
    await startPayment(context, order)
    const { paymentId, session } = await orderOf(context.db, order.reference)
    await move(order, to, 30_000)
    await context.db.rows({ name: 'test.reopen', text: `update sandbox_session set status = 'complete' where reference = $1`, values: [session] }) // prettier-ignore
    await settlePayment(context, { paymentId })
    expect((await orderOf(context.db, order.reference)).status).toBe('pay_later')
    expect(await seatsOf(to)).toEqual([2, 0])
  })

  test('can be cancelled afterwards, which gives back the seats of the new date', async () => {
    const [order, to] = [await payLater(), await otherDate(2000)]
    await move(order, to, 30_000)
    await cancelBooking(fixtures.context, { ...order, seenRefundMinor: 0 })
    expect(await invoiceOf(order)).toMatchObject({ status: 'cancelled', totalMinor: 0 })
    expect([await seatsOf(order.from), await seatsOf(to)]).toEqual([[0, 0], [0, 0]]) // prettier-ignore
  })

  test('counts its new seats towards what may be reserved without payment', async () => {
    const order = await payLater()
    const [big, small] = [await otherDate(0, 100), await otherDate()]
    const { context } = fixtures
    await context.db.rows({ name: 'test.large_option', text: `update option set capacity = 100 where id = $1`, values: [order.from.optionId] }) // prettier-ignore
    await expect(move(order, big, 61 * 12_500, { adult: 61 })).rejects.toMatchObject(refusal('checkout.too_many_open'))
    expect(await seatsOf(big)).toEqual([0, 0])
    await move(order, small, 50_000, { adult: 4 })
    const rows = await context.db.rows({ name: 'test.reserved_places', text: 'select distinct places from open_reservation where order_id = $1', values: [order.orderId] }) // prettier-ignore
    expect(rows).toEqual([{ places: 4 }])
  })

  test('keeps the share of its promo code; people who are added pay the whole price', async () => {
    const { context } = fixtures
    const promoCode = await createCode(context.db)
    const [order, to] = [await placed({ promoCode, seenTotalMinor: 22_500 }), await otherDate(2000)]
    await move(order, to, 27_000)
    expect(await invoiceOf(order)).toMatchObject({ totalMinor: 27_000, discountMinor: 3_000 })
    await move(order, order.from, 35_000, { adult: 3 })
    expect(await invoiceOf(order)).toMatchObject({ totalMinor: 35_000, discountMinor: 2_500 })
    await payNow(order)
    expect(await orderOf(context.db, order.reference)).toMatchObject({ status: 'confirmed', capturedMinor: 35_000 })
    expect(await ledgerErrorsOf(order)).toEqual([])
  })

  test('of several is paid with the others, whose dates also limit the time to pay', async () => {
    const { context } = fixtures
    const [order, to] = [await placed({}, 2), await otherDate(2000)]
    await startIn(to, '60 days')
    const wished = { ...order, departureId: to.id, seenPriceMinor: 30_000 }
    await rebookItem(context, wished)
    expect(await invoiceOf(order)).toMatchObject({ totalMinor: 55_000, status: 'pay_later' })
    expect(await daysToDeadline(order)).toEqual([9])
    await payNow(order)
    expect(await orderOf(context.db, order.reference)).toMatchObject({ status: 'confirmed', capturedMinor: 55_000 })
    expect(await ledgerErrorsOf(order)).toEqual([])
  })

  test('that is to be paid by bank is not moved by its buyer, nor one by staff', async () => {
    const [byBank, reservedOne, to] = [await placed({ method: 'bank_transfer' }), await payLater(), await otherDate()]
    expect(await bookingOf(byBank)).toMatchObject({ canRebook: false, status: 'approved' })
    await expect(move(byBank, to, 25_000)).rejects.toMatchObject(refusal('orders.not_movable'))
    const by = { staff: 'Layla', staffId: 0, reason: 'Wind', difference: 'refund', mostWaivedMinor: null, record: () => Promise.resolve() } as const // prettier-ignore
    const wish = { ...reservedOne, departureId: to.id, seenPriceMinor: 25_000, by }
    await expect(rebookAsStaff(fixtures.context, wish)).rejects.toMatchObject(refusal('orders.not_movable'))
  })

  test('and a payment page that is opened at the same moment have one sum', async () => {
    const { context } = fixtures
    for (let round = 0; round < 5; round++) {
      const [order, to] = [await payLater(), await otherDate(2000)]
      await Promise.allSettled([move(order, to, 30_000), startPayment(context, order)])
      const { totalMinor } = await invoiceOf(order)
      await startPayment(context, order)
      const [page] = await context.db.rows<{ minor: number }>({ name: 'test.open_page', text: `select amount_minor as minor from payment where order_id = $1 and status in ('created', 'processing')`, values: [order.orderId] }) // prettier-ignore
      expect(page?.minor).toBe(totalMinor)
    }
  })

  test('is mailed with the new amount to pay and the deadline', async () => {
    const { context } = fixtures
    const [order, to] = [await payLater(), await otherDate(2000)]
    await move(order, to, 30_000)
    await sendOutbox(context, mailboxMailer(context.db))
    const [mail] = await context.db.rows<{ body: string; files: string }>({
      name: 'test.moved_mail',
      text: `select m.body, m.attachments::text as files from mailbox_message m join outbox o on o.id = m.outbox_id
        where o.kind = 'booking_rebooked' and o.payload ->> 'reference' = $1`,
      values: [order.reference],
    })
    expect(mail?.body).toMatch(/المبلغ المطلوب: .*30.د\.ب/)
    expect(mail?.body).toContain('مهلة الدفع: ')
    expect([mail?.files, mail?.body.includes('تذكرتك')]).toEqual(['[]', false])
  })
})

describe('a request that its host has not answered', () => {
  test('asks the host anew: the time to answer begins again, and the old seats are exchanged', async () => {
    const { context } = fixtures
    const [order, to] = [await requested(), await otherDate(2000)]
    await fixtures.context.db.rows({ name: 'test.near_deadline', text: `update orders set hold_expires_at = rihla_now() + interval '3 hours' where reference = $1`, values: [order.reference] }) // prettier-ignore
    expect(await bookingOf(order)).toMatchObject({ canRebook: true, status: 'pending' })
    await move(order, to, 30_000)
    expect(await invoiceOf(order)).toMatchObject({ status: 'awaiting_supplier', totalMinor: 30_000, bookings: [{ status: 'pending', rebookings: 1 }] }) // prettier-ignore
    expect([await seatsOf(order.from), await seatsOf(to), await daysToDeadline(order)]).toEqual([[0, 0], [2, 0], [2]]) // prettier-ignore
    await sendOutbox(context, mailboxMailer(context.db))
    const [mail] = await context.db.rows<{ body: string }>({
      name: 'test.asked_mail',
      text: `select m.body from mailbox_message m join outbox o on o.id = m.outbox_id
        where o.kind = 'staff_rebooked' and o.payload ->> 'reference' = $1`,
      values: [order.reference],
    })
    expect(mail?.body).toContain('بانتظار ردّك')
    expect((await confirm(context, order.reference)).status).toBe(200)
    await payNow(order)
    expect(await orderOf(context.db, order.reference)).toMatchObject({ status: 'confirmed', capturedMinor: 30_000 })
    expect(await ledgerErrorsOf(order)).toEqual([])
  })

  test.each([
    [
      'ar',
      ['موعد جديد لطلبك', 'غيّرت طلبك'],
      ['تغيّر عدد المسافرين في طلبك', 'غيّرت طلبك', 'المطلوب سابقًا', 'المطلوب الآن'],
      /في حجزك|لحجزك|المحجوز|هذا الحجز/,
    ],
    [
      'en',
      ['New date for your request', 'You changed your request'],
      ['New number of travellers in your request', 'You changed your request', 'Requested before', 'Requested now'],
      /(for|in) your booking|your booking has|booked (now|before)|this booking/i,
    ],
  ] as const)(
    'is called a request in the mail about its change, for nothing is booked (%s)',
    async (language, date, people, ofBookings) => {
      const { context } = fixtures
      const [order, to] = [await requested(), await otherDate(2000)]
      await context.db.rows({ name: 'test.language', text: `update orders set language = $2 where reference = $1`, values: [order.reference, language] }) // prettier-ignore
      await move(order, to, 30_000)
      await move(order, to, 15_000, { adult: 1 })
      await sendOutbox(context, mailboxMailer(context.db))
      const mails = await context.db.rows<{ words: string }>({
        name: 'test.changed_request_mails',
        text: `select m.subject || m.body as words from mailbox_message m join outbox o on o.id = m.outbox_id
        where o.kind = 'booking_rebooked' and o.payload ->> 'reference' = $1 order by o.id`,
        values: [order.reference],
      })
      for (const [index, words] of [date, people].entries()) {
        for (const part of words) expect(mails[index]?.words).toContain(part)
        expect(mails[index]?.words).not.toMatch(ofBookings)
      }
    },
  )

  test('cannot be moved by its buyer once the host has confirmed the date', async () => {
    const [order, to] = [await requested(), await otherDate()]
    await confirm(fixtures.context, order.reference)
    expect(await bookingOf(order)).toMatchObject({ canRebook: false, status: 'approved' })
    await expect(move(order, to, 25_000)).rejects.toMatchObject(refusal('orders.not_movable'))
  })
})

async function setReservedBefore({ reference }: { reference: string }, interval: string): Promise<void> {
  await fixtures.context.db.rows({
    name: 'test.reserved_before',
    text: `update orders set payable_since = payable_since - $2::interval, created_at = created_at - $2::interval where reference = $1`,
    values: [reference, interval],
  })
}

const listAhead = async (order: BoughtBooking) => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  return (await listRebookingDates(fixtures.context, { ...order, from: day(0), to: day(30) })).dates
}
