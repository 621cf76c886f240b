import type { Locale } from '#domain/locale.ts'
import type { InvoiceView } from './calls.ts'

/** A file of one booking. The order access token opens it without signing in. */
export function bookingFile(
  invoice: Pick<InvoiceView, 'reference' | 'key'>,
  bookingId: number,
  file: 'ticket.pdf' | 'calendar.ics' | 'credit-note.pdf' | 'pass.pkpass' | 'google-wallet',
  locale: Locale,
) {
  const query = new URLSearchParams({ key: invoice.key, locale })
  return `/api/invoices/${invoice.reference}/bookings/${bookingId}/${file}?${query}`
}

/** The order's tax invoice with its credit notes. The order access token opens it without signing in. */
export function invoiceFile(invoice: InvoiceView, locale: Locale): string {
  const query = new URLSearchParams({ key: invoice.key, locale })
  return `/api/invoices/${invoice.reference}/invoice.pdf?${query}`
}
