import { itemSets } from '#domain/item-states.ts'
import type { BookingView } from './calls.ts'

const DAY_MS = 86_400_000

type Times = Pick<BookingView, 'startsAt' | 'endsAt'>

const isWithinDay = ({ startsAt, endsAt }: Times) => Date.parse(endsAt) - Date.parse(startsAt) < DAY_MS

/**
 * The bookings of an order that a booking would overlap at these times. What lasts a day or longer, such as a tent, leaves
 * room for others.
 */
export function overlapping<Other extends Pick<BookingView, 'id' | 'status'> & Times>(
  times: Times,
  bookingId: number,
  bookings: readonly Other[],
): Other[] {
  if (!isWithinDay(times)) return []
  return bookings.filter(
    (other) =>
      other.id !== bookingId &&
      itemSets.live.includes(other.status) &&
      isWithinDay(other) &&
      Date.parse(times.startsAt) < Date.parse(other.endsAt) &&
      Date.parse(other.startsAt) < Date.parse(times.endsAt),
  )
}
