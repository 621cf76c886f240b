import type { Locale } from '#domain/locale.ts'
import { readInvoice } from '#server/booking/orders/read-orders.ts'
import type { Booking, Invoice } from '#server/booking/orders/view-order.ts'
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
  const invoice = await readInvoice(context, { ...wish, key: wish.key })
  const booking = invoice.bookings.find(({ id }) => id === wish.bookingId)
  if (!booking) throw new ApiError('missing', 'orders.order_unknown')
  return { invoice, booking }
}
