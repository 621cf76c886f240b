import type { Locale } from '#domain/locale.ts'
import { paidOrderOf } from '#server/booking/orders/read-paid-order.ts'
import { viewOrder } from '#server/booking/orders/view-order.ts'
import { findOrder } from '#server/booking/views.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { getSite } from '#server/sites/get-site.ts'
import { composeCalendarFile } from './compose-calendar-file.ts'
import { hasCalendarFile, type BookingDocument } from './documents-of.ts'
import { creditNotesOf } from './read-credit-notes.ts'
import { taxInvoiceOf } from './read-tax-invoice.ts'
import { renderTickets } from './render-tickets.ts'

export interface StaffDocumentInput {
  reference: string
  /** The order's language. */
  locale: Locale
  document: { kind: 'invoice' } | { kind: BookingDocument; bookingId: number }
}

export interface StaffDocument {
  content: Uint8Array<ArrayBuffer>
  name: string
  type: string
}

const PDF = 'application/pdf'

/**
 * A document as the buyer of the order has it, for staff. The caller has checked their permission. The link in a
 * calendar file has no key, which would open the order as its buyer.
 * @throws ApiError `orders.order_unknown`, `orders.ticket_not_ready`, `orders.invoice_not_ready`, `orders.no_credit_note`
 */
export async function readDocumentAsStaff(
  context: Context,
  { reference, locale, document }: StaffDocumentInput,
): Promise<StaffDocument> {
  const order = await findOrder(context.db, reference)
  if (!order) throw new ApiError('missing', 'orders.order_unknown')
  if (document.kind === 'invoice') {
    const { pdf, name } = await taxInvoiceOf(context, { order: await paidOrderOf(context, order, locale), locale })
    return { content: Uint8Array.from(pdf), name, type: PDF }
  }
  const { kind, bookingId } = document
  if (kind === 'credit_note') {
    const paid = await paidOrderOf(context, order, locale)
    const { pdf, name } = await creditNotesOf(context, { order: paid, bookingId, locale })
    return { content: Uint8Array.from(pdf), name, type: PDF }
  }
  const invoice = viewOrder(context, order, locale)
  const booking = invoice.bookings.find(({ id }) => id === bookingId)
  if (!booking) throw new ApiError('missing', 'orders.order_unknown')
  const site = await getSite(context.db, order.siteId)
  if (kind === 'ticket') {
    if (!booking.hasTicket) throw new ApiError('conflict', 'orders.ticket_not_ready')
    const pdf = await renderTickets({ site, invoice, bookings: [booking], locale })
    return { content: Uint8Array.from(pdf), name: `${reference}-${locale}.pdf`, type: PDF }
  }
  if (!hasCalendarFile(booking.status, invoice.invoiceId !== null))
    throw new ApiError('conflict', 'orders.ticket_not_ready')
  const { text, name } = composeCalendarFile(context, { site, invoice, booking, locale, key: null })
  return { content: new TextEncoder().encode(text), name, type: 'text/calendar; charset=utf-8' }
}
