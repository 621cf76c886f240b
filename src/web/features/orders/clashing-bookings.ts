import { busyUntil, clashesWith, type Visit } from '#domain/cart-plan.ts'
import { movedTimes, readyAt } from '#domain/time-to-be-ready.ts'
import type { BookingView } from './calls.ts'

type Times = Pick<BookingView, 'startsAt' | 'endsAt' | 'localDate' | 'localTime'>
type Booked = Pick<BookingView, 'id' | 'citySlug' | 'meetingPoint' | 'zone' | 'pickup' | 'rate'> & Times

/**
 * Those of the visits that cannot be done together with `booking` at other times, because they overlap or there is too
 * little time for the way. Each takes time from its pick-up on; a stay or rental only until it starts.
 */
export function clashingBookings<Other extends { visit: Visit }>(
  booking: Booked,
  times: Times,
  others: readonly Other[],
): Other[] {
  const clashes = clashesWith(
    visitOfBooking({ ...booking, ...movedTimes(booking, times) }),
    others.map(({ visit }) => visit),
  )
  return others.filter(({ visit }) => clashes.some(({ other }) => other === visit))
}

export function visitOfBooking(
  booking: Omit<Booked, 'pickup'> & { pickup: { localDate: string; localTime: string } | null },
): Visit {
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
