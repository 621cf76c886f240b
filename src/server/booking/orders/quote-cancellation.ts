import { cancellationCost, isCancellable, refundSteps } from '#domain/cancellation.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { BookingToCancel } from './cancellation-queries.ts'

/** Minor units of the order's currency. */
export interface CancellationQuote {
  currency: string
  /** False: nothing was paid, so nothing is refunded or kept. */
  isPaid: boolean
  paidMinor: number
  refundMinor: number
  keptMinor: number
  /** The city's, in which the steps are to be read. */
  zone: string
  /** What is refunded until when; the first applies now, the last ends with the start. */
  steps: { until: string; percentage: number; refundMinor: number }[]
}

/**
 * What cancelling this booking would send back at the rows' own time: what was paid for it (its share of a promo discount is off already)
 * less what its policy keeps, and never more than is left of what was captured, here and at the provider (`elsewhereMinor` went back by another way
 * than ours). Throws ApiError `orders.not_cancellable`, and `orders.booking_used`
 * when its ticket has let somebody in.
 */
export function quoteCancellation(booking: BookingToCancel, elsewhereMinor: number): CancellationQuote {
  const { zone, currency, now } = booking
  const startsAt = booking.startsAt.toISOString()
  if (booking.isUsed && booking.status === 'confirmed') throw new ApiError('conflict', 'orders.booking_used')
  if (!isCancellable({ ...booking, hasBegun: booking.startsAt <= now }))
    throw new ApiError('conflict', 'orders.not_cancellable')
  const isPaid = booking.status === 'confirmed'
  const paidMinor = isPaid ? booking.totalMinor - booking.refundedMinor : 0
  const terms = { rules: booking.cancellation, startsAt, now: now.toISOString(), zone, paidMinor, currency }
  const leftMinor = Math.max(0, booking.leftMinor - elsewhereMinor)
  const refundMinor = Math.min(cancellationCost(terms).refundMinor, leftMinor)
  return {
    currency,
    isPaid,
    paidMinor,
    refundMinor,
    keptMinor: paidMinor - refundMinor,
    zone,
    steps: refundSteps(terms).map((step) => ({ ...step, refundMinor: Math.min(step.refundMinor, leftMinor) })),
  }
}
