import type { PaymentContext } from '#server/booking/providers/providers.ts'
import type { SiteOfRequest } from '#server/kernel/visitor.ts'
import { paymentMethods, type PaymentMethod } from '#server/booking/checkout/payment-methods.ts'
import type { PlannedDeparture } from './queries.ts'
import type { QuoteRow } from './quote-query.ts'

/**
 * The payment methods of a quote. Its sale ends with the cutoff of the planned departure whose seats it takes, or at
 * its start. No supplier confirmation (the operator made the quote), and no pay later.
 */
export function paymentMethodsOfQuote(
  context: PaymentContext,
  site: SiteOfRequest,
  { quote, planned, now }: { quote: QuoteRow; planned: PlannedDeparture | undefined; now: Date },
): PaymentMethod[] {
  const startsAt = new Date(quote.startsAt)
  const row = {
    startsAt,
    cutoffAt: planned?.cutoffAt ?? startsAt,
    now,
    confirmation: 'instant' as const,
    payLater: false,
  }
  return paymentMethods(context, site, { currency: quote.currency, totalMinor: quote.priceMinor, rows: [row] })
}
