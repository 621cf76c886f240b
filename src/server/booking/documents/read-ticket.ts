import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { findOwnBooking, type BookingInput } from './find-own-booking.ts'
import { renderTickets } from './render-tickets.ts'

/** A booking's ticket as a PDF. Throws as findOwnBooking does, and ApiError `orders.ticket_not_ready` unless the booking is confirmed. */
export async function readTicket(context: Context, wish: BookingInput): Promise<{ pdf: Uint8Array; name: string }> {
  const { invoice, booking } = await findOwnBooking(context, wish)
  if (!booking.hasTicket) throw new ApiError('conflict', 'orders.ticket_not_ready')
  const pdf = await renderTickets({ site: wish.visitor.site, invoice, bookings: [booking], locale: wish.locale })
  return { pdf, name: `${invoice.reference}-${wish.locale}.pdf` }
}
