/** The cancellation rules `r` of product `p`. */
export const CANCELLATION_RULES =
  'jsonb_to_recordset(p.cancellation) as r (day int, hour int, minute int, percentage int)'

/**
 * Whether a departure `d` of product `p` in city `c` can still be cancelled free of charge. Days before the start are days
 * on the city's clock, as in domain/cancellation.ts.
 */
export const IS_FREE_TO_CANCEL = `exists (select from ${CANCELLATION_RULES} where r.percentage = 0 and
  ((d.starts_at at time zone c.zone) - make_interval(days => r.day, hours => r.hour, mins => r.minute)) at time zone c.zone >= rihla_now())`
