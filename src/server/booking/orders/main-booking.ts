import { itemSets, type ItemState } from '#domain/item-states.ts'

/** The booking that a message names in its subject, and whose clock an order's deadline is told on: the first that can still take place. */
export function mainBooking<Booking extends { status: ItemState }>(bookings: readonly Booking[]): Booking | undefined {
  return bookings.find(({ status }) => itemSets.live.includes(status)) ?? bookings[0]
}
