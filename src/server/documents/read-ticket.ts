import type { Context } from '#server/platform/context.ts'
import { findOwnBooking, type BookingWish } from './find-own-booking.ts'
import { renderTickets } from './render-tickets.ts'

/** A booking's ticket as a PDF. Throws as findOwnBooking does. */
export async function readTicket(context: Context, wish: BookingWish): Promise<{ pdf: Uint8Array; name: string }> {
  const { invoice, booking } = await findOwnBooking(context, wish)
  const pdf = await renderTickets({ site: wish.visitor.site, invoice, bookings: [booking], locale: wish.locale })
  return { pdf, name: `${invoice.reference}-${wish.locale}.pdf` }
}
