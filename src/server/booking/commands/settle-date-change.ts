import { durationChange } from '#domain/duration.ts'
import { itemSets } from '#domain/item-states.ts'
import { writeMovedNote } from '#domain/moved-note.ts'
import { isSettled } from '#domain/payment-states.ts'
import { effects } from '#server/booking/effects.ts'
import { findBookingToMove, type BookingToMove } from '#server/booking/orders/find-booking-to-move.ts'
import { paidFor } from '#server/booking/orders/quote-rebooking.ts'
import { noteLatePayment } from '#server/booking/payments/desk/store-findings.ts'
import { lockDepartures, releaseSeatsOfChange } from '#server/booking/seats.sql.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Tx } from '#server/kernel/database.ts'
import { lockOrder, lockTickets } from './cancel-queries.ts'
import { insertEvents } from './change-items.ts'
import {
  findPaymentOfChange,
  findSoldPrice,
  isDateClosed,
  insertDateChangeMail,
  lockPaymentOfChange,
  setChangePaid,
  type DateChange,
} from './date-change-queries.ts'
import { releaseDateChange } from './release-date-change.ts'
import { insertRefund } from './insert-refund.ts'
import { setPaymentPaid } from './late-payment-queries.ts'
import { moveBooking } from './move-booking.ts'
import { lockSeatsOf } from './rebook-queries.ts'
import { partyChange } from './record-move.ts'

export type DateChangeOutcome = 'moved' | 'refunded' | 'settled_before'

/**
 * Handles the captured payment of a dearer date, once (docs/rules/rebooking.md): moves the booking and raises its price, or
 * refunds everything if the change has ended or the booking cannot be moved any more. Of too large a payment the surplus
 * is refunded, too small a one whole. Null: the payment pays an order.
 */
export async function settleDateChange(
  context: Context,
  { paymentId, capturedMinor }: { paymentId: number; capturedMinor: number },
): Promise<DateChangeOutcome | null> {
  const paid = await findPaymentOfChange(context.db, paymentId)
  if (!paid) return null
  return context.db.transaction(async (tx) => {
    await lockOrder(tx, paid.reference)
    await lockTickets(tx, paid.orderId)
    const locked = await lockPaymentOfChange(tx, paymentId)
    const booking = await findBookingToMove(tx, { reference: paid.reference, bookingId: paid.itemId })
    if (!locked || !booking || isSettled(locked.paymentStatus)) return 'settled_before'
    const { change } = locked
    await setPaymentPaid(tx, paymentId, capturedMinor)
    const isEnough = capturedMinor >= change.differenceMinor
    const isOpen = await lockBoth(tx, change)
    if (isEnough && isOpen && isStillMovable(booking, change)) {
      await move(tx, { booking, change })
      if (capturedMinor > change.differenceMinor)
        await insertRefund(tx, {
          paymentId,
          itemId: null,
          amountMinor: capturedMinor - change.differenceMinor,
          reason: `surplus_${capturedMinor}`,
        })
      return 'moved'
    }
    context.log[isEnough ? 'info' : 'error'](
      { paymentId, dateChange: change.id },
      'refunded the payment of a date change',
    )
    await refund(tx, { booking, change, paymentId, capturedMinor })
    if (!isEnough) await noteLatePayment(tx, { kind: 'unmatched', paymentId, thereMinor: capturedMinor })
    return 'refunded'
  })
}

/** Nothing that the difference was computed from has changed. */
function isStillMovable(booking: BookingToMove, change: DateChange): boolean {
  return (
    change.state === 'open' &&
    !change.hasStarted &&
    itemSets.booked.includes(booking.status) &&
    !booking.isUsed &&
    booking.startsAt > booking.now &&
    booking.departureId === change.fromDepartureId &&
    paidFor(booking) === change.paidMinor
  )
}

/** Locks the departures of both dates. False if one of the new date is closed. */
async function lockBoth(tx: Tx, change: DateChange): Promise<boolean> {
  await lockDepartures(tx, [...new Set([...(await lockSeatsOf(tx, change.itemId)), ...change.dayIds])])
  return !(await isDateClosed(tx, change.id))
}

async function move(tx: Tx, { booking, change }: { booking: BookingToMove; change: DateChange }): Promise<void> {
  const sold = await findSoldPrice(tx, booking.id)
  await releaseSeatsOfChange(tx, change.id)
  await moveBooking(tx, {
    booking,
    to: change,
    cancellation: change.cancellation,
    by: change,
    priceMinor: change.priceMinor,
    refundMinor: 0,
    chargedMinor: change.differenceMinor,
  })
  await setChangePaid(tx, { change, sold, currency: booking.currency })
}

async function refund(
  tx: Tx,
  { booking, change, paymentId, capturedMinor }: { booking: BookingToMove; change: DateChange; paymentId: number; capturedMinor: number }, // prettier-ignore
): Promise<void> {
  if (change.state === 'open') await releaseDateChange(tx, change.id)
  const { reason, buyer } = effects.notMoved
  const { status } = booking
  const note = writeMovedNote({ from: booking, to: change, reason: '' })
  const event = {
    itemId: booking.id,
    from: status,
    to: status,
    reason,
    note,
    party: partyChange(booking, change.party),
    duration: durationChange(booking, change.duration),
  }
  await insertEvents(tx, booking.orderId, 'provider', [event])
  await insertDateChangeMail(tx, { kind: buyer, changeId: change.id, refundMinor: capturedMinor })
  if (capturedMinor > 0) await insertRefund(tx, { paymentId, itemId: null, amountMinor: capturedMinor, reason })
}
