import { cancellationCost, isCancellable, refundSteps } from '#domain/cancellation.ts'
import { itemSets } from '#domain/item-states.ts'
import { leftToRefund } from '#domain/split-refund.ts'
import type { Elsewhere } from '#server/booking/payments/read-refunded-elsewhere.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { BookingToCancel } from './list-bookings-to-cancel.ts'

/** Minor units of the order's currency. */
export interface CancellationQuote {
  currency: string
  /** False: nothing was paid, so nothing is refunded. */
  isPaid: boolean
  paidMinor: number
  refundMinor: number
  keptMinor: number
  /** Of the city: the steps are displayed in it. */
  zone: string
  /** The refund until each instant; the first applies now, the last ends with the start. */
  steps: { until: string; percentage: number; refundMinor: number }[]
}

/**
 * The refund of cancelling this booking at the time of the rows: what was paid for it (after its share of a promo discount) less what its policy
 * keeps, and never more than is left of what was captured. `elsewhere`: by payment, what was refunded at the provider, not by us. Throws ApiError
 * `orders.not_cancellable`, and `orders.booking_used` if its ticket was redeemed.
 */
export function quoteCancellation(booking: BookingToCancel, elsewhere: Elsewhere): CancellationQuote {
  return quoteOf(booking, moneyOf(booking, elsewhere, { hasBegun: booking.startsAt <= booking.now }))
}

export interface StaffCancellationQuote extends CancellationQuote {
  /** All that was paid and not given back. */
  wholeMinor: number
  /** Refunded as goodwill before. */
  goodwillMinor: number
  /** The policy applies until the start. */
  hasBegun: boolean
}

/** As quoteCancellation, also of a paid booking that has begun: the policy gives nothing then, but staff may. Throws ApiError like it. */
export function quoteStaffCancellation(booking: BookingToCancel, elsewhere: Elsewhere): StaffCancellationQuote {
  const hasBegun = booking.startsAt <= booking.now
  const isPaid = itemSets.booked.includes(booking.status)
  const money = moneyOf(booking, elsewhere, { hasBegun: hasBegun && !isPaid })
  const { goodwillMinor } = booking
  return { ...quoteOf(booking, money), wholeMinor: Math.min(money.paidMinor, money.leftMinor), goodwillMinor, hasBegun }
}

function quoteOf(booking: BookingToCancel, money: ReturnType<typeof moneyOf>): CancellationQuote {
  const { zone, currency, now } = booking
  const { isPaid, paidMinor, leftMinor } = money
  const startsAt = booking.startsAt.toISOString()
  const terms = { rules: booking.cancellation, startsAt, now: now.toISOString(), zone, paidMinor, currency }
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

/** What is refunded if the operator cancels: all that was paid and not given back, also once it has begun. Throws ApiError like quoteCancellation. */
export function quoteFullRefund(
  booking: BookingToCancel,
  elsewhere: Elsewhere,
): Pick<CancellationQuote, 'isPaid' | 'refundMinor'> {
  const { isPaid, paidMinor, leftMinor } = moneyOf(booking, elsewhere, { hasBegun: false })
  return { isPaid, refundMinor: Math.min(paidMinor, leftMinor) }
}

function moneyOf(booking: BookingToCancel, elsewhere: Elsewhere, { hasBegun }: { hasBegun: boolean }) {
  const isPaid = itemSets.booked.includes(booking.status)
  if (booking.isUsed && isPaid) throw new ApiError('conflict', 'orders.booking_used')
  if (!isCancellable({ ...booking, hasBegun })) throw new ApiError('conflict', 'orders.not_cancellable')
  return {
    isPaid,
    paidMinor: isPaid ? booking.totalMinor - booking.creditedMinor : 0,
    leftMinor: leftToRefund(booking, elsewhere),
  }
}
