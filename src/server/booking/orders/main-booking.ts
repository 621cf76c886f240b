import { itemSets, type ItemState } from '#domain/item-states.ts'

/** The booking that messages name in their subject, and whose time zone deadlines are shown in: the first that can still take place. */
export function mainBooking<Booking extends { status: ItemState }>(bookings: readonly Booking[]): Booking | undefined {
  return bookings.find(({ status }) => itemSets.live.includes(status)) ?? bookings[0]
}
