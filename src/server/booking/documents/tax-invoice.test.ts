import { describe, expect, test } from 'vitest'
import { priceCart } from '#server/cart/price-cart.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { insertRefund } from '#server/booking/commands/insert-refund.ts'
import { readPaidOrder } from '#server/booking/orders/read-paid-order.ts'
import { sendRefunds } from '#server/booking/payments/refund.ts'
import { pollPendingPayments } from '#server/booking/payments/poll-pending-payments.ts'
import { sumMinor } from '#domain/money.ts'
import { checkoutOf, loseHold, orderOf, pay, sellOut, visitorWithAll } from '#test/support/buyer.ts'
import { createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { decideSandboxPayment } from '#server/booking/providers/decide-sandbox-payment.ts'
import { readPdf } from '#test/support/read-pdf.ts'
import { readCreditNotes } from './read-credit-notes.ts'
import { readTaxInvoice } from './read-tax-invoice.ts'
import { taxInvoice } from './tax-invoice.ts'

const fixtures = useFixtures()

/** An order of two adults for each of the options; the marketplace's tax is fifteen percent. */
async function someOrder(...options: string[]) {
  const { context } = fixtures
  const departures = await Promise.all(options.map((option) => createDeparture(context.db, { option, capacity: 10 })))
  const visitor = await visitorWithAll(context, departures)
  const checkout = await checkoutOf(context, visitor)
  const { charge, totalMinor } = await priceCart(context, { visitor, locale: 'en', code: null })
  const { reference } = await placeOrder(context, {
    ...checkout,
    seenCurrency: charge.currency,
    seenTotalMinor: totalMinor,
  })
  const key = orderAccessToken(context.configuration, reference)
  return { reference, key, visitor, locale: 'en' as const, departures }
}

const read = async (wish: Awaited<ReturnType<typeof someOrder>>) => {
  const order = await readPaidOrder(fixtures.context, wish)
  return { order, invoice: taxInvoice(order, wish.visitor.site.tax) }
}

/** As when the buyer cancels a booking and so much goes back. */
async function cancel(reference: string, itemId: number, amountMinor: number) {
  const { paymentId } = await orderOf(fixtures.context.db, reference)
  await fixtures.context.db.transaction(async (tx) => {
    await tx.rows({
      name: 'test.cancel',
      text: `update order_item set status = 'cancelled' where id = $1`,
      values: [itemId],
    })
    await insertRefund(tx, { paymentId, itemId, amountMinor, reason: 'cancelled_by_buyer' })
  })
}

describe('a tax invoice', () => {
  test.each(['ar', 'en'] as const)('is a PDF in %s, once the order is paid', async (locale) => {
    const { context } = fixtures
    const wish = { ...(await someOrder('bahrain-fort/sunset')), locale }
    await expect(readTaxInvoice(context, wish)).rejects.toMatchObject({ code: 'orders.invoice_not_ready' })
    await pay(context, wish.reference)
    const { pdf, name } = await readTaxInvoice(context, wish)
    const { title, language, isTagged, lines } = await readPdf(pdf, locale === 'ar' ? 'rtl' : 'ltr')
    const heading = { ar: 'فاتورة ضريبية مبسطة', en: 'Simplified tax invoice' }[locale]
    expect({ language, isTagged }).toEqual({ language: locale, isTagged: true })
    expect(title).toMatch(new RegExp(`^${heading} INV-\\d{6,}$`))
    expect(lines.join('\n')).toContain(heading)
    expect(lines.join('\n')).toContain(wish.reference)
    expect(name).toMatch(new RegExp(`^INV-\\d{6,}-${locale}\\.pdf$`))
  })

  test('opens to its owner or by its key; for anyone else there is no such order', async () => {
    const { context } = fixtures
    const [wish, other] = [await someOrder('bahrain-fort/sunset'), await someOrder('bahrain-fort/sunset')]
    await pay(context, wish.reference)
    const stranger = await createVisitor(context.db)
    for (const key of [undefined, other.key, `${wish.key}x`])
      await expect(readTaxInvoice(context, { ...wish, visitor: stranger, key })).rejects.toMatchObject({
        code: 'orders.order_unknown',
      })
    await expect(readTaxInvoice(context, { ...wish, visitor: stranger })).resolves.toBeDefined()
  })

  test('sums to the payment, also with list prices in another currency, and states the rate', async () => {
    const wish = await someOrder('edge-of-the-world/sunset', 'bahrain-fort/sunset')
    await pay(fixtures.context, wish.reference)
    const { order, invoice } = await read(wish)
    expect(order.invoice.currency).toBe('SAR')
    expect(invoice.grossMinor).toBe(order.invoice.totalMinor)
    expect(invoice.paidMinor).toBe(order.invoice.totalMinor)
    for (const { booking, lines } of invoice.bookings) {
      expect(sumMinor(lines.map((line) => line.grossMinor))).toBe(booking.totalMinor)
      // The page and the ticket show these.
      expect(sumMinor(booking.lines.map((line) => line.totalMinor))).toBe(booking.totalMinor)
    }
    expect(invoice.taxMinor).toBe(Math.round((invoice.grossMinor * 15) / 115))
    expect(invoice.bookings.map(({ rate }) => rate?.currency)).toEqual([undefined, 'BHD'])
    expect(invoice.bookings[1]?.rate?.rateMicros).toBe(9_973_404)
  })

  test('says the tax and the seller of the day it was sold, whatever the site says later', async () => {
    const { context } = fixtures
    const wish = await someOrder('bahrain-fort/sunset')
    await pay(context, wish.reference)
    const changed = { ...wish.visitor.site.tax, basisPoints: 500, registration: '1' }
    const { invoice } = await read({
      ...wish,
      visitor: { ...wish.visitor, site: { ...wish.visitor.site, tax: changed } },
    })
    expect(invoice.tax).toEqual(wish.visitor.site.tax)
    expect(invoice.taxMinor).toBe(3261)
  })

  test('stays as it is when bookings are cancelled: each has a credit note, whose tax sums to the tax it had', async () => {
    const { context } = fixtures
    const wish = await someOrder('bahrain-fort/sunset', 'bahrain-fort/sunset')
    await pay(context, wish.reference)
    const before = await read(wish)
    const [first, second] = before.order.invoice.bookings
    await cancel(wish.reference, first?.id ?? 0, 25_000)
    await sendRefunds(context)
    await cancel(wish.reference, second?.id ?? 0, 12_500)

    const { invoice } = await read(wish)
    const [firstNumber, secondNumber] = invoice.creditNotes.map(({ id }) => Number(id.slice('CN-'.length)))
    expect(secondNumber).toBe((firstNumber ?? 0) + 1)
    expect(invoice).toMatchObject({ grossMinor: 50_000, taxMinor: before.invoice.taxMinor, paidMinor: 50_000 })
    expect(invoice.bookings).toHaveLength(2)
    expect(invoice.refundedMinor).toBe(25_000)
    expect(invoice.creditNotes).toMatchObject([
      { grossMinor: 25_000, taxMinor: 3261, netMinor: 21_739, booking: { id: first?.id } },
      {
        grossMinor: 12_500,
        taxMinor: 1630,
        netMinor: 10_870,
        booking: { id: second?.id },
      },
    ])
    const { pdf } = await readTaxInvoice(context, { ...wish, locale: 'ar' })
    expect((await readPdf(pdf)).lines.join('\n')).toContain(invoice.creditNotes[1]?.id)
  })

  test('offers the credit notes of one booking as a file of their own, and refuses a booking without', async () => {
    const { context } = fixtures
    const wish = await someOrder('bahrain-fort/sunset', 'bahrain-fort/sunset')
    await pay(context, wish.reference)
    const [first, second] = (await read(wish)).order.invoice.bookings
    await cancel(wish.reference, first?.id ?? 0, 25_000)
    const { order, invoice } = await read(wish)
    const [note] = invoice.creditNotes
    for (const [locale, title] of [
      ['ar', `إشعار دائن ${note?.id}`],
      ['en', `Credit note ${note?.id}`],
    ] as const) {
      const { pdf } = await readCreditNotes(context, { ...wish, locale, bookingId: first?.id ?? 0 })
      const read = await readPdf(pdf, locale === 'ar' ? 'rtl' : 'ltr')
      expect(read).toMatchObject({ title, language: locale, isTagged: true })
      expect(read.lines.join('\n')).toContain(order.invoiceId)
    }
    await expect(readCreditNotes(context, { ...wish, bookingId: second?.id ?? 0 })).rejects.toMatchObject({
      code: 'orders.no_credit_note',
    })
  })

  test('has only the booked items of a late payment, and no note for the part refunded at once', async () => {
    const { context } = fixtures
    const wish = await someOrder('bahrain-fort/sunset', 'edge-of-the-world/sunset')
    await loseHold(context.db, wish.reference)
    await sellOut(context.db, wish.departures[0]?.id ?? 0)
    const { session } = await orderOf(context.db, wish.reference)
    await decideSandboxPayment(context.db, { reference: session, decision: 'no_webhook' })
    await pollPendingPayments(context, { olderThanSeconds: -1 })
    await sendRefunds(context)

    const { order, invoice } = await read(wish)
    expect(order.invoice.status).toBe('partially_confirmed')
    expect(invoice.bookings.map(({ booking }) => booking.status)).toEqual(['confirmed'])
    expect(invoice.creditNotes).toEqual([])
    expect(invoice.paidMinor - invoice.refundedMinor).toBe(invoice.grossMinor)
  })

  test('is not made of an order whose money went back whole', async () => {
    const { context } = fixtures
    const wish = await someOrder('bahrain-fort/sunset')
    await loseHold(context.db, wish.reference)
    await sellOut(context.db, wish.departures[0]?.id ?? 0)
    await pay(context, wish.reference)
    await sendRefunds(context)
    expect((await orderOf(context.db, wish.reference)).refundedMinor).toBe(25_000)
    await expect(readTaxInvoice(context, wish)).rejects.toMatchObject({ code: 'orders.invoice_not_ready' })
  })
})
