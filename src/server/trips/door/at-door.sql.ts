/** The last day of a departure `d` in a city `c`, on which its tickets still count. */
export const LAST_DAY = '(d.ends_at at time zone c.zone)::date' as const

/** Of a departure `d` in a city `c`: it is of today or tomorrow, or an earlier one that has not ended before today. */
export const IS_AT_DOOR =
  `(d.local_date <= (rihla_now() at time zone c.zone)::date + 1 and ${LAST_DAY} >= (rihla_now() at time zone c.zone)::date)` as const

/** Of a departure `d` in a city `c`: a ticket of it lets its party in today (domain/check-in.ts). */
export const IS_BOARDING =
  `(d.local_date <= (rihla_now() at time zone c.zone)::date and ${LAST_DAY} >= (rihla_now() at time zone c.zone)::date)` as const

/** IS_AT_DOOR, wider and without the city's clock: by the index of departures. No tour lasts longer than 60 days. */
export const NEAR_DOOR =
  `d.local_date between (rihla_now() - interval '60 days')::date and (rihla_now() + interval '2 days')::date
  and d.ends_at > rihla_now() - interval '2 days'` as const
