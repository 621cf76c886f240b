import type { Locale } from '#domain/locale.ts'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { findOwnOrder } from './find-own-order.ts'
import { findTaxFacts, type TaxFacts } from './tax-invoice-query.ts'
import { viewOrder, type Invoice } from './view-order.ts'
import type { OrderDetails } from '#server/booking/views.ts'

export interface PaidOrder extends TaxFacts {
  siteId: number
  countryCode: string
  /** As when the invoice was issued. */
  buyerName: string
  invoice: Invoice
  invoiceId: string
}

/**
 * A paid order with what its tax invoice adds, for its owner or by the key of its signed link. Throws as findOwnOrder and paidOrderOf do.
 */
export async function readPaidOrder(
  context: Context,
  input: { visitor: Visitor; locale: Locale; reference: string; key?: string | undefined },
): Promise<PaidOrder> {
  return paidOrderOf(context, await findOwnOrder(context, input), input.locale)
}

/** An order with what its tax invoice adds. Throws ApiError `orders.invoice_not_ready` before it was paid and booked. */
export async function paidOrderOf(context: Context, order: OrderDetails, locale: Locale): Promise<PaidOrder> {
  const { siteId, countryCode } = order
  const facts = await findTaxFacts(context.db, order.reference)
  const invoice = viewOrder(context, order, locale)
  if (!facts || invoice.invoiceId === null) throw new ApiError('conflict', 'orders.invoice_not_ready')
  const buyerName = order.invoiceName ?? invoice.guest.name
  return { ...facts, siteId, countryCode, buyerName, invoice, invoiceId: invoice.invoiceId }
}
