import type { Locale } from '#domain/locale.ts'
import { readPaidOrder, type PaidOrder } from '#server/booking/orders/read-paid-order.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { getSite } from '#server/sites/get-site.ts'
import type { BookingInput } from './find-own-booking.ts'
import { listInvoiceRates } from './invoice-rates.ts'
import { renderCreditNotes } from './render-tax-invoice.ts'

/** The credit notes of a refunded booking as one PDF. Throws as readPaidOrder and creditNotesOf do. */
export async function readCreditNotes(
  context: Context,
  wish: BookingInput,
): Promise<{ pdf: Uint8Array; name: string }> {
  return creditNotesOf(context, { ...wish, order: await readPaidOrder(context, wish) })
}

/** The credit notes of a booking of a paid order. Throws ApiError `orders.no_credit_note`. */
export async function creditNotesOf(
  context: Context,
  { order, bookingId, locale }: { order: PaidOrder; bookingId: number; locale: Locale },
): Promise<{ pdf: Uint8Array; name: string }> {
  const site = await getSite(context.db, order.siteId)
  const rates = await listInvoiceRates(context.db, order)
  const pdf = await renderCreditNotes({ site, order, rates, locale }, bookingId)
  if (pdf === null) throw new ApiError('conflict', 'orders.no_credit_note')
  return { pdf, name: `${order.invoiceId}-${bookingId}-credit-note-${locale}.pdf` }
}
