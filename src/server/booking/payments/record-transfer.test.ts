import { describe, expect, test } from 'vitest'
import { countCartItems } from '#server/cart/count-cart-items.ts'
import { loadCart } from '#server/cart/load-cart.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { readOutcome } from '#server/booking/checkout/read-outcome.ts'
import { findOrders } from '#server/booking/desk/find-orders.ts'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { readDeskOrder } from '#server/booking/desk/read-order.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import {
  checkoutOf,
  endHold,
  loseHold,
  mailsOf,
  orderOf,
  sellOut,
  visitorWith,
  uniqueEmail,
} from '#test/support/buyer.ts'
import { countsOf, createDeparture, useFixtures } from '#test/support/fixtures.ts'
import { bankAccount, hoursOfTransfer } from '#test/support/order-again.ts'
import { listTransfers } from './list-transfers.ts'
import { recordTransfer } from './record-transfer.ts'
import { recordTransferRefund } from './record-transfer-refund.ts'
import { sendRefunds } from './refund.ts'
import { expireOrders, pollPendingPayments } from './poll-pending-payments.ts'
import { settlePayment } from './settle-payment.ts'
import { insertReceipt, lockReceived, type NewReceipt } from './transfer-queries.ts'

const fixtures = useFixtures()

const withAccount = (visitor: Visitor): Visitor => ({ ...visitor, site: { ...visitor.site, bankAccount } })

/** An order over BHD 25.000 that waits for a transfer. */
async function awaited() {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  const visitor = withAccount(await visitorWith(context, departure, 2))
  const input = { ...(await checkoutOf(context, visitor)), email: uniqueEmail(), method: 'bank_transfer' as const }
  const placed = await placeOrder(context, input)
  return { departure, visitor, input, placed, reference: placed.reference }
}

let bankNumber = 0
const receive = (reference: string, amountMinor: number, bankReference = `FT${(bankNumber += 1)}`) =>
  recordTransfer(fixtures.context, { reference, amountMinor, currency: 'BHD', bankReference, receivedOn: '2026-11-22' })

/** As the transaction of a process that ends after it. */
const insertOnly = (receipt: Pick<NewReceipt, 'transferReference' | 'amountMinor' | 'bankReference'>) =>
  fixtures.context.db.transaction(async (tx) => {
    await lockReceived(tx, receipt.transferReference)
    return insertReceipt(tx, { ...receipt, receivedOn: '2026-11-22', actor: 'system' })
  })

async function outcomeOf(reference: string, visitor: Visitor) {
  const { context } = fixtures
  const orderAccessCookie = `${reference}:${orderAccessToken(context.configuration, reference)}`
  return readOutcome(context, { visitor: { ...visitor, orderAccessCookie }, locale: 'en', reference })
}

const refundsOf = async (reference: string) =>
  (await listTransfers(fixtures.context)).refunds.filter((refund) => refund.reference === reference)

describe('an order that is paid by transfer', () => {
  test('holds its places for three business days, leaves the cart, and says where to send the money', async () => {
    const { context } = fixtures
    const { departure, visitor, placed, reference } = await awaited()
    expect(placed.paymentUrl).toBeNull()
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 2, sold: 0 })
    expect(await loadCart(context.db, visitor)).toEqual([])
    expect(await countCartItems(context.db, visitor)).toBe(0)
    expect(await mailsOf(context.db, reference)).toEqual(['order_transfer'])

    const outcome = await outcomeOf(reference, visitor)
    expect(outcome).toMatchObject({
      outcome: 'awaiting_transfer',
      transfer: { missingMinor: 25_000, receivedMinor: 0, account: { iban: bankAccount.iban, holder: 'Rihla' } },
    })
    const hours = (Date.parse(outcome.holdExpiresAt) - Date.now()) / 3_600_000
    expect(Math.abs(hours - hoursOfTransfer(bankAccount, visitor.site.zone))).toBeLessThan(0.1)
  })

  test('sent twice, from one tab or two, is one order', async () => {
    const { context } = fixtures
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
    const visitor = withAccount(await visitorWith(context, departure, 2))
    const input = { ...(await checkoutOf(context, visitor)), email: uniqueEmail(), method: 'bank_transfer' as const }
    const [one, again] = await Promise.all([placeOrder(context, input), placeOrder(context, input)])
    expect(again).toEqual(one)
    const tab = placeOrder(context, { ...input, idempotencyKey: 'another-tab-of-mine' })
    await expect(tab).rejects.toMatchObject({ code: 'checkout.cart_empty' })
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 2 })
  })

  test('from two tabs at the same moment takes the places once', async () => {
    const { context } = fixtures
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
    const visitor = withAccount(await visitorWith(context, departure, 2))
    const input = { ...(await checkoutOf(context, visitor)), email: uniqueEmail(), method: 'bank_transfer' as const }
    const tabs = ['tab-number-one', 'tab-number-two'].map((idempotencyKey) =>
      placeOrder(context, { ...input, idempotencyKey }),
    )
    const results = await Promise.allSettled(tabs)
    // The other tab gets the same order, or the error that its cart was already ordered.
    const references = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.reference] : []))
    expect(new Set(references).size).toBe(1)
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 2 })
  })

  test.each([
    ['the whole', [25_000]],
    ['in parts', [10_000, 5_000, 10_000]],
  ])('is confirmed when %s is here, once', async (_, amounts) => {
    const { context } = fixtures
    const { departure, reference, visitor } = await awaited()
    let received = 0
    for (const amount of amounts) {
      received += amount
      const recorded = await receive(reference, amount)
      expect(recorded).toEqual({
        outcome: received < 25_000 ? 'awaits_rest' : 'confirmed',
        receivedMinor: received,
        missingMinor: 25_000 - received,
      })
      if (received < 25_000)
        expect((await outcomeOf(reference, visitor)).transfer).toMatchObject({ receivedMinor: received })
    }
    expect((await outcomeOf(reference, visitor)).outcome).toBe('booked')
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 0, sold: 2 })
    expect((await mailsOf(context.db, reference)).filter((kind) => kind === 'order_confirmed')).toHaveLength(1)
    expect(await refundsOf(reference)).toEqual([])
  })

  test('sends one mail about a partial transfer, and counts the same receipt once', async () => {
    const { context } = fixtures
    const { reference } = await awaited()
    await receive(reference, 10_000, 'SAME-1')
    const again = await receive(reference, 10_000, 'SAME-1')
    expect(again).toEqual({ outcome: 'awaits_rest', receivedMinor: 10_000, missingMinor: 15_000 })
    expect(await mailsOf(context.db, reference)).toEqual(['order_transfer', 'order_transfer_part'])
    await expect(receive(reference, 15_000, 'SAME-1')).rejects.toMatchObject({ code: 'payments.receipt_reused' })
  })

  test('sends one mail about the first of two parts that are recorded at once and are the whole together', async () => {
    const { context } = fixtures
    for (let round = 0; round < 4; round++) {
      const { reference } = await awaited()
      await Promise.all([receive(reference, 10_000), receive(reference, 15_000)])
      const mails = await mailsOf(context.db, reference)
      expect(mails).toEqual(['order_transfer', 'order_transfer_part', 'order_confirmed'])
    }
  })

  test('sends no mail about a receipt that is not recorded, because of what a colleague recorded before', async () => {
    const { context } = fixtures
    const { reference } = await awaited()
    const by = { staff: 'layla', seenReceivedMinor: 5_000, record: () => Promise.resolve() }
    const receipt = {
      reference,
      amountMinor: 10_000,
      currency: 'BHD',
      bankReference: 'STALE-1',
      receivedOn: '2026-11-22',
    }
    await expect(recordTransfer(context, { ...receipt, by })).rejects.toMatchObject({ code: 'console.money_changed' })
    expect(await mailsOf(context.db, reference)).toEqual(['order_transfer'])
  })

  test.each([
    ['at once', [26_500]],
    ['by a second transfer', [25_000, 1_500]],
    ['by parts', [24_000, 2_500]],
  ])('that got too much %s is confirmed, and the surplus goes back by hand, once', async (_, amounts) => {
    const { context } = fixtures
    const { reference } = await awaited()
    for (const amount of amounts) await receive(reference, amount)
    await receive(reference, amounts.at(-1) ?? 0, `FT${bankNumber}`)
    await sendRefunds(context)

    const refunds = await refundsOf(reference)
    expect(refunds).toMatchObject([{ amountMinor: 1_500, currency: 'BHD' }])
    expect(await orderOf(context.db, reference)).toMatchObject({ status: 'confirmed', capturedMinor: 26_500 })
    const refundId = refunds[0]?.id ?? 0
    await recordTransferRefund(context, { refundId, bankReference: 'OUT-1' })
    await recordTransferRefund(context, { refundId, bankReference: 'OUT-1' })
    expect(await orderOf(context.db, reference)).toMatchObject({ status: 'confirmed', refundedMinor: 1_500 })
    expect(await refundsOf(reference)).toEqual([])
  })

  test('releases its seats and sends the buyer a mail at the deadline if no money arrived', async () => {
    const { context } = fixtures
    const { departure, reference } = await awaited()
    await pollPendingPayments(context, { olderThanSeconds: -1 })
    await endHold(context.db, reference)
    await expireOrders(context)

    expect((await orderOf(context.db, reference)).status).toBe('expired')
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 0, sold: 0 })
    expect(await mailsOf(context.db, reference)).toEqual(['order_transfer', 'order_transfer_expired'])
  })

  test('of which only a part came goes back, whole, and so does a part that comes later', async () => {
    const { context } = fixtures
    const { departure, reference } = await awaited()
    await receive(reference, 10_000)
    await endHold(context.db, reference)
    await expireOrders(context)
    expect((await orderOf(context.db, reference)).status).toBe('expired')
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 0, sold: 0 })
    expect(await refundsOf(reference)).toMatchObject([{ amountMinor: 10_000 }])

    expect((await receive(reference, 15_000)).outcome).toBe('refund_due')
    expect((await refundsOf(reference)).map((refund) => refund.amountMinor)).toEqual([10_000, 15_000])
    expect((await orderOf(context.db, reference)).status).toBe('expired')
  })

  test('that was paid late takes its places again, or goes back when they are gone', async () => {
    const { context } = fixtures
    const [lucky, late] = [await awaited(), await awaited()]
    for (const { reference } of [lucky, late]) await loseHold(context.db, reference)
    await sellOut(context.db, late.departure.id)

    expect((await receive(lucky.reference, 25_000)).outcome).toBe('confirmed')
    expect((await receive(late.reference, 25_000)).outcome).toBe('refund_due')
    expect(await refundsOf(late.reference)).toMatchObject([{ amountMinor: 25_000 }])
    expect((await orderOf(context.db, late.reference)).status).toBe('failed')
  })
})

describe('a receipt whose process ended before it settled it', () => {
  /** Recorded, and nothing more. */
  const leave = (reference: string, amountMinor: number) =>
    insertOnly({ transferReference: reference, amountMinor, bankReference: `LEFT${(bankNumber += 1)}` })
  const poll = () => pollPendingPayments(fixtures.context, { olderThanSeconds: -1 })

  test('of the whole confirms the order, by the job, once', async () => {
    const { context } = fixtures
    const { departure, reference } = await awaited()
    await leave(reference, 25_000)
    await poll()
    await poll()
    expect(await orderOf(context.db, reference)).toMatchObject({ status: 'confirmed', capturedMinor: 25_000 })
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 0, sold: 2 })
    expect((await mailsOf(context.db, reference)).filter((kind) => kind === 'order_confirmed')).toHaveLength(1)
  })

  test('of a part waits for the rest, and the buyer has the mail about it, once', async () => {
    const { context } = fixtures
    const { reference } = await awaited()
    await leave(reference, 10_000)
    const mails = ['order_transfer', 'order_transfer_part']
    expect(await mailsOf(context.db, reference)).toEqual(mails)
    await poll()
    await receive(reference, 10_000, `LEFT${bankNumber}`)
    expect(await mailsOf(context.db, reference)).toEqual(mails)
    expect(await orderOf(context.db, reference)).toMatchObject({ status: 'awaiting_payment', capturedMinor: 0 })
    expect(await refundsOf(reference)).toEqual([])
  })

  test.each([
    ['the whole', 25_000, 'confirmed', []],
    ['a part', 10_000, 'expired', [10_000]],
  ])('of %s, for an order that has ended, is a late payment', async (_, amountMinor, status, refunds) => {
    const { context } = fixtures
    const { reference } = await awaited()
    await endHold(context.db, reference)
    await expireOrders(context)
    await leave(reference, amountMinor)
    await poll()
    await poll()
    expect(await mailsOf(context.db, reference)).not.toContain('order_transfer_part')
    expect(await orderOf(context.db, reference)).toMatchObject({ status, capturedMinor: amountMinor })
    expect((await refundsOf(reference)).map((refund) => refund.amountMinor)).toEqual(refunds)
  })

  test('of more than is due sends the surplus back, also after the order was confirmed', async () => {
    const { context } = fixtures
    const { reference } = await awaited()
    await receive(reference, 25_000)
    await leave(reference, 1_500)
    await poll()
    await poll()
    expect(await orderOf(context.db, reference)).toMatchObject({ status: 'confirmed', capturedMinor: 26_500 })
    expect((await refundsOf(reference)).map((refund) => refund.amountMinor)).toEqual([1_500])
  })
})

describe("the desk finds an order by the bank's number, and sees what is owed", () => {
  const found = async (typed: string) =>
    (await findOrders(fixtures.context, { typed, scope: 'all', kinds: ['b'] })).map((row) => row.reference)
  const moneyOf = async (reference: string) => {
    await followOrderEvents(fixtures.context)
    return (await readDeskOrder(fixtures.context, { reference, scope: 'all' }))?.money
  }

  test('of a part that the command recorded', async () => {
    const { reference } = await awaited()
    expect(await moneyOf(reference)).toBe('unpaid')
    await receive(reference, 10_000, 'CLI-PART-77')
    expect(await moneyOf(reference)).toBe('part_paid')
    expect(await found('cli-part-77')).toEqual([reference])
  })

  test('of a part whose process ended before it settled it', async () => {
    const { reference } = await awaited()
    expect(await moneyOf(reference)).toBe('unpaid')
    await insertOnly({ transferReference: reference, amountMinor: 10_000, bankReference: 'ENDED-PART-78' })
    expect(await moneyOf(reference)).toBe('part_paid')
    expect(await found('ENDED-PART-78')).toEqual([reference])
  })

  test('of a surplus that is settled later than its receipt', async () => {
    const { context } = fixtures
    const { reference } = await awaited()
    await receive(reference, 25_000)
    await insertOnly({ transferReference: reference, amountMinor: 1_500, bankReference: 'SURPLUS-79' })
    expect(await moneyOf(reference)).toBe('paid')
    await pollPendingPayments(context, { olderThanSeconds: -1 })
    expect(await moneyOf(reference)).toBe('refund_due')
    expect(await found('SURPLUS-79')).toEqual([reference])
  })
})

test('a receipt that is recorded while an earlier reading of its transfer is being settled is settled after it', async () => {
  const { context } = fixtures
  const { reference } = await awaited()
  const { paymentId } = await orderOf(context.db, reference)
  const [read, going] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const ask: typeof context.providers.ask = async (code, call) => {
    const answer = await context.providers.ask(code, call)
    read.resolve()
    await going.promise
    return answer
  }
  const slow = settlePayment({ ...context, providers: { ...context.providers, ask } }, { paymentId })
  await read.promise
  const recording = receive(reference, 25_000)
  const received = () =>
    context.db.rows({
      name: 'test.receipts_of',
      text: 'select id from bank_receipt where transfer_reference = $1',
      values: [reference],
    })
  await expect.poll(received).toHaveLength(1)
  going.resolve()
  expect(await slow).toBe('open')
  expect((await recording).outcome).toBe('confirmed')
  expect((await orderOf(context.db, reference)).status).toBe('confirmed')
})

describe('a transfer is refused', () => {
  test.each([
    ['for an unknown order', { reference: 'RH-NOBODY22' }, 'payments.transfer_unknown'],
    ['in another currency', { currency: 'SAR' }, 'payments.transfer_currency'],
  ])('%s', async (_, change, code) => {
    const { reference } = await awaited()
    const receipt = { reference, amountMinor: 25_000, currency: 'BHD', bankReference: 'NO', receivedOn: '2026-11-22' }
    await expect(recordTransfer(fixtures.context, { ...receipt, ...change })).rejects.toMatchObject({ code })
  })

  test('as a refund that is none', async () => {
    await expect(recordTransferRefund(fixtures.context, { refundId: 0, bankReference: 'X' })).rejects.toMatchObject({
      code: 'payments.refund_unknown',
    })
  })
})
