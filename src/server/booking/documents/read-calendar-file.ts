import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { composeCalendarFile, type CalendarFile } from './compose-calendar-file.ts'
import { findOwnBooking, type BookingInput } from './find-own-booking.ts'

/**
 * A booking for the visitor's calendar; of a cancelled one, what takes it out again. Throws as findOwnBooking does, and ApiError
 * `orders.ticket_not_ready` when it was neither confirmed nor reserved.
 */
export async function readCalendarFile(context: Context, wish: BookingInput): Promise<CalendarFile> {
  const { invoice, booking } = await findOwnBooking(context, wish)
  if (!booking.hasCalendar) throw new ApiError('conflict', 'orders.ticket_not_ready')
  return composeCalendarFile(context, { site: wish.visitor.site, invoice, booking, locale: wish.locale })
}
