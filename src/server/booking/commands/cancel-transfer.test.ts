import { describe, expect, test } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { mailboxMailer } from '#server/notifications/mailbox-mailer.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import { checkLedger } from '#server/booking/payments/check-ledger.ts'
import { listTransfers } from '#server/booking/payments/list-transfers.ts'
import { readTransfer } from '#server/booking/payments/read-transfer.ts'
import { recordTransfer } from '#server/booking/payments/record-transfer.ts'
import { confirmFreeOrders } from '#server/booking/payments/confirm-free.ts'
import { expireOrders } from '#server/booking/payments/poll-pending-payments.ts'
import { oneRow, type Db } from '#server/kernel/database.ts'
import { untilBlocked } from '#test/support/until-blocked.ts'
import { checkoutOf, endHold, mailsOf, orderOf, visitorWithAll, uniqueEmail } from '#test/support/buyer.ts'
import { later } from '#test/support/clock.ts'
import { countsOf, createDeparture, useFixtures } from '#test/support/fixtures.ts'
import { cancelBooking } from './cancel-booking.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { previewCancellation } from '#server/booking/orders/preview-cancellation.ts'
import { readInvoice } from '#server/booking/orders/read-orders.ts'

const fixtures = useFixtures()
const account = {
  holder: { ar: 'رحلة', en: 'Rihla' },
  bank: { ar: 'بنك', en: 'Bank' },
  iban: 'BH67BMAG00001299123456',
  bic: 'BMAGBHBM',
  currency: 'BHD',
}

/** An order of so many bookings, BHD 25.000 each, that waits for a transfer, or for its payment by link. */
async function awaited(count: number, method: 'bank_transfer' | 'pay_later' = 'bank_transfer') {
  const { context } = fixtures
  const departures = []
  for (let one = 0; one < count; one++)
    departures.push(await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 }))
  const buyer = await visitorWithAll(context, departures)
  const visitor = { ...buyer, site: { ...buyer.site, bankAccount: account } }
  const checkout = {
    ...(await checkoutOf(context, visitor)),
    email: uniqueEmail(),
    method,
    locale: 'en' as const,
  }
  const { reference } = await placeOrder(context, checkout)
  const key = orderAccessToken(context.configuration, reference)
  const invoice = () => readInvoice(context, { visitor, reference, key, locale: 'en' })
  const ids = (await invoice()).bookings.map(({ id }) => id)
  const wishOf = (at: number) => ({ visitor, reference, key, bookingId: ids[at] ?? 0 })
  const cancel = (at: number) => cancelBooking(context, { ...wishOf(at), seenRefundMinor: 0 })
  return { departures, reference, invoice, wishOf, cancel }
}

let bankNumber = 0
const receive = (reference: string, amountMinor: number) =>
  recordTransfer(fixtures.context, {
    reference,
    amountMinor,
    currency: 'BHD',
    bankReference: `CT${(bankNumber += 1)}`,
    receivedOn: '2026-11-22',
  })
const refundsOf = async (reference: string) =>
  (await listTransfers(fixtures.context)).refunds.filter((refund) => refund.reference === reference)
const mailTo = (reference: string, kind: string) =>
  oneRow<{ body: string; html: string; recipient: string }>(fixtures.context.db, {
    name: 'test.mail_to',
    text: `select m.body, m.html, m.recipient from mailbox_message m join outbox o on o.id = m.outbox_id
      where o.kind = $2 and o.payload ->> 'reference' = $1`,
    values: [reference, kind],
  })

describe('an order that waits for a transfer', () => {
  test('is cancelled by its buyer: its seats are free, nothing is refunded, and buyer and operator get mails', async () => {
    const { context } = fixtures
    const { departures, reference, invoice, wishOf, cancel } = await awaited(1)
    expect((await invoice()).bookings[0]?.canCancel).toBe(true)
    expect(await previewCancellation(context, wishOf(0))).toMatchObject({ isPaid: false, refundMinor: 0 })
    await cancel(0)

    expect(await invoice()).toMatchObject({
      status: 'cancelled',
      bookings: [{ status: 'cancelled', canCancel: false }],
    })
    expect(await countsOf(context.db, departures[0]?.id ?? 0)).toMatchObject({ held: 0, sold: 0 })
    expect(await refundsOf(reference)).toEqual([])
    expect((await listTransfers(context)).awaited.filter((one) => one.reference === reference)).toEqual([])
    expect(await mailsOf(context.db, reference)).toEqual(['order_transfer', 'booking_cancelled', 'staff_cancelled'])
    await sendOutbox(context, mailboxMailer(context.db))
    expect((await mailTo(reference, 'booking_cancelled')).body).toContain('before your transfer arrived')
    await endHold(context.db, reference)
    await expireOrders(context)
    expect((await orderOf(context.db, reference)).status).toBe('cancelled')
  })

  test.each([
    ['whole', 25_000],
    ['in part', 10_000],
  ])('refunds money that arrives afterwards, %s', async (_, amountMinor) => {
    const { context } = fixtures
    const { departures, reference, cancel } = await awaited(1)
    await cancel(0)
    expect((await receive(reference, amountMinor)).outcome).toBe('refund_due')
    expect(await refundsOf(reference)).toMatchObject([{ amountMinor }])
    expect((await orderOf(context.db, reference)).status).toBe('cancelled')
    expect(await countsOf(context.db, departures[0]?.id ?? 0)).toMatchObject({ held: 0, sold: 0 })
  })

  test('of which one booking is cancelled waits for less, and says how much', async () => {
    const { context } = fixtures
    const { departures, reference, invoice, cancel } = await awaited(2)
    await cancel(0)
    expect(await invoice()).toMatchObject({ status: 'awaiting_payment', totalMinor: 25_000 })
    expect(await readTransfer(context.db, reference)).toMatchObject({ amountMinor: 25_000, status: 'open' })
    await sendOutbox(context, mailboxMailer(context.db))
    const { body } = await mailTo(reference, 'booking_cancelled')
    expect(body).toContain('the amount to transfer is lower')
    expect(body).toMatch(/Amount to transfer: .*25/)

    expect((await receive(reference, 25_000)).outcome).toBe('confirmed')
    expect(await countsOf(context.db, departures[0]?.id ?? 0)).toMatchObject({ held: 0, sold: 0 })
    expect(await countsOf(context.db, departures[1]?.id ?? 0)).toMatchObject({ held: 0, sold: 2 })
    expect(await refundsOf(reference)).toEqual([])
  })

  test('of which one booking is cancelled while the whole is on its way keeps the other and sends the rest back', async () => {
    const { reference, cancel } = await awaited(2)
    await cancel(0)
    await receive(reference, 50_000)
    expect(await refundsOf(reference)).toMatchObject([{ amountMinor: 25_000 }])
    expect((await orderOf(fixtures.context.db, reference)).status).toBe('confirmed')
  })

  test('is not cancelled once a part of the money is here', async () => {
    const { context } = fixtures
    const { reference, invoice, wishOf, cancel } = await awaited(1)
    await receive(reference, 10_000)
    expect((await invoice()).bookings[0]?.canCancel).toBe(false)
    await expect(previewCancellation(context, wishOf(0))).rejects.toMatchObject({ code: 'orders.not_cancellable' })
    await expect(cancel(0)).rejects.toMatchObject({ code: 'orders.not_cancellable' })
    expect((await orderOf(context.db, reference)).status).toBe('awaiting_payment')
  })

  test('is cancelled or gets its money in the same moment: the money confirms it or goes back', async () => {
    const { context } = fixtures
    for (let once = 0; once < 6; once++) {
      const { reference, cancel } = await awaited(1)
      const [cancelled] = await Promise.allSettled([cancel(0), receive(reference, 25_000)])
      const { status } = await orderOf(context.db, reference)
      const refunded = (await refundsOf(reference)).reduce((sum, { amountMinor }) => sum + amountMinor, 0)
      expect({ status, refunded }).toEqual(
        cancelled.status === 'fulfilled'
          ? { status: 'cancelled', refunded: 25_000 }
          : { status: 'confirmed', refunded: 0 },
      )
    }
  })
})

describe('cancelling the only activity that costs something', () => {
  /** Its second activity costs nothing, or so little. */
  async function partlyFree(method: 'bank_transfer' | 'pay_later', secondMinor = 0) {
    const order = await awaited(2, method)
    await fixtures.context.db.rows({
      name: 'test.second_is_free',
      text: `with second as (select i.* from order_item i join orders o on o.id = i.order_id where o.reference = $1 order by i.id desc limit 1),
          o as (update orders o set total_minor = o.total_minor - s.total_minor + $2::int, original_minor = o.original_minor - s.original_minor + $2::int
            from second s where o.id = s.order_id returning o.id, o.total_minor),
          p as (update payment p set amount_minor = o.total_minor from o where p.order_id = o.id),
          t as (update bank_transfer set amount_minor = o.total_minor from o where reference = $1)
        update order_item i set total_minor = $2::int, original_minor = $2::int, list_total_minor = $2::int from second s where i.id = s.id`,
      values: [order.reference, secondMinor],
    })
    const [priced, free] = order.departures
    const soldOf = async () => [
      await countsOf(fixtures.context.db, priced?.id ?? 0),
      await countsOf(fixtures.context.db, free?.id ?? 0),
    ]
    return { ...order, soldOf }
  }

  test.each(['bank_transfer', 'pay_later'] as const)('confirms the free ones of an order by %s', async (method) => {
    const { context } = fixtures
    const { reference, cancel, invoice, soldOf } = await partlyFree(method)
    await cancel(0)
    expect(await invoice()).toMatchObject({ status: 'confirmed', totalMinor: 0 })
    expect(await soldOf()).toMatchObject([
      { held: 0, sold: 0 },
      { held: 0, sold: 2 },
    ])
    expect((await listTransfers(context)).awaited.filter((one) => one.reference === reference)).toEqual([])
  })

  test('waives a rest that is too small for a card, so that the prices add up to nothing', async () => {
    const { context } = fixtures
    const { reference, cancel, invoice, soldOf } = await partlyFree('pay_later', 200)
    await cancel(0)
    expect(await invoice()).toMatchObject({
      status: 'confirmed',
      totalMinor: 0,
      bookings: [{ status: 'cancelled' }, { status: 'confirmed', totalMinor: 0, discountMinor: 200 }],
    })
    expect(await soldOf()).toMatchObject([{ sold: 0 }, { sold: 2 }])
    const days = { from: new Date(0), to: new Date(Date.now() + 86_400_000) }
    expect((await checkLedger(context, days)).errors.filter((one) => one.reference === reference)).toEqual([])
    const { waived } = await oneRow<{ waived: number }>(context.db, {
      name: 'test.waived_events',
      text: `select count(*)::int as waived from order_event e join orders o on o.id = e.order_id
        where o.reference = $1 and e.reason = 'rest_waived'`,
      values: [reference],
    })
    expect(waived).toBe(1)
  })

  test('leaves a small rest to be paid where a transfer or a card takes it', async () => {
    const [byTransfer, byCard] = [await partlyFree('bank_transfer', 200), await partlyFree('pay_later', 300)]
    await byTransfer.cancel(0)
    await byCard.cancel(0)
    expect(await byTransfer.invoice()).toMatchObject({ status: 'awaiting_payment', totalMinor: 200 })
    expect(await readTransfer(fixtures.context.db, byTransfer.reference)).toMatchObject({ amountMinor: 200 })
    expect(await byCard.invoice()).toMatchObject({ status: 'pay_later', totalMinor: 300 })
  })

  test('refunds a transfer that arrives afterwards', async () => {
    const { reference, cancel } = await partlyFree('bank_transfer')
    await cancel(0)
    expect((await receive(reference, 25_000)).outcome).toBe('refund_due')
    expect(await refundsOf(reference)).toMatchObject([{ amountMinor: 25_000 }])
    expect((await orderOf(fixtures.context.db, reference)).status).toBe('confirmed')
  })

  test('leaves the confirmation to a job if the process ends after the cancellation', async () => {
    const { context } = fixtures
    const { wishOf, invoice } = await partlyFree('bank_transfer')
    const rows: typeof context.db.rows = (statement) =>
      statement.name === 'payments.find_to_pay'
        ? Promise.reject(new Error('the process was killed'))
        : context.db.rows(statement)
    await cancelBooking({ ...context, db: { ...context.db, rows } }, { ...wishOf(0), seenRefundMinor: 0 })
    expect(await invoice()).toMatchObject({ status: 'awaiting_payment', totalMinor: 0 })
    await confirmFreeOrders(later(context, '1 minute'))
    expect(await invoice()).toMatchObject({ status: 'confirmed', totalMinor: 0 })
  })
})

test('a part of the money that arrives while its order is being cancelled goes back', async ({ skip }) => {
  const { context, isConcurrent } = fixtures
  if (!isConcurrent) skip()
  const { reference, wishOf } = await awaited(1)
  let receiving: ReturnType<typeof receive> | undefined
  const transaction: Db['transaction'] = (run) =>
    context.db.transaction(async (tx) => {
      const result = await run(tx)
      receiving = receive(reference, 10_000)
      await untilBlocked(context.db, 1)
      return result
    })
  await cancelBooking({ ...context, db: { ...context.db, transaction } }, { ...wishOf(0), seenRefundMinor: 0 })
  expect((await receiving)?.outcome).toBe('refund_due')
  expect(await refundsOf(reference)).toMatchObject([{ amountMinor: 10_000 }])
})

test('the mail to the operator is in the configured language, whatever the language of the buyer', async () => {
  const { context } = fixtures
  const { reference, cancel } = await awaited(1)
  await cancel(0)
  const english = { ...context, configuration: { ...context.configuration, operatorLanguage: 'en' as const } }
  await sendOutbox(context, mailboxMailer(context.db))
  const arabic = await mailTo(reference, 'staff_cancelled')
  expect(arabic.html).toContain('dir="rtl"')
  expect(arabic.body).toContain('إلغاء حجز من الضيف')
  expect((await mailTo(reference, 'booking_cancelled')).html).toContain('dir="ltr"')

  const other = await awaited(1)
  await other.cancel(0)
  await sendOutbox(english, mailboxMailer(context.db))
  expect((await mailTo(other.reference, 'staff_cancelled')).body).toContain('The guest cancelled a booking')
})
