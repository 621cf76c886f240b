import { clashesWith, type Visit } from '#domain/cart-plan.ts'
import { itemSets } from '#domain/item-states.ts'
import type { BookingView } from './calls.ts'

const DAY_MS = 86_400_000

type Place = Pick<BookingView, 'id' | 'citySlug' | 'meetingPoint'>
type Times = Pick<BookingView, 'startsAt' | 'endsAt' | 'localDate'>

/**
 * The bookings of an order that cannot be done together with `booking` at other times, because they overlap or there is
 * too little time for the way. What lasts a day or longer, such as a tent, leaves room for others.
 */
export function clashingBookings<Other extends Place & Times & Pick<BookingView, 'status'>>(
  booking: Place,
  times: Times,
  bookings: readonly Other[],
): Other[] {
  const others = bookings.filter(({ id, status }) => id !== booking.id && itemSets.live.includes(status))
  const clashes = clashesWith(
    visitOf(booking, times),
    others.map((other) => visitOf(other, other)),
  )
  return others.filter(({ id }) => clashes.some(({ other }) => other.id === id))
}

function visitOf({ id, citySlug, meetingPoint }: Place, { startsAt, endsAt, localDate }: Times): Visit {
  const isContinuous = Date.parse(endsAt) - Date.parse(startsAt) < DAY_MS
  return { id, startsAt, endsAt, localDate, city: citySlug, lat: meetingPoint.lat, lng: meetingPoint.lng, isContinuous }
}
