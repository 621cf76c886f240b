import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readOutcome } from '#server/booking/checkout/read-outcome.ts'
import { cancelBooking } from '#server/booking/commands/cancel-booking.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { readInvoice } from '#server/booking/orders/read-orders.ts'
import { bankTransferProvider } from '#server/booking/providers/bank-transfer.ts'
import { listTransfers } from '#server/booking/payments/list-transfers.ts'
import { providersOf, type PaymentContext } from '#server/booking/providers/providers.ts'
import { recordTransfer } from '#server/booking/payments/record-transfer.ts'
import { expireOrders } from '#server/booking/payments/poll-pending-payments.ts'
import type { BankAccount } from '#server/kernel/visitor.ts'
import { endHold, mailsOf, orderOf, pay } from '#test/support/buyer.ts'
import { acceptanceOf, answeredQuote, endQuote, ordersOf, planAt, statusOfQuote } from '#test/support/quotes.ts'
import { hoursOfTransfer, onWorkingDays } from '#test/support/order-again.ts'
import { countsOf, useFixtures } from '#test/support/fixtures.ts'
import { acceptQuote, type AcceptQuoteInput } from './accept-quote.ts'
import { readQuote } from './read-quotes.ts'
import { expireQuotes } from './queries.ts'

const fixtures = useFixtures()
const statusOf = (reference: string) => statusOfQuote(fixtures.context, reference)

/** For quotes in the product's currency. */
const account: BankAccount = {
  holder: { ar: 'رحلة', en: 'Rihla' },
  bank: { ar: 'بنك', en: 'Bank' },
  iban: 'BH67BMAG00001299123456',
  bic: 'BMAGBHBM',
  currency: 'BHD',
}

/** A quote over BHD 125.500 for four, and its acceptance by transfer on a site with that account. */
async function offered(bankAccount: BankAccount | null = account) {
  const reference = await answeredQuote(fixtures.context)
  const { visitor, ...input } = await acceptanceOf(fixtures.context, reference)
  const acceptance: AcceptQuoteInput = {
    ...input,
    visitor: {
      ...visitor,
      site: { ...visitor.site, bankAccount: bankAccount && onWorkingDays(bankAccount, visitor.site.zone) },
    },
    method: 'bank_transfer',
  }
  return { reference, acceptance }
}

/** Of a transfer that may take three business days. */
const hoursOf = ({ visitor: { site } }: AcceptQuoteInput) => hoursOfTransfer(site.bankAccount ?? account, site.zone)

async function accepted() {
  const { reference, acceptance } = await offered()
  return { reference, acceptance, order: (await acceptQuote(fixtures.context, acceptance)).reference }
}

async function startIn(reference: string, hours: number): Promise<void> {
  await fixtures.context.db.rows({
    name: 'test.start_in',
    text: `update quote f set starts_at = rihla_now() + make_interval(hours => $2), ends_at = rihla_now() + make_interval(hours => $2 + 1)
      from quote_request q where q.id = f.quote_request_id and q.reference = $1`,
    values: [reference, hours],
  })
}

const receive = (reference: string, amountMinor: number) =>
  recordTransfer(fixtures.context, {
    reference,
    amountMinor,
    currency: 'BHD',
    bankReference: randomUUID(),
    receivedOn: '2026-11-22',
  })

/** A context whose cards are not accepted in the quote's currency. */
function withoutCards(context: PaymentContext): PaymentContext {
  const { card } = context.providers
  const others = [bankTransferProvider(context.db)]
  return { ...context, providers: providersOf({ ...card, limitsOf: () => null }, others) }
}

describe('the payment methods of a quote', () => {
  const [soon, late] = [(reference: string) => startIn(reference, 11), (reference: string) => startIn(reference, 13)]
  const closing = (hours: number) => async (reference: string) => {
    await planAt(fixtures.context.db, reference, { capacity: 9, cutoffInHours: hours })
  }
  const cases: [
    name: string,
    given: { bankAccount?: BankAccount | null; takesCards?: boolean; prepare?: (reference: string) => Promise<void> },
    /** Null: three business days. */
    methods: [code: string, holdHours: number | null][],
  ][] = [
    ['a quote with a bank account in its currency', {}, [['card', 0], ['bank_transfer', null]]],
    ['a quote without a bank account', { bankAccount: null }, [['card', 0]]],
    ['a quote with a bank account in another currency', { bankAccount: { ...account, currency: 'SAR' } }, [['card', 0]]],
    ['a quote that starts too soon for a transfer', { prepare: soon }, [['card', 0]]],
    ['a quote that starts just late enough for a transfer', { prepare: late }, [['card', 0], ['bank_transfer', 13]]],
    ['a quote whose planned departure closes before a transfer is due', { prepare: closing(11) }, [['card', 0]]],
    ['a quote whose planned departure is on sale for a day', { prepare: closing(24) }, [['card', 0], ['bank_transfer', 24]]],
    ['a quote in a currency without cards', { takesCards: false }, [['bank_transfer', null]]],
    ['a quote without any payment method', { takesCards: false, bankAccount: null }, []],
  ] // prettier-ignore
  test.each(cases)('%s can be paid by the methods offered, and no others', async (_, given, methods) => {
    const context = given.takesCards === false ? withoutCards(fixtures.context) : fixtures.context
    const { reference, acceptance } = await offered(given.bankAccount)
    await given.prepare?.(reference)
    const shown = (await readQuote(context, acceptance)).methods
    expect(shown.map(({ code }) => code)).toEqual(methods.map(([code]) => code))
    for (const [code, hours] of methods) {
      const { holdMinutes } = acceptance.visitor.site
      const minutes = code === 'card' ? holdMinutes : (hours ?? hoursOf(acceptance)) * 60
      expect(Math.abs((shown.find((one) => one.code === code)?.holdMinutes ?? 0) - minutes)).toBeLessThanOrEqual(1)
    }

    for (const method of ['card', 'bank_transfer', 'pay_later'] as const)
      if (!methods.some(([code]) => code === method))
        await expect(acceptQuote(context, { ...acceptance, method })).rejects.toMatchObject({
          code: 'quotes.method_unavailable',
        })
    expect(await statusOf(reference)).toBe('answered')
    expect(await ordersOf(context.db, reference)).toEqual([])
    for (const [method] of methods.slice(-1)) {
      const requested = method === 'card' ? 'card' : 'bank_transfer'
      await acceptQuote(context, { ...acceptance, method: requested })
      expect((await readQuote(context, acceptance)).methods).toEqual([])
    }
  })

  test.each([
    ['chosen and available', true, true, 'everything'],
    ['chosen but not available', true, false, 'nothing'],
    ['not chosen', false, true, 'nothing'],
  ])('include the choice of WhatsApp: %s', async (_, alsoByWhatsapp, isConfigured, optIn) => {
    const whatsapp = isConfigured ? ('mailbox' as const) : null
    const context = { ...fixtures.context, configuration: { ...fixtures.context.configuration, whatsapp } }
    const { acceptance } = await offered()
    expect((await readQuote(context, acceptance)).offersWhatsapp).toBe(isConfigured)
    const { reference } = await acceptQuote(context, { ...acceptance, alsoByWhatsapp })
    const rows = await context.db.rows<{ whatsapp: string; twins: number }>({
      name: 'test.whatsapp_of',
      text: `select whatsapp, (select count(*)::int from outbox where channel = 'whatsapp' and payload ->> 'reference' = $1) as twins
        from orders where reference = $1`,
      values: [reference],
    })
    expect(rows).toEqual([{ whatsapp: optIn, twins: optIn === 'everything' ? 1 : 0 }])
  })
})

describe('a quote accepted by transfer', () => {
  test('holds its seats for three business days and shows the transfer instructions on its page and by mail', async () => {
    const { context } = fixtures
    const { reference, acceptance } = await offered()
    const placed = await acceptQuote(context, acceptance)
    expect(placed.paymentUrl).toBeNull()
    const [order] = await ordersOf(context.db, reference)
    expect(await countsOf(context.db, order?.departureId ?? 0)).toEqual({ capacity: 4, held: 4, sold: 0 })
    expect(await mailsOf(context.db, placed.reference)).toEqual(['order_transfer'])

    const orderAccessCookie = `${placed.reference}:${orderAccessToken(context.configuration, placed.reference)}`
    const visitor = { ...acceptance.visitor, orderAccessCookie }
    const outcome = await readOutcome(context, { visitor, locale: 'en', reference: placed.reference })
    expect(outcome).toMatchObject({
      outcome: 'awaiting_transfer',
      // Not "up to 4 travellers".
      items: [{ travellers: 4, countsGroups: false }],
      transfer: { missingMinor: 125_500, account: { iban: acceptance.visitor.site.bankAccount?.iban } },
    })
    const hours = (Date.parse(outcome.holdExpiresAt) - Date.now()) / 3_600_000
    expect(Math.abs(hours - hoursOf(acceptance))).toBeLessThan(0.1)
    const { localDate, localTime } = outcome.heldUntil
    expect(await readQuote(context, acceptance)).toMatchObject({
      status: 'accepted',
      order: { reference: placed.reference, isTransfer: true, heldUntil: { localDate, localTime } },
    })
  })

  test.each([
    ['bank_transfer', 'card'],
    ['card', 'bank_transfer'],
    ['bank_transfer', 'bank_transfer'],
  ] as const)('is one order if accepted by %s, then by %s', async (first, second) => {
    const { context } = fixtures
    const { reference, acceptance } = await offered()
    const one = await acceptQuote(context, { ...acceptance, method: first })
    expect(one.paymentUrl === null).toBe(first === 'bank_transfer')
    expect(await acceptQuote(context, { ...acceptance, method: second })).toEqual(one)
    expect(await ordersOf(context.db, reference)).toHaveLength(1)
    expect((await readQuote(context, acceptance)).order?.isTransfer).toBe(first === 'bank_transfer')
    expect(
      (await listTransfers(context)).awaited.filter((awaited) => awaited.reference === one.reference),
    ).toHaveLength(first === 'bank_transfer' ? 1 : 0)
  })

  test('is one order if both methods are chosen at once', async () => {
    const { context } = fixtures
    const { reference, acceptance } = await offered()
    await planAt(context.db, reference, { capacity: 100, cutoffInHours: 500 })
    const methods = Array.from({ length: 8 }, (_, at) =>
      at % 2 === 0 ? ('bank_transfer' as const) : ('card' as const),
    )
    const placed = await Promise.all(methods.map((method) => acceptQuote(context, { ...acceptance, method })))
    expect(new Set(placed.map((one) => JSON.stringify(one))).size).toBe(1)
    const orders = await ordersOf(context.db, reference)
    expect(orders).toHaveLength(1)
    expect(await countsOf(context.db, orders[0]?.departureId ?? 0)).toMatchObject({ held: 4 })
  })

  test('is booked when staff record the whole amount, and stays open with a part of it', async () => {
    const { context } = fixtures
    const { reference, acceptance, order } = await accepted()
    expect(await receive(order, 100_000)).toMatchObject({ outcome: 'awaits_rest', missingMinor: 25_500 })
    await expireQuotes(context.db, null)
    expect(await statusOf(reference)).toBe('accepted')
    expect(await receive(order, 25_500)).toMatchObject({ outcome: 'confirmed' })
    expect(await readQuote(context, acceptance)).toMatchObject({ status: 'booked', order: { heldUntil: null } })
    expect(await mailsOf(context.db, order)).toEqual(['order_transfer', 'order_transfer_part', 'order_confirmed'])
  })

  test('is open again if the transfer does not arrive in time, and can then be paid by card', async () => {
    const { context } = fixtures
    const { reference, acceptance, order } = await accepted()
    await receive(order, 100_000)
    await endHold(context.db, order)
    await expireOrders(context)
    expect(await statusOf(reference)).toBe('answered')
    expect((await readQuote(context, acceptance)).methods.map(({ code }) => code)).toEqual(['card', 'bank_transfer'])
    expect((await listTransfers(context)).refunds).toContainEqual(
      expect.objectContaining({ reference: order, amountMinor: 100_000 }),
    )

    const again = await acceptQuote(context, { ...acceptance, method: 'card' })
    expect(again.reference).not.toBe(order)
    await pay(context, again.reference)
    await expireQuotes(context.db, null)
    expect(await statusOf(reference)).toBe('booked')
    expect(await receive(order, 25_500)).toMatchObject({ outcome: 'refund_due' })
    expect((await orderOf(context.db, order)).status).toBe('expired')
  })

  test('expires with its hold if its own validity is over by then', async () => {
    const { context } = fixtures
    const { reference, order } = await accepted()
    await endQuote(context.db, reference)
    await expireQuotes(context.db, null)
    expect(await statusOf(reference)).toBe('accepted')
    await endHold(context.db, order)
    await expireOrders(context)
    expect(await statusOf(reference)).toBe('expired')
    expect(await mailsOf(context.db, order)).toEqual(['order_transfer', 'order_transfer_expired'])
  })

  test('is open again if its order is cancelled before the transfer arrives', async () => {
    const { context } = fixtures
    const { reference, acceptance, order } = await accepted()
    const wish = { visitor: acceptance.visitor, reference: order, key: orderAccessToken(context.configuration, order) }
    const { bookings } = await readInvoice(context, { ...wish, locale: 'ar' })
    await cancelBooking(context, { ...wish, bookingId: bookings[0]?.id ?? 0, seenRefundMinor: 0 })
    expect(await statusOf(reference)).toBe('answered')
    const again = await acceptQuote(context, acceptance)
    expect(again.reference).not.toBe(order)
  })

  test('is booked by a late transfer if the seats are still free', async () => {
    const { context } = fixtures
    const { reference, order } = await accepted()
    await endHold(context.db, order)
    await expireOrders(context)
    await receive(order, 125_500)
    await expireQuotes(context.db, null)
    expect(await statusOf(reference)).toBe('booked')
  })

  test.each([
    ['card', true, 'confirmed', 'booked'],
    ['bank_transfer', true, 'awaiting_payment', 'accepted'],
    ['card', false, 'confirmed', 'booked'],
  ] as const)(
    'is booked once if accepted again by %s (planned departure: %s), and its first payment is refunded',
    async (method, isPlanned, orderStatus, quoteStatus) => {
      const { context } = fixtures
      const { reference, acceptance } = await offered()
      if (isPlanned) await planAt(context.db, reference, { capacity: 20 })
      const first = await acceptQuote(context, acceptance)
      await endHold(context.db, first.reference)
      await expireOrders(context)
      const again = await acceptQuote(context, { ...acceptance, method })
      if (method === 'card') await pay(context, again.reference)
      expect(await receive(first.reference, 125_500)).toMatchObject({ outcome: 'refund_due' })
      await expireQuotes(context.db, null)

      const orders = await ordersOf(context.db, reference)
      expect(orders.map(({ status }) => status)).toEqual(['failed', orderStatus])
      expect(await statusOf(reference)).toBe(quoteStatus)
      const { held, sold } = await countsOf(context.db, orders[0]?.departureId ?? 0)
      expect(held + sold).toBe(4)
      expect((await listTransfers(context)).refunds).toContainEqual(
        expect.objectContaining({ reference: first.reference, amountMinor: 125_500 }),
      )
      expect(await mailsOf(context.db, first.reference)).toContain('order_failed_late')
    },
  )

  test('is booked once if it is accepted again while its first payment arrives', async () => {
    const { context } = fixtures
    const { reference, acceptance } = await offered()
    await planAt(context.db, reference, { capacity: 20 })
    const first = await acceptQuote(context, acceptance)
    await endHold(context.db, first.reference)
    await expireOrders(context)
    const [again, money] = await Promise.allSettled([
      acceptQuote(context, acceptance),
      receive(first.reference, 125_500),
    ])
    expect(money.status).toBe('fulfilled')
    const isBooked = money.status === 'fulfilled' && money.value.outcome === 'confirmed'
    if (again.status === 'rejected') expect(again.reason).toMatchObject({ code: 'quotes.not_open' })
    expect(again.status).toBe(isBooked ? 'rejected' : 'fulfilled')
    const { held, sold } = await countsOf(context.db, (await ordersOf(context.db, reference))[0]?.departureId ?? 0)
    expect(held + sold).toBe(4)
  })
})
