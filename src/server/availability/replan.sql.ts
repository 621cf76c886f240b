import { IS_BY_HAND } from './by-hand.sql.ts'

/*
 * How the departures of an import change. Statements over its staged departures, which have the columns `option_id`, `starts_at` and
 * PLANNED_COLUMNS. What was set by hand in the console stays (domain/hand.ts).
 */

const columns = ['local_date', 'local_time', 'ends_at', 'cutoff_at', 'capacity', 'adjust_basis_points']
export const PLANNED_COLUMNS = columns.join(', ')

/** Changes existing departures to the planned ones, locked in the order of their ids as in a reservation. */
export const changePlanned = (planned: string) => `update departure d set ${columns
  .filter((name) => name !== 'capacity')
  .map((name) => `${name} = w.${name}`)
  .join(', ')}, capacity = coalesce(d.hand_capacity, w.capacity),
    plan_capacity = case when d.hand_capacity is not null then w.capacity end,
    is_open = coalesce(d.hand_open, d.is_open or d.is_withdrawn), is_withdrawn = false
  from ${planned} w, (select x.id from departure x join ${planned} y on y.option_id = x.option_id and y.starts_at = x.starts_at
      where (x.local_date, x.local_time, x.ends_at, x.cutoff_at, coalesce(x.plan_capacity, x.capacity), x.adjust_basis_points, x.is_withdrawn)
        is distinct from (y.local_date, y.local_time, y.ends_at, y.cutoff_at, y.capacity, y.adjust_basis_points, false)
      order by x.id for no key update of x) l
  where d.id = l.id and w.option_id = d.option_id and w.starts_at = d.starts_at`

/** Closes departures that no schedule plans; they keep their seats. `unplanned`: the part after `from`, with departures as d. */
export const withdrawUnplanned = (
  unplanned: string,
) => `update departure d set is_open = coalesce(d.hand_open, false), is_withdrawn = true
  from (select d.id from ${unplanned} and not d.is_withdrawn and (d.is_open or d.hand_open is not null) order by d.id for no key update of d) l
  where d.id = l.id`

/** Deletes withdrawn departures that no cart or order ever referred to. */
export const deleteUnplanned = (unplanned: string) => `delete from departure where id in (select d.id from ${unplanned}
  and d.is_withdrawn and d.held + d.sold = 0 and not ${IS_BY_HAND}
  and not exists (select from order_item i where i.departure_id = d.id) and not exists (select from hold h where h.departure_id = d.id)
  and not exists (select from date_change c where c.departure_id = d.id)
  and not exists (select from cart_item i where i.departure_id = d.id))`

export const insertPlanned = (planned: string) => `insert into departure (option_id, starts_at, ${PLANNED_COLUMNS})
  select option_id, starts_at, ${PLANNED_COLUMNS} from ${planned} w
  where w.starts_at > rihla_now()
    and not exists (select from departure d where d.option_id = w.option_id and d.starts_at = w.starts_at)
  order by w.option_id, w.starts_at`

/** Notes up to which day options are planned, if it is later. `options`: a select of option_id and planned_until. */
export const extendPlan = (options: string) => `insert into option_plan as a (option_id, planned_until) ${options}
  on conflict (option_id) do update set planned_until = excluded.planned_until where a.planned_until < excluded.planned_until`
