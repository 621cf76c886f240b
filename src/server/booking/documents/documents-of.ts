import { itemSets, type ItemState } from '#domain/item-states.ts'

/** A paid booking has a calendar file. After a cancellation the file removes the event. */
export function hasCalendarFile(state: ItemState, hasInvoice: boolean): boolean {
  return hasInvoice && (itemSets.booked.includes(state) || itemSets.called_off.includes(state))
}

export const bookingDocuments = ['ticket', 'calendar', 'credit_note'] as const
export type BookingDocument = (typeof bookingDocuments)[number]

/** The documents of a booking that its buyer can open. */
export function documentsOf(booking: {
  state: ItemState
  hasInvoice: boolean
  hasCreditNote: boolean
}): BookingDocument[] {
  const has: Record<BookingDocument, boolean> = {
    ticket: itemSets.booked.includes(booking.state),
    calendar: hasCalendarFile(booking.state, booking.hasInvoice),
    credit_note: booking.hasInvoice && booking.hasCreditNote,
  }
  return bookingDocuments.filter((one) => has[one])
}
