import { cancellationCost, cancellationStepAt, type CancellationStep } from '#domain/cancellation.ts'
import { isMovable, policyAfterMoving, priceOnOtherDate, rebookingMoney, type RebookedBy } from '#domain/rebooking.ts'
import { leftToRefund } from '#domain/split-refund.ts'
import type { Elsewhere } from '#server/booking/payments/read-refunded-elsewhere.ts'
import { cardRefusal } from '#server/booking/payments/card-refusal.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { priceDates, type PricedDate } from '#server/cart/price-dates.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Connection } from '#server/kernel/database.ts'
import type { BookingToMove } from './find-booking-to-move.ts'

/** A date that a booking can be moved to. Minor units of the order's currency. */
export interface RebookingDate {
  departureId: number
  localDate: string
  localTime: string
  seatsLeft: number
  /** Of the booking on this date. */
  priceMinor: number
  /** Above zero: it is dearer. */
  differenceMinor: number
  refundMinor: number
  /** Dearer, and the difference can be paid by card. */
  isPayable: boolean
  /** The step of the booking's policy that applies to this date now; null: it starts at once. */
  cancellation: CancellationStep | null
}

/** The share of the price that a booking's policy keeps now. */
export function percentageNow({ cancellation, startsAt, zone, now, currency }: BookingToMove): number {
  const terms = { rules: cancellation, startsAt: startsAt.toISOString(), now: now.toISOString(), zone, currency }
  return cancellationCost({ ...terms, paidMinor: 0 }).percentage
}

type Choice = NonNullable<BookingToMove['choice']>

/** @throws ApiError `orders.not_movable`, and `orders.booking_used` if its ticket was redeemed */
export function demandMovable(
  booking: BookingToMove,
  by: RebookedBy,
): asserts booking is BookingToMove & { choice: Choice } {
  if (booking.isUsed) throw new ApiError('conflict', 'orders.booking_used')
  const { status, startsAt, now, isUsed, choice, confirmation } = booking
  const state = {
    status,
    isUsed,
    hasBegun: startsAt <= now,
    isByQuote: choice === null,
    needsAnswer: confirmation === 'supplier',
    percentage: percentageNow(booking),
  }
  if (!isMovable(state, by)) throw new ApiError('conflict', 'orders.not_movable')
}

/** What was paid for a booking and not refunded. */
export const paidFor = ({ totalMinor, creditedMinor }: BookingToMove) => totalMinor - creditedMinor

/**
 * The dates that a booking can be moved to. Its own seats count as free, and those that are held for it on a dearer date;
 * that date keeps its price while it is held, if it has become dearer since.
 */
export async function listDatesOf(
  connection: Connection,
  booking: BookingToMove & { choice: Choice },
  where: { from: string; to: string; departureId: number | null },
): Promise<PricedDate[]> {
  const { optionId, choice, duration, held } = booking
  const ownPlaces = { ...held?.places, ...booking.ownPlaces }
  const dates = await priceDates(connection, { ...where, optionId, choice: { ...choice, duration }, ownPlaces })
  return dates.map((date) => {
    const heldMinor = date.departureId === held?.departureId ? held.listMinor : null
    return heldMinor === null ? date : { ...date, listMinor: Math.min(heldMinor, date.listMinor) }
  })
}

/** The booking on another date, at the price of now. `elsewhere`: by payment, what was refunded at the provider, not by us. */
export function quoteRebooking(
  context: PaymentContext,
  booking: BookingToMove,
  date: PricedDate,
  elsewhere: Elsewhere,
): RebookingDate {
  const { currency, zone, now } = booking
  const priceMinor = priceOnOtherDate({ ...booking, newListMinor: date.listMinor, currency })
  const rules = policyAfterMoving(booking.cancellation, percentageNow(booking))
  const money = rebookingMoney({ paidMinor: paidFor(booking), priceMinor, leftMinor: leftToRefund(booking, elsewhere) })
  const totalMinor = money.differenceMinor
  return {
    departureId: date.departureId,
    localDate: date.localDate,
    localTime: date.localTime,
    seatsLeft: date.seatsLeft,
    priceMinor,
    ...money,
    isPayable: totalMinor > 0 && cardRefusal(context, { currency, totalMinor }) === null,
    cancellation: cancellationStepAt(now, rules, date.startsAt.toISOString(), zone),
  }
}
