import type { z } from 'zod'
import type { Locale } from '#domain/locale.ts'
import type { bookingSchema, invoiceSchema } from '#server/orders/contract.ts'
import { api, bodyOf } from '#web/lib/api.ts'

export type InvoiceView = z.infer<typeof invoiceSchema>
export type BookingView = z.infer<typeof bookingSchema>

export const readInvoices = (locale: Locale): Promise<{ invoices: InvoiceView[] }> =>
  bodyOf(api().api.invoices.$get({ query: { locale } }))

export const readInvoice = (locale: Locale, reference: string, key: string | undefined): Promise<InvoiceView> =>
  bodyOf(
    api().api.invoices[':reference'].$get({
      param: { reference },
      query: { locale, ...(key === undefined ? {} : { key }) },
    }),
  )

/** A file of one booking; the order's key opens it without signing in. */
export function bookingFile(
  invoice: InvoiceView,
  bookingId: number,
  file: 'ticket.pdf' | 'calendar.ics',
  locale: Locale,
) {
  const query = new URLSearchParams({ key: invoice.key, locale })
  return `/api/invoices/${invoice.reference}/bookings/${bookingId}/${file}?${query}`
}
