import { policyAfterMoving } from '#domain/rebooking.ts'
import { queueChangeNotices } from '#server/booking/desk/queue-change-notices.ts'
import { effects } from '#server/booking/effects.ts'
import { findBookingToMove, type BookingToMove } from '#server/booking/orders/find-booking-to-move.ts'
import { findOwnOrder, type OwnOrderInput } from '#server/booking/orders/find-own-order.ts'
import { refundedElsewhere } from '#server/booking/orders/preview-cancellation.ts'
import {
  datesOf,
  demandMovable,
  paidFor,
  percentageNow,
  quoteRebooking,
  type RebookingDate,
} from '#server/booking/orders/quote-rebooking.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { freeSeats, lockDepartures, sellNewSeats } from '#server/booking/seats.sql.ts'
import { priceDates, type PricedDate } from '#server/cart/price-dates.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Tx } from '#server/kernel/database.ts'
import { lockOrder, lockTickets } from './cancel-queries.ts'
import { insertEvents } from './change-items.ts'
import { insertRefund } from './insert-refund.ts'
import {
  insertRebooking,
  insertRebookingMails,
  insertStaffRebookingMail,
  lockSeatsOf,
  moveItem,
} from './rebook-queries.ts'
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

interface Wish {
  reference: string
  bookingId: number
  departureId: number
  /** The price of the new date that was shown, in minor units of the order's currency. */
  seenPriceMinor: number
}

/**
 * Moves a booking to another date for its buyer (docs/rules/rebooking.md): takes the seats there, puts the old ones back on sale, refunds what the
 * new date costs less, and records the event and the mails to buyer and operator, all or nothing. Moving to the same date again does nothing.
 * Throws ApiError `orders.order_unknown`, `orders.not_movable`, `orders.booking_used`, `orders.date_gone` if it is not for sale now,
 * `orders.date_dearer`, and `orders.rebooking_changed` if it has another price now.
 */
export async function rebookItem(context: PaymentContext, input: OwnOrderInput & Wish): Promise<void> {
  await findOwnOrder(context, input)
  await move(context, { ...input, by: null })
}

/** As rebookItem, by a member of staff, until the booking begins. Throws ApiError like it, and `console.waive_over_limit`. */
export async function rebookAsStaff(context: PaymentContext, input: Wish & { by: StaffRebooking }): Promise<void> {
  await move(context, input)
}

async function move(context: PaymentContext, wish: Wish & { by: StaffRebooking | null }): Promise<void> {
  const { by, departureId } = wish
  const seen = await findBookingToMove(context.db, wish)
  const elsewhereMinor = seen ? await refundedElsewhere(context, seen) : 0
  await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, wish.reference)
    if (order) await lockTickets(tx, order.id)
    const booking = await findBookingToMove(tx, wish)
    if (!booking) throw new ApiError('missing', 'orders.order_unknown')
    if (booking.departureId === departureId) return
    demandMovable(booking, by === null ? 'buyer' : 'staff')
    const to = await lockDate(tx, booking, departureId)
    const date = quoteRebooking(booking, to, elsewhereMinor)
    if (date.priceMinor !== wish.seenPriceMinor) throw new ApiError('conflict', 'orders.rebooking_changed', { date })
    if (date.differenceMinor > 0 && by?.difference !== 'waive') throw new ApiError('conflict', 'orders.date_dearer')
    if (by && by.mostWaivedMinor !== null && date.differenceMinor > by.mostWaivedMinor)
      throw new ApiError('conflict', 'console.waive_over_limit', { date })
    await write(tx, { booking, to, date, by })
  })
}

/** Locks the departures of both dates and reads the new one. @throws ApiError `orders.date_gone` */
async function lockDate(
  tx: Tx,
  booking: BookingToMove & { choice: NonNullable<BookingToMove['choice']> },
  departureId: number,
): Promise<PricedDate> {
  const { localDate } = booking
  const read = async () => {
    const [date] = await priceDates(tx, { ...datesOf(booking), from: localDate, to: localDate, departureId })
    if (!date) throw new ApiError('conflict', 'orders.date_gone')
    return date
  }
  const { dayIds } = await read()
  await lockDepartures(tx, [...new Set([...(await lockSeatsOf(tx, booking.id)), ...dayIds])])
  return read()
}

async function write(
  tx: Tx,
  { booking, to, date, by }: { booking: BookingToMove; to: PricedDate; date: RebookingDate; by: StaffRebooking | null }, // prettier-ignore
): Promise<void> {
  const { id: itemId, orderId, places, localDate, localTime } = booking
  const refundMinor = by?.difference === 'keep' || booking.paymentId === null ? 0 : date.refundMinor
  await freeSeats(tx, [itemId])
  await sellNewSeats(tx, { orderId, itemId, departureIds: to.dayIds, places })
  await moveItem(tx, { itemId, to, cancellation: policyAfterMoving(booking.cancellation, percentageNow(booking)) })
  const rebookingId = await insertRebooking(tx, {
    itemId,
    fromDate: localDate,
    fromTime: localTime,
    toDate: to.localDate,
    toTime: to.localTime,
    paidMinor: paidFor(booking),
    priceMinor: date.priceMinor,
    refundMinor,
    byStaff: by !== null,
  })
  if (refundMinor > 0 && booking.paymentId !== null)
    await insertRefund(tx, {
      paymentId: booking.paymentId,
      itemId,
      amountMinor: refundMinor,
      reason: `rebooked_${rebookingId}`,
    })
  // In an isolate of its own: staff read it between Arabic words.
  const dates = `\u2066${localDate} ${localTime} → ${to.localDate} ${to.localTime}\u2069`
  const [actor, { reason }, note] = by
    ? ([staffActor(by.staff), effects.rebookedByStaff, `${dates} · ${by.reason}`] as const)
    : (['buyer', effects.rebooked, dates] as const)
  await insertEvents(tx, orderId, actor, [{ itemId, from: booking.status, to: booking.status, reason, note }])
  if (by === null) await insertRebookingMails(tx, rebookingId)
  else await insertStaffRebookingMail(tx, { rebookingId, reason: by.reason })
  await queueChangeNotices(tx, { orderId, bookingId: itemId, change: 'rebooked', byStaffId: by?.staffId ?? null })
  await by?.record(tx, orderId)
}
