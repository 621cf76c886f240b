import { itemSets, type ItemState } from '#domain/item-states.ts'

/** The bookings of an order as its page shows them: those that can still take place before cancelled and lost ones. */
export function liveFirst<Booking extends { status: ItemState }>(bookings: readonly Booking[]): Booking[] {
  const isLive = ({ status }: Booking) => itemSets.live.includes(status)
  return [...bookings.filter(isLive), ...bookings.filter((booking) => !isLive(booking))]
}
