/**
 * The state of departure `d` (domain/departure-states.ts). Called off: it was cancelled for all its guests, and nobody has
 * opened it since; it stays so after its start.
 */
export const DEPARTURE_STATE = `case
    when not d.is_open and (select u.kind from disruption u where u.departure_id = d.id order by u.id desc limit 1) = 'cancel' then 'called_off'
    when d.starts_at <= rihla_now() then 'over'
    when not d.is_open then 'closed'
    when d.held + d.sold >= d.capacity then 'sold_out'
    when d.cutoff_at <= rihla_now() then 'cutoff'
    else 'open' end` as const
