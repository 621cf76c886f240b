// What the routes read before their page is shown. What the page does afterwards is in `booking-acts.ts`, which is loaded with it.
import type { z } from 'zod'
import type { Locale } from '#domain/locale.ts'
import type { bookingSchema, cancellationSchema, invoiceSchema } from '#server/booking/orders/contract.ts'
import type { dateChangeOutcomeSchema, rebookingDatesSchema } from '#server/booking/orders/rebooking-contract.ts'
import { api } from '#web/lib/api.ts'
import { bodyOf } from '#web/lib/body-of.ts'

export type InvoiceView = z.infer<typeof invoiceSchema>
export type BookingView = z.infer<typeof bookingSchema>
export type CancellationView = z.infer<typeof cancellationSchema>
export type RebookingView = z.infer<typeof rebookingDatesSchema>
export type DateChangeView = z.infer<typeof dateChangeOutcomeSchema>
export type RebookingDate = RebookingView['dates'][number]

export const readInvoices = (locale: Locale): Promise<{ invoices: InvoiceView[] }> =>
  bodyOf(api().api.invoices.$get({ query: { locale } }))

export const readDeviceInvoices = (locale: Locale): Promise<{ invoices: InvoiceView[] }> =>
  bodyOf(api().api.invoices['on-this-device'].$get({ query: { locale } }))

export const readInvoice = (locale: Locale, reference: string, key: string | undefined): Promise<InvoiceView> =>
  bodyOf(
    api().api.invoices[':reference'].$get({
      param: { reference },
      query: { locale, ...(key === undefined ? {} : { key }) },
    }),
  )

/** What became of a dearer date. Asks the payment provider, so only for the return from its page. */
export const readDateChange = (
  locale: Locale,
  reference: string,
  { changeId, ...keys }: { changeId: number; key?: string; returnKey?: string },
): Promise<DateChangeView> =>
  bodyOf(
    api().api.invoices[':reference']['date-changes'][':changeId'].$get({
      param: { reference, changeId: String(changeId) },
      query: { locale, ...keys },
    }),
  )
