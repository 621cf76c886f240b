import type { PaymentContext } from '#server/booking/providers/providers.ts'
import type { SiteOfRequest } from '#server/kernel/visitor.ts'
import { waysToPay, type WayToPay } from '#server/booking/checkout/payment-methods.ts'
import type { PlannedDeparture } from './queries.ts'
import type { OfferRow } from './quote-query.ts'

/**
 * The ways in which an offer can be paid. Its sale ends with that of the planned departure whose places it takes, or when it starts. Nobody
 * is asked again (the operator has offered it), and it is never paid later.
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
