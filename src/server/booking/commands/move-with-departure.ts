import { freeUntilStart } from '#domain/disruption.ts'
import { writeMovedNote } from '#domain/moved-note.ts'
import { itemSets } from '#domain/item-states.ts'
import { effects } from '#server/booking/effects.ts'
import { findBookingToMove } from '#server/booking/orders/find-booking-to-move.ts'
import { paidFor } from '#server/booking/orders/quote-rebooking.ts'
import { lockDepartures, moveSeats } from '#server/booking/seats.sql.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { lockOrder, lockTickets } from './cancel-queries.ts'
import { insertEvents } from './change-items.ts'
import { findOpenChange } from './date-change-queries.ts'
import { endDateChange } from './release-date-change.ts'
import { insertDepartureMoveMail, insertRebooking, lockSeatsOf, moveItem, type NewDate } from './rebook-queries.ts'
import { staffActor, type RecordChange } from './staff-actor.ts'

/**
 * Moves a booking because its whole departure is moved (docs/rules/disruptions.md): it keeps its price, its state and its deadline to pay, and can be
 * cancelled for nothing until it begins; the mail gives the reason. False if the booking is not on the old departure any more. Throws ApiError
 * `orders.order_unknown`, `orders.booking_used`, and `orders.date_gone` if the new departure has too few seats.
 */
export async function moveWithDeparture(
  context: Context,
  input: {
    reference: string
    bookingId: number
    fromDepartureId: number
    to: NewDate
    by: { staff: string; reason: string; record: RecordChange }
  },
): Promise<boolean> {
  const { to, by, fromDepartureId } = input
  return context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, input.reference)
    if (order) await lockTickets(tx, order.id)
    const booking = await findBookingToMove(tx, input)
    if (!order || !booking) throw new ApiError('missing', 'orders.order_unknown')
    if (!itemSets.live.includes(booking.status) || booking.departureId !== fromDepartureId) return false
    if (booking.isUsed) throw new ApiError('conflict', 'orders.booking_used')
    const change = await findOpenChange(tx, booking.id)
    const own = await lockSeatsOf(tx, booking.id)
    const locked = await lockDepartures(tx, [...new Set([...own, to.departureId, ...(change?.dayIds ?? [])])])
    const target = locked.find(({ id }) => id === to.departureId)
    // Of the guest's own dearer date, which ends now.
    const ownHeld = booking.held?.places[to.departureId] ?? 0
    if (!target || target.hasStarted || target.held - ownHeld + target.sold + booking.places > target.capacity)
      throw new ApiError('conflict', 'orders.date_gone')

    if (change) await endDateChange(tx, change, { booking, orderId: order.id, actor: staffActor(by.staff) })
    await moveSeats(tx, { itemId: booking.id, fromDepartureId, toDepartureId: to.departureId })
    await moveItem(tx, { itemId: booking.id, to, party: null, duration: null, cancellation: freeUntilStart })
    const rebookingId = await insertRebooking(tx, {
      itemId: booking.id,
      fromDate: booking.localDate,
      fromTime: booking.localTime,
      toDate: to.localDate,
      toTime: to.localTime,
      paidMinor: paidFor(booking),
      priceMinor: paidFor(booking),
      refundMinor: 0,
      chargedMinor: 0,
      party: null,
      duration: null,
      byStaff: true,
    })
    const { reason } = effects.departureMoved
    const event = {
      itemId: booking.id,
      from: booking.status,
      to: booking.status,
      reason,
      note: writeMovedNote({ from: booking, to, reason: by.reason }),
    }
    await insertEvents(tx, order.id, staffActor(by.staff), [event])
    await insertDepartureMoveMail(tx, { rebookingId, reason: by.reason })
    await by.record(tx, order.id)
    return true
  })
}
