/**
 * Departure `d` was cancelled for all its guests and is closed. Not if it has seats that were sold after it was opened
 * again: those that were cancelled are free, or their bookings are still waiting for it.
 */
export const IS_CALLED_OFF = `(not d.is_open and coalesce((select u.kind = 'cancel' and (d.held + d.sold = 0
      or exists (select from disruption_booking b where b.disruption_id = u.id and b.state in ('waiting', 'blocked')))
    from disruption u where u.departure_id = d.id order by u.id desc limit 1), false))` as const

/** The state of departure `d` (domain/departure-states.ts). A called-off departure stays so after its start. */
export const DEPARTURE_STATE = `case
    when ${IS_CALLED_OFF} then 'called_off'
    when d.starts_at <= rihla_now() then 'over'
    when not d.is_open then 'closed'
    when d.held + d.sold >= d.capacity then 'sold_out'
    when d.cutoff_at <= rihla_now() then 'cutoff'
    else 'open' end` as const
