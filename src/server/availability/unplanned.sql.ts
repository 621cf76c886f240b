/** Whether a schedule of its option plans departure `d`, on a day without a closing exception. */
export const IS_PLANNED =
  `exists (select from schedule x where x.option_id = d.option_id and d.local_date between x.valid_from and x.valid_to
  and extract(isodow from d.local_date)::smallint = any (x.weekdays) and d.local_time = any (x.start_times)
  and not exists (select from schedule_exception y where y.schedule_id = x.id and y.local_date = d.local_date and y.is_closed))` as const

/** Future departures `d` closed by an exception and planned by no other schedule. */
export const CLOSED_BY_EXCEPTION = `from schedule_exception e join schedule h on h.id = e.schedule_id
    join departure d on d.option_id = h.option_id and d.local_date = e.local_date and d.local_time = any (h.start_times)
    where e.is_closed and e.local_date >= (rihla_now() - interval '1 day')::date and d.starts_at > rihla_now()
      and not d.is_withdrawn and (d.is_open or d.hand_open is not null) and d.quote_request_id is null
      and not ${IS_PLANNED}` as const

/**
 * The ids of future departures with held or sold seats that the plan has dropped: by an exception, which leaves them
 * open, or by an import, which closes them. Without departures opened or closed by hand.
 */
export const BOOKED_UNPLANNED = `select d.id ${CLOSED_BY_EXCEPTION} and d.held + d.sold > 0 and d.hand_open is null
  union select d.id from departure d
    where d.is_withdrawn and d.starts_at > rihla_now() and d.held + d.sold > 0 and d.hand_open is null` as const
