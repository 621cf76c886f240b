import type { Rate } from '#domain/exchange.ts'
import type { PaidOrder } from '#server/booking/orders/read-paid-order.ts'
import { listRatesOn } from '#server/currencies/list-rates-on.ts'
import type { Connection } from '#server/kernel/database.ts'

/** By day (YYYY-MM-DD), the rates of the days on which the invoices of an order were issued. */
export type InvoiceRates = ReadonlyMap<string, readonly Rate[]>

export const dayOfInvoice = (issuedAt: Date) => issuedAt.toISOString().slice(0, 10)

export async function listInvoiceRates(connection: Connection, order: PaidOrder): Promise<InvoiceRates> {
  const issued = [order.issuedAt, ...order.dateChanges.map(({ paidAt }) => new Date(paidAt))]
  const rates = new Map<string, readonly Rate[]>()
  for (const day of new Set(issued.map(dayOfInvoice))) rates.set(day, await listRatesOn(connection, day))
  return rates
}
