/** Whether today is between the days of the start and the end of order item `i`, on its city's calendar. */
export const IS_TODAY = `(rihla_now() at time zone i.zone)::date
  between (i.starts_at at time zone i.zone)::date and (i.ends_at at time zone i.zone)::date`
