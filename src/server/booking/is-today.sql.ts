/** Whether a moment is between the days of the start and the end of order item `i`, on its city's calendar. */
export const isDayOf = <Moment extends string>(moment: Moment) =>
  `(${moment} at time zone i.zone)::date
  between (i.starts_at at time zone i.zone)::date and (i.ends_at at time zone i.zone)::date` as const

export const IS_TODAY = isDayOf('rihla_now()')
