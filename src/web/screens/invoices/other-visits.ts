import type { Visit } from '#domain/cart-plan.ts'
import { onClockOf } from '#domain/date-words.ts'
import { itemSets } from '#domain/item-states.ts'
import type { Locale } from '#domain/locale.ts'
import { timeToBeReady } from '#domain/time-to-be-ready.ts'
import type { PlanView } from '#web/features/cart/calls.ts'
import type { BookingView } from '#web/features/orders/calls.ts'
import { visitOfBooking } from '#web/features/orders/clashing-bookings.ts'
import { timesOf } from '#web/lib/times-of.ts'

export interface OtherVisit {
  visit: Visit
  title: string
  /** The city whose clock the times are on, if it is not the booking's. */
  clockOf: string | null
  /** From when to when, beside a date. */
  timesBeside: (date: string) => string
}

/** What the visitor has booked besides a booking: the others of its order, and `plans` of other orders. */
export function otherVisits(
  booking: Pick<BookingView, 'id' | 'citySlug'>,
  bookings: readonly BookingView[],
  plans: readonly PlanView[],
  locale: Locale,
): OtherVisit[] {
  const ofOrder = bookings.filter(({ id, status }) => id !== booking.id && itemSets.live.includes(status))
  const clockOf = ({ citySlug, cityName }: { citySlug: string; cityName: string }) =>
    citySlug === booking.citySlug ? null : cityName
  const isOfOrder = (id: number) => bookings.some((one) => one.id === id)
  return [
    ...ofOrder.map((other) => ({
      visit: visitOfBooking(other),
      title: other.title,
      clockOf: clockOf(other),
      timesBeside: (date: string) => timesOf({ ...other, localTime: timeToBeReady(other) }, locale, date),
    })),
    ...plans
      .filter(({ id }) => !isOfOrder(id))
      .map(({ title, citySlug, cityName, ...plan }) => ({
        visit: { ...plan, city: citySlug },
        title,
        clockOf: clockOf({ citySlug, cityName }),
        timesBeside: (date: string) => timesOf({ ...plan, ...onClockOf(plan.startsAt, plan.zone) }, locale, date),
      })),
  ]
}
