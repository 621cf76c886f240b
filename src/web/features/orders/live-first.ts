import { itemSets, type ItemState } from '#domain/item-states.ts'

const isLive = ({ status }: { status: ItemState }) => itemSets.live.includes(status)

/** The bookings of an order as its page shows them: those that can still take place before cancelled and lost ones. */
export function liveFirst<Booking extends { status: ItemState }>(bookings: readonly Booking[]): Booking[] {
  return [...bookings.filter(isLive), ...bookings.filter((booking) => !isLive(booking))]
}

/** Which of the bookings that are left one of `liveFirst` is. Undefined: it is the only one, or not left. */
export function positionOf(
  bookings: readonly { status: ItemState }[],
  index: number,
): { number: number; count: number } | undefined {
  const count = bookings.filter(isLive).length
  return count > 1 && index < count ? { number: index + 1, count } : undefined
}
