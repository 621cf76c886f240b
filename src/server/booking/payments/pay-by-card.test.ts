import { describe, expect, test, vi } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { readOutcome } from '#server/booking/checkout/read-outcome.ts'
import { completeOrder } from '#server/booking/commands/complete-order.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { readInvoice } from '#server/booking/orders/read-orders.ts'
import { decideSandboxPayment, type SandboxDecision } from '#server/booking/providers/decide-sandbox-payment.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { checkoutOf, endHold, mailsOf, uniqueEmail, visitorWith } from '#test/support/buyer.ts'
import { later } from '#test/support/clock.ts'
import { countsOf, createDeparture, useFixtures } from '#test/support/fixtures.ts'
import { bankAccount } from '#test/support/order-again.ts'
import { listTransfers } from './list-transfers.ts'
import { expireAbandonedSessions, expireOrders, pollPendingPayments } from './poll-pending-payments.ts'
import { recordTransfer } from './record-transfer.ts'
import { recordTransferRefund } from './record-transfer-refund.ts'
import { sendRefunds } from './refund.ts'
import { settlePayment } from './settle-payment.ts'
import { payByCard, startPayment } from './start-payment.ts'

const fixtures = useFixtures()

/** An order over BHD 25.000 that waits for a transfer. */
async function awaited() {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  const plain = await visitorWith(context, departure, 2)
  const visitor: Visitor = { ...plain, site: { ...plain.site, bankAccount } }
  const input = { ...(await checkoutOf(context, visitor)), email: uniqueEmail(), method: 'bank_transfer' as const }
  const { reference } = await placeOrder(context, input)
  const [row] = await context.db.rows<{ id: number }>({
    name: 'test.id_of_order',
    text: 'select id from orders where reference = $1',
    values: [reference],
  })
  return { departure, visitor, input, reference, orderId: row?.id ?? 0 }
}

interface Attempt {
  id: number
  provider: string
  session: string
  status: string
  amountMinor: number
  currency: string
  refunds: string[]
}

const attemptsOf = (reference: string) =>
  fixtures.context.db.rows<Attempt>({
    name: 'test.attempts_of',
    text: `select p.id, p.provider, p.provider_reference as session, p.status, p.amount_minor as "amountMinor", p.currency,
        array(select r.reason || ' ' || r.amount_minor from refund r where r.payment_id = p.id order by r.id) as refunds
      from payment p join orders o on o.id = p.order_id where o.reference = $1 order by p.attempt`,
    values: [reference],
  })

async function states(reference: string) {
  const [order] = await fixtures.context.db.rows<{ status: string; transfer: string }>({
    name: 'test.states',
    text: `select o.status, t.status as transfer from orders o join bank_transfer t on t.reference = o.reference where o.reference = $1`,
    values: [reference],
  })
  const payments = (await attemptsOf(reference)).map(({ provider, status }) => `${provider} ${status}`)
  return { order: order?.status, transfer: order?.transfer, payments }
}

const cardOf = async (reference: string): Promise<Attempt> => {
  const card = (await attemptsOf(reference)).findLast(({ provider }) => provider === 'sandbox')
  if (!card) throw new Error('no card page was opened')
  return card
}

async function decide(reference: string, decision: SandboxDecision): Promise<void> {
  await decideSandboxPayment(fixtures.context.db, { reference: (await cardOf(reference)).session, decision })
}

const settleCard = async (reference: string) =>
  settlePayment(fixtures.context, { paymentId: (await cardOf(reference)).id })

let bankNumber = 0
const receive = (reference: string, amountMinor: number) =>
  recordTransfer(fixtures.context, {
    reference,
    amountMinor,
    currency: 'BHD',
    bankReference: `BESIDE${(bankNumber += 1)}`,
    receivedOn: '2026-11-22',
  })

function outcomeOf(reference: string, visitor: Visitor, context: PaymentContext = fixtures.context) {
  const orderAccessCookie = `${reference}:${orderAccessToken(context.configuration, reference)}`
  return readOutcome(context, { visitor: { ...visitor, orderAccessCookie }, locale: 'en', reference })
}

const findingsOf = (reference: string) =>
  fixtures.context.db.rows<{ kind: string }>({
    name: 'test.findings_of',
    text: `select f.kind from money_finding f join orders o on o.id = f.order_id where o.reference = $1`,
    values: [reference],
  })

describe('a card page beside an awaited transfer', () => {
  test('is of the order’s sum and currency, and leaves the transfer awaited, with its account and reference', async () => {
    const { context } = fixtures
    const { reference, orderId, visitor, departure } = await awaited()
    const { redirectUrl } = await payByCard(context, { orderId })
    expect(redirectUrl).toMatch(/\/sandbox\/pay\//)
    expect(await cardOf(reference)).toMatchObject({ amountMinor: 25_000, currency: 'BHD' })
    expect(await states(reference)).toEqual({
      order: 'awaiting_payment',
      transfer: 'open',
      payments: ['bank_transfer processing', 'sandbox processing'],
    })
    expect(await outcomeOf(reference, visitor)).toMatchObject({
      outcome: 'awaiting_transfer',
      declineReason: null,
      transfer: { missingMinor: 25_000, isCardPossible: true, account: { iban: bankAccount.iban } },
    })
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 2, sold: 0 })
  })

  test('is one, however often and from however many tabs it is asked for', async () => {
    const { context } = fixtures
    const { reference, orderId } = await awaited()
    const pages = await Promise.all(Array.from({ length: 6 }, () => payByCard(context, { orderId })))
    pages.push(await payByCard(context, { orderId }))
    expect(new Set(pages.map(({ redirectUrl }) => redirectUrl)).size).toBe(1)
    expect(await attemptsOf(reference)).toHaveLength(2)
  })

  test('is not what the same checkout sent again returns', async () => {
    const { context } = fixtures
    const { reference, orderId, input } = await awaited()
    await payByCard(context, { orderId })
    expect(await placeOrder(context, input)).toEqual({ reference, paymentUrl: null })
    expect(await startPayment(context, { orderId })).toEqual({ redirectUrl: null })
  })

  test('books the order once when it is paid, and closes the transfer', async () => {
    const { context } = fixtures
    const { reference, orderId, visitor, departure } = await awaited()
    await payByCard(context, { orderId })
    await decide(reference, 'no_webhook')
    await Promise.all(Array.from({ length: 4 }, () => settleCard(reference)))
    expect(await states(reference)).toEqual({
      order: 'confirmed',
      transfer: 'expired',
      payments: ['bank_transfer expired', 'sandbox paid'],
    })
    expect((await outcomeOf(reference, visitor)).outcome).toBe('booked')
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 0, sold: 2 })
    expect((await mailsOf(context.db, reference)).filter((kind) => kind === 'order_confirmed')).toHaveLength(1)
    await expect(payByCard(context, { orderId })).rejects.toMatchObject({ code: 'checkout.already_paid' })
  })

  test('that is left is closed after an hour, and the transfer still books the order', async () => {
    const { context } = fixtures
    const { reference, orderId } = await awaited()
    await payByCard(context, { orderId })
    await expireAbandonedSessions(later(context, '59 minutes'))
    expect((await cardOf(reference)).status).toBe('processing')
    await expireAbandonedSessions(later(context, '61 minutes'))
    expect(await states(reference)).toMatchObject({
      order: 'awaiting_payment',
      transfer: 'open',
      payments: ['bank_transfer processing', 'sandbox expired'],
    })
    expect(await receive(reference, 25_000)).toMatchObject({ outcome: 'confirmed' })
  })

  test('whose card is declined says so, mails it, and can be opened again', async () => {
    const { context } = fixtures
    const { reference, orderId, visitor } = await awaited()
    const first = await payByCard(context, { orderId })
    await decide(reference, 'insufficient_funds')
    expect(await outcomeOf(reference, visitor)).toMatchObject({
      outcome: 'awaiting_transfer',
      declineReason: 'insufficient_funds',
      transfer: { missingMinor: 25_000 },
    })
    const key = orderAccessToken(context.configuration, reference)
    expect(await readInvoice(context, { visitor, locale: 'en', reference, key })).toMatchObject({
      hasFailedPayment: true,
      transfer: { isCardPossible: true },
    })
    expect(await mailsOf(context.db, reference)).toEqual(['order_transfer', 'order_payment_failed'])
    expect((await payByCard(context, { orderId })).redirectUrl).not.toBe(first.redirectUrl)
    expect((await outcomeOf(reference, visitor)).declineReason).toBeNull()
  })

  test('ends with the order’s deadline, before its seats are released', async () => {
    const { context } = fixtures
    const { reference, orderId, departure } = await awaited()
    await payByCard(context, { orderId })
    await endHold(context.db, reference)
    await expireOrders(context)
    expect(await states(reference)).toEqual({
      order: 'expired',
      transfer: 'expired',
      payments: ['bank_transfer expired', 'sandbox expired'],
    })
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 0, sold: 0 })
    expect(await mailsOf(context.db, reference)).toContain('order_transfer_expired')
  })

  test('that was paid before the deadline passed books the order', async () => {
    const { context } = fixtures
    const { reference, orderId, departure } = await awaited()
    await payByCard(context, { orderId })
    await decide(reference, 'no_webhook')
    await endHold(context.db, reference)
    await expireOrders(context)
    expect(await states(reference)).toMatchObject({ order: 'confirmed', transfer: 'expired' })
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 0, sold: 2 })
  })
})

describe('money that comes by both ways', () => {
  test('a transfer after the card is to be sent back, seen by staff, and mailed when it is sent', async () => {
    const { context } = fixtures
    const { reference, orderId, departure } = await awaited()
    await payByCard(context, { orderId })
    await decide(reference, 'no_webhook')
    await settleCard(reference)
    expect(await receive(reference, 25_000)).toEqual({ outcome: 'refund_due', receivedMinor: 25_000, missingMinor: 0 })
    expect(await attemptsOf(reference)).toMatchObject([
      { provider: 'bank_transfer', refunds: ['unmatched 25000'] },
      { provider: 'sandbox', refunds: [] },
    ])
    expect(await findingsOf(reference)).toEqual([{ kind: 'unmatched' }])
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 0, sold: 2 })

    const refund = (await listTransfers(context)).refunds.find((one) => one.reference === reference)
    await recordTransferRefund(context, { refundId: refund?.id ?? 0, bankReference: `BACK-${reference}` })
    expect(await mailsOf(context.db, reference)).toContain('refund_sent')
    expect((await states(reference)).order).toBe('confirmed')
  })

  test('a card after the transfer is refunded: the transfer booked the order', async () => {
    const { context } = fixtures
    const { reference, orderId, departure, visitor } = await awaited()
    await payByCard(context, { orderId })
    // The card was charged, but the webhook has not arrived.
    await decide(reference, 'no_webhook')
    expect(await receive(reference, 25_000)).toMatchObject({ outcome: 'confirmed' })
    expect(await attemptsOf(reference)).toMatchObject([
      { provider: 'bank_transfer', status: 'paid', refunds: [] },
      { provider: 'sandbox', status: 'paid', refunds: ['unmatched 25000'] },
    ])
    expect(await findingsOf(reference)).toEqual([{ kind: 'unmatched' }])
    await sendRefunds(context)
    expect((await cardOf(reference)).status).toBe('refunded')
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 0, sold: 2 })
    expect((await outcomeOf(reference, visitor)).outcome).toBe('booked')
  })

  test('an open card page is closed when the transfer is here', async () => {
    const { context } = fixtures
    const { reference, orderId } = await awaited()
    await payByCard(context, { orderId })
    await receive(reference, 25_000)
    expect(await states(reference)).toMatchObject({ payments: ['bank_transfer paid', 'sandbox expired'] })
    await expect(decide(reference, 'approve')).resolves.toBeUndefined()
    await settleCard(reference)
    expect((await cardOf(reference)).status).toBe('expired')
  })

  test('both at the same moment book the order once, and one of them is refunded', async () => {
    const { context } = fixtures
    for (let round = 0; round < 3; round++) {
      const { reference, orderId, departure } = await awaited()
      await payByCard(context, { orderId })
      await decide(reference, 'no_webhook')
      await Promise.all([settleCard(reference), receive(reference, 25_000)])
      const attempts = await attemptsOf(reference)
      expect(attempts.map(({ status }) => status)).toEqual(['paid', 'paid'])
      expect(attempts.flatMap(({ refunds }) => refunds)).toEqual(['unmatched 25000'])
      expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 0, sold: 2 })
    }
  })

  test('a part of the transfer beside a paid card is to be sent back', async () => {
    const { context } = fixtures
    const { reference, orderId } = await awaited()
    await payByCard(context, { orderId })
    await receive(reference, 10_000)
    expect(await states(reference)).toMatchObject({ order: 'awaiting_payment', transfer: 'open' })
    await decide(reference, 'no_webhook')
    await settleCard(reference)
    expect(await states(reference)).toMatchObject({ order: 'confirmed', transfer: 'expired' })
    await pollPendingPayments(context, { olderThanSeconds: 0 })
    expect(await attemptsOf(reference)).toMatchObject([{ refunds: ['unmatched 10000'] }, { refunds: [] }])
  })

  test('what a process left open after the payment is closed by the job', async () => {
    const { context } = fixtures
    const { reference, orderId } = await awaited()
    await payByCard(context, { orderId })
    await decide(reference, 'no_webhook')
    // As a process that ends right after the commit.
    await completeOrder(context, { paymentId: (await cardOf(reference)).id, capturedMinor: 25_000 })
    expect(await states(reference)).toMatchObject({ order: 'confirmed', transfer: 'open' })
    await expireAbandonedSessions(context)
    expect(await states(reference)).toMatchObject({
      transfer: 'expired',
      payments: ['bank_transfer expired', 'sandbox paid'],
    })
  })
})

describe('no card page is opened', () => {
  test.each([
    ['a part of the transfer is here', 10_000, 'checkout.method_unavailable'],
    ['the transfer is here', 25_000, 'checkout.already_paid'],
  ])('when %s', async (_, amountMinor, code) => {
    const { context } = fixtures
    const { reference, orderId, visitor } = await awaited()
    await receive(reference, amountMinor)
    await expect(payByCard(context, { orderId })).rejects.toMatchObject({ code })
    expect(await attemptsOf(reference)).toHaveLength(1)
    expect((await outcomeOf(reference, visitor)).transfer?.isCardPossible ?? false).toBe(false)
  })

  test('when cards do not take the sum, and the page offers none', async () => {
    const { context } = fixtures
    const { reference, orderId, visitor } = await awaited()
    const card = { ...context.providers.card, limitsOf: () => ({ leastMinor: 1, mostMinor: 24_999 }) }
    const limited = { ...context, providers: { ...context.providers, card } }
    await expect(payByCard(limited, { orderId })).rejects.toMatchObject({ code: 'checkout.method_unavailable' })
    expect((await outcomeOf(reference, visitor, limited)).transfer?.isCardPossible).toBe(false)
  })

  test('after the deadline', async () => {
    const { context } = fixtures
    const { reference, orderId } = await awaited()
    await endHold(context.db, reference)
    await expect(payByCard(context, { orderId })).rejects.toMatchObject({ code: 'checkout.hold_expired' })
    expect(await attemptsOf(reference)).toHaveLength(1)
  })

  test('when its provider does not answer; the transfer is awaited, and a later press uses the same attempt', async () => {
    const { context } = fixtures
    const { reference, orderId } = await awaited()
    const ask = vi.fn(async () => ({ kind: 'unknown' as const, error: new Error('no answer') }))
    const deaf: PaymentContext = {
      ...context,
      providers: {
        ...context.providers,
        ask: (code, call) => (code === 'sandbox' ? ask() : context.providers.ask(code, call)),
      },
    }
    await expect(payByCard(deaf, { orderId })).rejects.toMatchObject({ code: 'checkout.payment_unavailable' })
    expect(await states(reference)).toMatchObject({ order: 'awaiting_payment', transfer: 'open' })
    await payByCard(context, { orderId })
    expect(await attemptsOf(reference)).toHaveLength(2)
  })
})
