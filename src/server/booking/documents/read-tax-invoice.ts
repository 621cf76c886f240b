import type { Locale } from '#domain/locale.ts'
import { readPaidOrder, type PaidOrder } from '#server/booking/orders/read-paid-order.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { getSite } from '#server/sites/get-site.ts'
import { listInvoiceRates } from './invoice-rates.ts'
import { renderTaxInvoice } from './render-tax-invoice.ts'

/** A paid order's tax invoice and its credit notes as one PDF. Throws as readPaidOrder does. */
export async function readTaxInvoice(
  context: Context,
  wish: { visitor: Visitor; locale: Locale; reference: string; key?: string | undefined },
): Promise<{ pdf: Uint8Array; name: string }> {
  return taxInvoiceOf(context, { order: await readPaidOrder(context, wish), locale: wish.locale })
}

/** As readTaxInvoice, of a paid order. */
export async function taxInvoiceOf(
  context: Context,
  { order, locale }: { order: PaidOrder; locale: Locale },
): Promise<{ pdf: Uint8Array; name: string }> {
  const site = await getSite(context.db, order.siteId)
  const rates = await listInvoiceRates(context.db, order)
  return { pdf: await renderTaxInvoice({ site, order, rates, locale }), name: `${order.invoiceId}-${locale}.pdf` }
}
