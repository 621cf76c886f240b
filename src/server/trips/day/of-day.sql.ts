import { relativeDays } from '#domain/printed-day.ts'
import { IN_LIVE_HOLD_STATES } from '#server/booking/states.ts'
import { IN_SCOPE, tripScopeOf } from '#server/trips/trip-scope.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'

/**
 * Departure `d` in city `c`, in the scope, is on the day and has guests. The range of starts, for the index, is that of
 * all time zones.
 */
export const OF_DAY =
  `d.starts_at between coalesce(:day::date, rihla_now()::date) - interval '2 days' and coalesce(:day::date, rihla_now()::date) + interval '4 days'
  and d.local_date = coalesce(:day::date, (rihla_now() at time zone c.zone)::date + :ahead::integer) and ${IN_SCOPE}
  and exists (select from hold b where b.departure_id = d.id and b.order_item_id is not null and b.status ${IN_LIVE_HOLD_STATES})` as const

/** `day`: YYYY-MM-DD, or one of `relativeDays`. */
export function dayValues(person: SignedInStaff, day: string) {
  const ahead = relativeDays.findIndex((one) => one === day)
  return { ...tripScopeOf(person), day: ahead === -1 ? day : null, ahead: ahead === -1 ? null : ahead }
}
