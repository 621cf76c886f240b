import { reservationLimits, type ReservationLimit } from '#server/booking/checkout/reservation-limits.ts'
import { confirmFree } from '#server/booking/payments/confirm-free.ts'
import { findBookingToMove, type BookingToMove } from '#server/booking/orders/find-booking-to-move.ts'
import { findOwnOrder, type OwnOrderInput } from '#server/booking/orders/find-own-order.ts'
import { refundedElsewhere } from '#server/booking/orders/preview-cancellation.ts'
import {
  demandBookableDuration,
  demandMovable,
  isAsWished,
  isUnpaid,
  keepsDate,
  listDatesOf,
  policyAfterChange,
  quoteRebooking,
  type ChangeWish,
  type RebookingDate,
} from '#server/booking/orders/quote-rebooking.ts'
import type { Elsewhere } from '#server/booking/payments/read-refunded-elsewhere.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { lockDepartures } from '#server/booking/seats.sql.ts'
import { demandBookableParty, type PricedDate } from '#server/cart/price-dates.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Connection, Tx } from '#server/kernel/database.ts'
import { lockOrder, lockTickets } from './cancel-queries.ts'
import { findOpenChange, type DateChange } from './date-change-queries.ts'
import { closeDateChange, mayBePaid } from './end-date-change.ts'
import { endDateChange } from './release-date-change.ts'
import { insertRefundOfBooking } from './insert-refund.ts'
import { moveBooking } from './move-booking.ts'
import { closePaymentPage, moveUnpaid } from './move-unpaid.ts'
import { lockSeatsOf } from './rebook-queries.ts'
import { staffActor, type RecordChange } from './staff-actor.ts'

/** A member of staff, who writes the reason that the buyer reads. */
export interface StaffRebooking {
  staff: string
  staffId: number
  reason: string
  /** Of a cheaper date is refunded, or kept; of a dearer one it has to be waived. */
  difference: 'refund' | 'keep' | 'waive'
  /** Of a more expensive date, in minor units of the order's currency. Null: no limit. */
  mostWaivedMinor: number | null
  record: RecordChange
}

export interface RebookingWish extends ChangeWish {
  reference: string
  bookingId: number
  /** The price that was shown, in minor units of the order's currency. */
  seenPriceMinor: number
}

/**
 * Changes the date, the nights or the people of a booking for its buyer (docs/rules/rebooking.md): takes the new seats, puts the old ones back on sale, refunds
 * what it costs less, and records the event and the mails to buyer and operator, all or nothing. The same change again does nothing. One that is not paid is
 * moved also to a dearer date, for its amount to pay changes (`moveUnpaid`).
 * Throws ApiError `orders.order_unknown`, `orders.not_movable`, `orders.booking_used`, `orders.date_gone` if it is not for sale now,
 * `orders.date_dearer`, `orders.rebooking_changed` if it has another price now, and `cart.*` if these people or nights cannot be booked; of one
 * that is not paid as `closePaymentPage` and `moveUnpaid`.
 */
export async function rebookItem(context: PaymentContext, input: OwnOrderInput & RebookingWish): Promise<void> {
  const { email } = await findOwnOrder(context, input)
  const limits = reservationLimits(context.configuration.secret, input.visitor, email)
  await move(context, { ...input, by: null, limits })
}

/**
 * As rebookItem, by a member of staff, until the booking begins. Throws ApiError like it, `console.waive_over_limit`, and `orders.more_came` if more of
 * the people have come than are left.
 */
export async function rebookAsStaff(
  context: PaymentContext,
  input: RebookingWish & { by: StaffRebooking },
): Promise<void> {
  await move(context, { ...input, limits: [] })
}

async function move(context: PaymentContext, wish: Wish): Promise<void> {
  const { by } = wish
  const seen = await findBookingToMove(context.db, wish)
  if (seen && isAsWished(seen, wish)) return
  const before = await elsewhereOf(context, seen)
  const wasUnpaid = seen !== undefined && isUnpaid(seen)
  if (wasUnpaid) {
    const booking = await findMovable(context.db, wish)
    if (!booking) return
    demandSeen(context, { booking, to: await readDate(context.db, booking, wish), elsewhere: before }, wish)
    await closePaymentPage(context, booking)
  }
  const closed = await closeDateChange(context, wish, async () => {
    const booking = await findMovable(context.db, wish)
    if (!booking) return
    demandSeen(context, { booking, to: await readDate(context.db, booking, wish), elsewhere: before }, wish)
  })
  if (mayBePaid(closed)) throw new ApiError('conflict', 'orders.change_in_payment')
  const elsewhere = closed === 'paid' ? await elsewhereOf(context, await findBookingToMove(context.db, wish)) : before
  await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, wish.reference)
    if (order) await lockTickets(tx, order.id)
    const booking = await findMovable(tx, wish)
    if (!booking) return
    if (isUnpaid(booking) !== wasUnpaid) throw new ApiError('conflict', 'checkout.already_paid')
    const change = await findOpenChange(tx, booking.id)
    const to = await lockDate(tx, booking, wish, change)
    const date = demandSeen(context, { booking, to, elsewhere }, wish)
    if (wasUnpaid) return moveUnpaid(tx, { booking, to, limits: wish.limits })
    const actor = by ? staffActor(by.staff) : 'buyer'
    if (change) await endDateChange(tx, change, { booking, orderId: booking.orderId, actor })
    const refundMinor = by?.difference === 'keep' ? 0 : date.refundMinor
    const rebookingId = await moveBooking(tx, {
      booking,
      to,
      cancellation: policyAfterChange(booking),
      by: by ? { actor: staffActor(by.staff), ...by } : { actor: 'buyer', staffId: null, reason: '' },
      priceMinor: date.priceMinor,
      refundMinor,
      chargedMinor: 0,
    })
    await insertRefundOfBooking(tx, booking, { amountMinor: refundMinor, reason: `rebooked_${rebookingId}`, elsewhere })
    await by?.record(tx, booking.orderId)
  })
  // Its order may cost nothing now.
  if (wasUnpaid) await confirmFree(context, seen)
}

type Movable = BookingToMove & { choice: NonNullable<BookingToMove['choice']> }
type Wish = RebookingWish & { by: StaffRebooking | null; limits: ReservationLimit[] }

/** Undefined if it is as wished. @throws ApiError as rebookItem */
async function findMovable(connection: Connection, wish: Wish): Promise<Movable | undefined> {
  const booking = await findBookingToMove(connection, wish)
  if (!booking) throw new ApiError('missing', 'orders.order_unknown')
  if (isAsWished(booking, wish)) return undefined
  const by = wish.by === null ? 'buyer' : 'staff'
  demandMovable(booking, { by, keepsDate: keepsDate(booking, wish) })
  return booking
}

/** @throws ApiError as rebookAsStaff */
function demandSeen(
  context: PaymentContext,
  { booking, to, elsewhere }: { booking: Movable; to: PricedDate; elsewhere: Elsewhere },
  { by, seenPriceMinor }: Wish,
): RebookingDate {
  const date = quoteRebooking(context, booking, to, elsewhere)
  if (!date) throw new ApiError('conflict', 'orders.date_gone')
  if (to.party && booking.arrived !== null && to.party.travellers < booking.arrived)
    throw new ApiError('conflict', 'orders.more_came', { arrived: booking.arrived })
  if (date.priceMinor !== seenPriceMinor) throw new ApiError('conflict', 'orders.rebooking_changed', { date })
  if (isUnpaid(booking)) return date
  if (date.differenceMinor > 0 && by?.difference !== 'waive') throw new ApiError('conflict', 'orders.date_dearer')
  if (by && by.mostWaivedMinor !== null && date.differenceMinor > by.mostWaivedMinor)
    throw new ApiError('conflict', 'console.waive_over_limit', { date })
  return date
}

async function elsewhereOf(context: PaymentContext, booking: BookingToMove | undefined): Promise<Elsewhere> {
  return booking ? refundedElsewhere(context, booking) : new Map<number, number>()
}

/** @throws ApiError `orders.date_gone`, and `cart.*` if the wished people or nights cannot be booked */
export async function readDate(connection: Connection, booking: Movable, wish: ChangeWish): Promise<PricedDate> {
  const { localDate, optionId } = booking
  const { departureId, units, duration } = wish
  demandBookableDuration(booking, wish)
  const isSameParty = isAsWished(booking, { departureId: booking.departureId, units })
  if (units && !isSameParty) await demandBookableParty(connection, { optionId, units })
  const [date] = await listDatesOf(connection, booking, {
    from: localDate,
    to: localDate,
    departureId,
    units,
    duration,
  })
  if (!date) throw new ApiError('conflict', 'orders.date_gone')
  return date
}

/**
 * Locks the departures of both dates, and of a date change that is open, and reads the new date.
 * @throws ApiError as readDate
 */
export async function lockDate(
  tx: Tx,
  booking: Movable,
  wish: ChangeWish,
  change: Pick<DateChange, 'dayIds'> | undefined,
): Promise<PricedDate> {
  const { dayIds } = await readDate(tx, booking, wish)
  const own = await lockSeatsOf(tx, booking.id)
  await lockDepartures(tx, [...new Set([...own, ...dayIds, ...(change?.dayIds ?? [])])])
  return readDate(tx, booking, wish)
}
