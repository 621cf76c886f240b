import { itemSets } from '#domain/item-states.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { readRefundedElsewhere, type Elsewhere } from '#server/booking/payments/read-refunded-elsewhere.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { listBookingsToCancel, type BookingToCancel } from './list-bookings-to-cancel.ts'
import { findOwnOrder, type OwnOrderInput } from './find-own-order.ts'
import { quoteCancellation, type CancellationQuote } from './quote-cancellation.ts'

/**
 * The refund of cancelling one booking now; changes nothing. Throws ApiError `orders.order_unknown` (also for another buyer's order),
 * `orders.not_cancellable`, `orders.booking_used`.
 */
export async function previewCancellation(
  context: PaymentContext,
  input: OwnOrderInput & { bookingId: number },
): Promise<CancellationQuote> {
  await findOwnOrder(context, input)
  const booking = (await listBookingsToCancel(context.db, input.reference)).find(({ id }) => id === input.bookingId)
  if (!booking) throw new ApiError('missing', 'orders.order_unknown')
  return quoteCancellation(booking, await refundedElsewhere(context, booking))
}

/** Calls the provider only for paid bookings. */
export async function refundedElsewhere(
  context: PaymentContext,
  { status, payments }: Pick<BookingToCancel, 'status' | 'payments'>,
): Promise<Elsewhere> {
  return readRefundedElsewhere(context, itemSets.booked.includes(status) ? payments : [])
}
