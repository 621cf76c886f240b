import { itemSets, itemTransitions } from '#domain/item-states.ts'
import { orderTransitions } from '#domain/order-states.ts'
import { freeSeats } from '#server/booking/seats.sql.ts'
import { assertTransition } from '#domain/state-machine.ts'
import { effects } from '#server/booking/effects.ts'
import { followOrder } from '#server/booking/order-follower.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import type { Tx } from '#server/kernel/database.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import {
  insertCancellationMails,
  reduceOrderTotal,
  reduceTransfer,
  listBookingsToCancel,
  lockOrder,
  lockTickets,
  releaseRedemption,
  setOrderCancelled,
  type BookingToCancel,
  type OrderToCancel,
} from './cancellation-queries.ts'
import { findOwnOrder, type OwnOrderInput } from './find-own-order.ts'
import { insertRefund } from './insert-refund.ts'
import { insertEvents, setItemStatuses } from './queries.ts'
import { refundedElsewhere } from './preview-cancellation.ts'
import { quoteCancellation } from './quote-cancellation.ts'

const { reason: REASON } = effects.bookingCancelled

/**
 * Cancels one booking for its buyer (C5, docs/rules/cancellation.md): puts its seats back on sale, and records the refund of the policy
 * (booking/payments/refund.ts sends it), the event and the mails to buyer and operator, all or nothing. Reduces or ends an awaited transfer.
 * Cancelling again does nothing. `seenRefundMinor`: the refund that the buyer was shown, in minor units of the order's currency. Throws ApiError
 * `orders.order_unknown`, `orders.not_cancellable`, `orders.booking_used`, and `orders.cancellation_changed` if the refund is another one now.
 */
export async function cancelBooking(
  context: PaymentContext,
  input: OwnOrderInput & { bookingId: number; seenRefundMinor: number },
): Promise<void> {
  await findOwnOrder(context, input)
  const seen = (await listBookingsToCancel(context.db, input.reference)).find(({ id }) => id === input.bookingId)
  const elsewhereMinor = seen ? await refundedElsewhere(context, seen) : 0
  await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, input.reference)
    if (order) await lockTickets(tx, order.id)
    const bookings = await listBookingsToCancel(tx, input.reference)
    const booking = bookings.find(({ id }) => id === input.bookingId)
    if (!order || !booking) throw new ApiError('missing', 'orders.order_unknown')
    if (itemSets.called_off.includes(booking.status)) return

    const quote = quoteCancellation(booking, elsewhereMinor)
    if (quote.refundMinor !== input.seenRefundMinor)
      throw new ApiError('conflict', 'orders.cancellation_changed', { cancellation: quote })
    const others = bookings.filter((other) => other !== booking)
    const isLast = !others.some(({ status }) => itemSets.live.includes(status))
    await freeSeats(tx, booking.id)
    if (isLast && itemSets.unpaid.includes(booking.status)) await releaseRedemption(tx, order.id)
    await setItemStatuses(tx, [booking.id], 'cancelled')
    if (!quote.isPaid) {
      await reduceOrderTotal(tx, order.id, booking)
      await reduceTransfer(tx, order.id, isLast)
    }
    if (quote.refundMinor > 0 && booking.paymentId !== null)
      await insertRefund(tx, {
        paymentId: booking.paymentId,
        itemId: booking.id,
        amountMinor: quote.refundMinor,
        reason: 'cancelled_by_buyer',
      })
    await recordCancellation(tx, { order, booking, isLast })
    await insertCancellationMails(tx, { orderId: order.id, bookingId: booking.id })
  })
}

/** With the last of its bookings the order itself is cancelled. */
async function recordCancellation(
  tx: Tx,
  { order, booking, isLast }: { order: OrderToCancel; booking: BookingToCancel; isLast: boolean },
): Promise<void> {
  assertTransition(itemTransitions, booking.status, 'cancelled')
  const ofItem = { itemId: booking.id, from: booking.status, to: 'cancelled', reason: REASON }
  if (!isLast) return insertEvents(tx, order.id, 'buyer', [ofItem])

  assertTransition(orderTransitions, order.status, 'cancelled')
  await setOrderCancelled(tx, order.id)
  await followOrder(tx, order.id, effects.orderCancelled.quote)
  await insertEvents(tx, order.id, 'buyer', [
    ofItem,
    { itemId: null, from: order.status, to: 'cancelled', reason: REASON },
  ])
}
