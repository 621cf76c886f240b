import { busyUntil, clashesWith, type Visit } from '#domain/cart-plan.ts'
import { itemSets } from '#domain/item-states.ts'
import { movedTimes, readyAt } from '#domain/time-to-be-ready.ts'
import type { BookingView } from './calls.ts'

type Times = Pick<BookingView, 'startsAt' | 'endsAt' | 'localDate' | 'localTime'>
type Booked = Pick<BookingView, 'id' | 'citySlug' | 'meetingPoint' | 'zone' | 'pickup' | 'rate'> & Times

/**
 * The bookings of an order that cannot be done together with `booking` at other times, because they overlap or there is
 * too little time for the way. Each takes time from its pick-up on; a stay or rental only until it starts.
 */
export function clashingBookings<Other extends Booked & Pick<BookingView, 'status'>>(
  booking: Booked,
  times: Times,
  bookings: readonly Other[],
): Other[] {
  const others = bookings.filter(({ id, status }) => id !== booking.id && itemSets.live.includes(status))
  const clashes = clashesWith(visitOf({ ...booking, ...movedTimes(booking, times) }), others.map(visitOf))
  return others.filter(({ id }) => clashes.some(({ other }) => other.id === id))
}

function visitOf(booking: Omit<Booked, 'pickup'> & { pickup: { localDate: string; localTime: string } | null }): Visit {
  const { id, endsAt, rate, localDate, citySlug, zone, meetingPoint } = booking
  return {
    id,
    startsAt: readyAt(booking),
    endsAt,
    busyUntil: busyUntil(booking),
    rate,
    localDate,
    city: citySlug,
    zone,
    lat: meetingPoint.lat,
    lng: meetingPoint.lng,
  }
}
