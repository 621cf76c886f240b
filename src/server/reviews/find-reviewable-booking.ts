import { isReviewable } from '#domain/is-reviewable.ts'
import { findOwnOrder, type OwnOrderInput } from '#server/booking/orders/find-own-order.ts'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'

export interface OwnBookingInput extends OwnOrderInput {
  bookingId: number
}

/**
 * The booking to review and its buyer's first name, which is public. Throws ApiError `orders.order_unknown` for an
 * unknown or another person's booking, and `reviews.not_reviewable` before the activity has ended or if it was not
 * confirmed.
 */
export async function findReviewableBooking(context: Context, wish: OwnBookingInput): Promise<{ author: string }> {
  const order = await findOwnOrder(context, wish)
  const booking = order.bookings.find(({ id }) => id === wish.bookingId)
  if (!booking) throw new ApiError('missing', 'orders.order_unknown')
  if (!isReviewable({ status: booking.status, endsAt: new Date(booking.endsAt) }, order.now))
    throw new ApiError('conflict', 'reviews.not_reviewable')
  return { author: order.firstName }
}
