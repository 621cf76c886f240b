import type { z } from '@hono/zod-openapi'
import type { Locale } from '#domain/locale.ts'
import { settlePayment } from '#server/booking/payments/settle-payment.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import type { invoiceSchema } from './contract.ts'
import { findOpenPaymentOfChange } from './find-open-payment-of-change.ts'
import type { OwnOrderInput } from './find-own-order.ts'
import { readInvoice } from './read-orders.ts'

/**
 * As readInvoice, also for the browser that the order's cookie opens. Reads the open payment of a dearer date from the
 * provider first, because the buyer may return before the webhook arrives.
 */
export async function readInvoiceAfterPayment(
  context: PaymentContext,
  input: OwnOrderInput & { locale: Locale },
): Promise<z.infer<typeof invoiceSchema>> {
  const wish = { ...input, opensByCookie: true }
  const invoice = await readInvoice(context, wish)
  const changing = invoice.bookings.filter(({ dateChange }) => dateChange !== null)
  if (changing.length === 0) return invoice
  const paying = new Set<number>()
  for (const { id } of changing) if (await isPaying(context, { ...input, bookingId: id })) paying.add(id)
  const latest = await readInvoice(context, wish)
  const bookings = latest.bookings.map(({ dateChange, ...booking }) => ({
    ...booking,
    dateChange: dateChange && { ...dateChange, isPaying: paying.has(booking.id) },
  }))
  return { ...latest, bookings }
}

async function isPaying(context: PaymentContext, booking: { reference: string; bookingId: number }): Promise<boolean> {
  const open = await findOpenPaymentOfChange(context.db, booking)
  if (!open || open.paymentId === null) return false
  try {
    return (await settlePayment(context, { paymentId: open.paymentId })) === 'processing'
  } catch (error) {
    // The provider cannot be reached. The buyer may have paid; the polling job continues.
    context.log.warn({ err: error, paymentId: open.paymentId }, 'could not read a payment from its provider')
    return true
  }
}
