import type { PaymentContext } from '#server/booking/providers/providers.ts'
import type { SiteOfRequest } from '#server/kernel/visitor.ts'
import { waysToPay, type WayToPay } from '#server/booking/checkout/payment-methods.ts'
import type { PlannedDeparture } from './queries.ts'
import type { OfferRow } from './quote-query.ts'

/**
 * The payment methods of a quote. Its sale ends with the cutoff of the planned departure whose seats it takes, or at
 * its start. No supplier confirmation (the operator made the quote), and no pay later.
 */
export function waysOfOffer(
  context: PaymentContext,
  site: SiteOfRequest,
  { offer, planned, now }: { offer: OfferRow; planned: PlannedDeparture | undefined; now: Date },
): WayToPay[] {
  const startsAt = new Date(offer.startsAt)
  const row = {
    startsAt,
    cutoffAt: planned?.cutoffAt ?? startsAt,
    now,
    confirmation: 'instant' as const,
    payLater: false,
  }
  return waysToPay(context, site, { currency: offer.currency, totalMinor: offer.priceMinor, rows: [row] })
}
