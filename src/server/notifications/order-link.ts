import { localePath, type Locale } from '#domain/locale.ts'
import { siteOrigin, type SiteAddress } from '#domain/site-origin.ts'
import type { Invoice } from '#server/booking/orders/view-order.ts'
import type { Context } from '#server/kernel/context.ts'

/** The link to the page of an order, with the key that grants access to it. */
export function orderLink(
  { configuration }: Context,
  { site, invoice, locale }: { site: SiteAddress; invoice: Pick<Invoice, 'reference' | 'key'>; locale: Locale },
): string {
  const origin = siteOrigin(configuration.origin, site)
  return `${origin}${localePath(locale, `/invoices/${invoice.reference}`)}?key=${invoice.key}`
}
