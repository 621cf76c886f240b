import type { CancellationRule } from '#domain/cancellation-rule.ts'
import { cancellationCost, cancellationStepAt, type CancellationStep } from '#domain/cancellation.ts'
import { secondsAfterChange } from '#domain/deadlines.ts'
import { refusalOfDuration } from '#domain/duration.ts'
import { itemSets } from '#domain/item-states.ts'
import { isSameParty } from '#domain/party.ts'
import { isMovable, policyAfterMoving, priceOfChange, rebookingMoney, type RebookedBy } from '#domain/rebooking.ts'
import { leftToRefund } from '#domain/split-refund.ts'
import type { Elsewhere } from '#server/booking/payments/read-refunded-elsewhere.ts'
import { cardRefusal } from '#server/booking/payments/card-refusal.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { priceDates, type PricedDate } from '#server/cart/price-dates.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Connection } from '#server/kernel/database.ts'
import type { BookingToMove } from './find-booking-to-move.ts'

/** A date that a booking can be moved to, with the wished people. Minor units of the order's currency. */
export interface RebookingDate {
  departureId: number
  localDate: string
  localTime: string
  /** Instants in ISO 8601. */
  startsAt: string
  endsAt: string
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
  /** Of a booking that is not paid: until when its seats are then held, an instant in ISO 8601. Null: it is paid. */
  heldUntil: string | null
}

export const isUnpaid = ({ status }: Pick<BookingToMove, 'status'>): boolean => itemSets.unpaid.includes(status)

/** The share of the price that a booking's policy keeps now. */
export function percentageNow({ cancellation, startsAt, zone, now, currency }: BookingToMove): number {
  const terms = { rules: cancellation, startsAt: startsAt.toISOString(), now: now.toISOString(), zone, currency }
  return cancellationCost({ ...terms, paidMinor: 0 }).percentage
}

type Choice = NonNullable<BookingToMove['choice']>

/**
 * `keepsDate`: only its people change, and not its nights.
 * @throws ApiError `orders.not_movable`, and `orders.booking_used` if its ticket was redeemed
 */
export function demandMovable(
  booking: BookingToMove,
  { by, keepsDate }: { by: RebookedBy; keepsDate: boolean },
): asserts booking is BookingToMove & { choice: Choice } {
  const { status, startsAt, now, isUsed, choice, confirmation } = booking
  if (isUsed && !(by === 'staff' && keepsDate)) throw new ApiError('conflict', 'orders.booking_used')
  const state = {
    status,
    isUsed,
    keepsDate,
    hasBegun: startsAt <= now,
    isByQuote: choice === null,
    needsAnswer: confirmation === 'supplier',
    percentage: percentageNow(booking),
    reservation: booking,
  }
  if (!isMovable(state, by)) throw new ApiError('conflict', 'orders.not_movable')
}

/** What was paid for a booking and not refunded; what it costs while it is not paid. */
export const paidFor = ({ totalMinor, creditedMinor }: BookingToMove) => totalMinor - creditedMinor

/** What is wished for a booking. */
export interface ChangeWish {
  departureId: number
  /** Quantities by unit; absent: the people stay the same. */
  units?: Record<string, number> | undefined
  /** Nights or days; absent: as many as before. */
  duration?: number | undefined
}

/** Whether a booking is as it is wished already. */
export function isAsWished(booking: BookingToMove, wish: ChangeWish): boolean {
  const { choice } = booking
  return keepsDate(booking, wish) && (!wish.units || (choice !== null && isSameParty(wish.units, choice.units)))
}

/** Whether at most the people of a booking change: nights are part of its date. */
export const keepsDate = (booking: BookingToMove, { departureId, duration = booking.duration }: ChangeWish): boolean =>
  departureId === booking.departureId && duration === booking.duration

/** @throws ApiError `cart.duration_invalid` and `cart.duration_too_short` */
export function demandBookableDuration(
  booking: BookingToMove,
  { duration = booking.duration }: Omit<ChangeWish, 'departureId'>,
): void {
  const refusal = refusalOfDuration(duration, booking)
  if (refusal) throw new ApiError('conflict', `cart.${refusal}`, { minimum: booking.minDuration })
}

/** The dates that a booking can be moved to, with the wished people and nights. Its own seats count as free, and those that are held for it on a dearer date. */
export async function listDatesOf(
  connection: Connection,
  booking: BookingToMove & { choice: Choice },
  where: { from: string; to: string; departureId: number | null } & Omit<ChangeWish, 'departureId'>,
): Promise<PricedDate[]> {
  const { optionId, choice, partySize, held } = booking
  const { units = null, duration = null, ...days } = where
  return priceDates(connection, {
    ...days,
    units,
    duration,
    optionId,
    bookedDepartureId: booking.departureId,
    choice: { ...choice, duration: booking.duration, partySize },
    ownPlaces: sumOf(booking.ownPlaces, held?.places ?? {}),
  })
}

/** Of the seats by departure. */
function sumOf(one: Record<string, number>, other: Record<string, number>): Record<string, number> {
  const sums = { ...one }
  for (const [id, places] of Object.entries(other)) sums[id] = (sums[id] ?? 0) + places
  return sums
}

/**
 * The price of the booking on a date for the wished people and nights, and the supplier's price of it; null: it was free and more people
 * would not be. A dearer date that is held keeps its price, if it has become dearer since.
 */
export function priceThere(
  booking: BookingToMove,
  { departureId, duration, listMinor, bookedListMinor, party }: PricedDate,
): { priceMinor: number; listMinor: number } | null {
  const { held, choice } = booking
  const price = priceOfChange({
    ...booking,
    keepsStart: departureId === booking.departureId,
    isOtherDuration: duration !== booking.duration,
    newListMinor: listMinor,
    bookedListMinor,
    paidMinor: paidFor(booking),
  })
  const booked = choice?.units ?? {}
  if (price === null || held === null || departureId !== held.departureId) return price
  const isForThem =
    isSameParty(held.units ?? booked, party?.choice.units ?? booked) && (held.duration ?? booking.duration) === duration
  return isForThem && held.price !== null && held.price.priceMinor < price.priceMinor ? held.price : price
}

/**
 * The booking on another date or for other people, at the price of now. `elsewhere`: by payment, what was refunded at the
 * provider, not by us. Null: it was free and more people would not be.
 */
export function quoteRebooking(
  context: PaymentContext,
  booking: BookingToMove,
  date: PricedDate,
  elsewhere: Elsewhere,
): RebookingDate | null {
  const { currency, zone, now } = booking
  const price = priceThere(booking, date)
  if (price === null) return null
  const { priceMinor } = price
  const unpaid = isUnpaid(booking) ? quoteUnpaid(context, booking, date, priceMinor) : undefined
  if (unpaid === null) return null
  const rules = policyAfterChange(booking)
  const paidMinor = paidFor(booking)
  const money = rebookingMoney({ paidMinor, priceMinor, leftMinor: unpaid ? 0 : leftToRefund(booking, elsewhere) })
  const totalMinor = money.differenceMinor
  return {
    departureId: date.departureId,
    localDate: date.localDate,
    localTime: date.localTime,
    startsAt: date.startsAt.toISOString(),
    endsAt: date.endsAt.toISOString(),
    seatsLeft: date.seatsLeft,
    priceMinor,
    ...money,
    // The price of a booking for which nothing was paid cannot rise in proportion, and a payment does not change a used ticket.
    isPayable:
      !unpaid &&
      totalMinor > 0 &&
      paidMinor > 0 &&
      !booking.isUsed &&
      cardRefusal(context, { currency, totalMinor }) === null,
    cancellation: cancellationStepAt(now, rules, date.startsAt.toISOString(), zone),
    heldUntil: unpaid?.heldUntil ?? null,
  }
}

/** Of an unpaid one the policy stays as it is: cancelling it is free, and booking it anew would have it too. */
export const policyAfterChange = (booking: BookingToMove): CancellationRule[] =>
  isUnpaid(booking) ? booking.cancellation : policyAfterMoving(booking.cancellation, percentageNow(booking))

/** Null: there would be no time to pay or to answer, or the order could not be paid by card any more. */
function quoteUnpaid(
  context: PaymentContext,
  booking: BookingToMove,
  date: PricedDate,
  priceMinor: number,
): { heldUntil: string } | null {
  const seconds = secondsHeld(booking, date)
  if (seconds === null) return null
  const { currency } = booking
  const totalMinor = booking.orderTotalMinor + priceMinor - paidFor(booking)
  const refusal = cardRefusal(context, { currency, totalMinor })
  // Too small a rest is waived (commands/waive-rest.ts).
  if (refusal !== null && refusal !== 'too_small') return null
  return { heldUntil: new Date(booking.now.getTime() + seconds * 1000).toISOString() }
}

/** How long the order of an unpaid booking keeps its seats after a change to this date; null: too short a time. */
export function secondsHeld(
  booking: BookingToMove,
  { startsAt, cutoffAt }: Pick<PricedDate, 'startsAt' | 'cutoffAt'>,
): number | null {
  const { now, isUnanswered, isPayLater, othersStartAt, othersCutoffAt } = booking
  const until = (...times: (Date | null)[]) =>
    Math.min(...times.map((time) => (time === null ? Infinity : (time.getTime() - now.getTime()) / 1000)))
  return secondsAfterChange({
    waiting: isUnanswered ? 'unanswered' : isPayLater ? 'pay_later' : 'accepted',
    isAskedAnew: itemSets.unanswered.includes(booking.status),
    time: { untilStart: until(startsAt, othersStartAt), untilCutoff: until(cutoffAt, othersCutoffAt) },
    untilDeadline: until(booking.holdExpiresAt),
    sinceWaiting: -until(booking.waitsSince),
  })
}
