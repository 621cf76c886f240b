import { isReviewable } from '#domain/is-reviewable.ts'
import { findOwnOrder, type OwnOrderWish } from '#server/booking/orders/find-own-order.ts'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'

export interface OwnBookingWish extends OwnOrderWish {
  bookingId: number
}

/**
 * As whom the buyer of a booking may write of it: by the first name alone, for all can read it. Throws ApiError `orders.order_unknown` for somebody
 * else's and for none, and `reviews.not_reviewable` before the activity has ended or where it was not confirmed.
 */
export async function findReviewableBooking(context: Context, wish: OwnBookingWish): Promise<{ author: string }> {
  const order = await findOwnOrder(context, wish)
  const booking = order.bookings.find(({ id }) => id === wish.bookingId)
  if (!booking) throw new ApiError('missing', 'orders.order_unknown')
  if (!isReviewable({ status: booking.status, endsAt: new Date(booking.endsAt) }, order.now))
    throw new ApiError('conflict', 'reviews.not_reviewable')
  return { author: order.firstName }
}
