import { readPaidOrder } from '#server/booking/orders/read-paid-order.ts'
import { listRatesOn } from '#server/currencies/list-rates-on.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { getSite } from '#server/sites/get-site.ts'
import type { BookingInput } from './find-own-booking.ts'
import { renderCreditNotes } from './render-tax-invoice.ts'

/** The credit notes of a refunded booking as one PDF. Throws as readPaidOrder does, and ApiError `orders.no_credit_note`. */
export async function readCreditNotes(
  context: Context,
  wish: BookingInput,
): Promise<{ pdf: Uint8Array; name: string }> {
  const order = await readPaidOrder(context, wish)
  const site = await getSite(context.db, order.siteId)
  const rates = await listRatesOn(context.db, order.issuedAt.toISOString().slice(0, 10))
  const pdf = await renderCreditNotes({ site, order, rates, locale: wish.locale }, wish.bookingId)
  if (pdf === null) throw new ApiError('conflict', 'orders.no_credit_note')
  return { pdf, name: `${order.invoiceId}-${wish.bookingId}-credit-note-${wish.locale}.pdf` }
}
