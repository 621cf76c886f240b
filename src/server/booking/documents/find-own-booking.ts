import type { Locale } from '#domain/locale.ts'
import { findOwnOrder } from '#server/booking/orders/find-own-order.ts'
import { viewOrder, type Booking, type Invoice } from '#server/booking/orders/view-order.ts'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'

export interface BookingInput {
  visitor: Visitor
  locale: Locale
  reference: string
  key?: string | undefined
  bookingId: number
}

/** A booking of an order that the visitor may see. Throws ApiError `orders.order_unknown`, the same for a stranger's and for none. */
export async function findOwnBooking(
  context: Context,
  wish: BookingInput,
): Promise<{ invoice: Invoice; booking: Booking }> {
  const invoice = viewOrder(context, await findOwnOrder(context, { ...wish, key: wish.key }), wish.locale)
  const booking = invoice.bookings.find(({ id }) => id === wish.bookingId)
  if (!booking) throw new ApiError('missing', 'orders.order_unknown')
  return { invoice, booking }
}
