import { schedulesOfOption, type ScheduleRow } from '#server/availability/schedules.sql.ts'
import type { Tx } from '#server/kernel/database.ts'
import { count } from './write-queries.ts'

export interface OptionToPlan {
  id: number
  zone: string
  today: string
  plannedUntil: string | null
  durationMinutes: number
  cutoffMinutes: number
  schedules: ScheduleRow[] | null
}

/** The options of the files' products with their schedules, in order; `today` is the city's day. */
export function listOptionsToPlan(tx: Tx, after: number, limit: number): Promise<OptionToPlan[]> {
  return tx.rows<OptionToPlan>({
    name: 'import.options_to_plan',
    text: `select o.id, c.zone, (rihla_now() at time zone c.zone)::date::text as today, o.planned_until as "plannedUntil", o.duration_minutes as "durationMinutes",
        p.cutoff_minutes as "cutoffMinutes",
        ${schedulesOfOption} as schedules
      from option o join product p on p.id = o.product_id join city c on c.id = p.city_id join staged_products s on s.code = p.code
      where o.id > $1 and o.is_listed
      order by o.id limit $2`,
    values: [after, limit],
  })
}

export interface StagedDeparture {
  schedule_id: number
  option_id: number
  local_date: string
  local_time: string
  starts_at: string
  ends_at: string
  cutoff_at: string
  capacity: number
  adjust_basis_points: number
}

const columns = 'local_date, local_time, ends_at, cutoff_at, capacity, adjust_basis_points'

export async function stageDepartures(tx: Tx, departures: StagedDeparture[]): Promise<void> {
  await tx.rows({
    name: 'import.stage_departures',
    text: `insert into staged_departures (schedule_id, option_id, starts_at, ${columns})
      select schedule_id, option_id, starts_at, ${columns} from jsonb_to_recordset($1::jsonb) as r (schedule_id bigint, option_id bigint,
        local_date date, local_time text, starts_at timestamptz, ends_at timestamptz, cutoff_at timestamptz, capacity integer,
        adjust_basis_points integer)`,
    values: [JSON.stringify(departures)],
  })
}

export async function indexStagedDepartures(tx: Tx): Promise<void> {
  await tx.rows({ name: 'import.index_departures', text: 'create index on staged_departures (option_id, starts_at)' })
  await tx.rows({ name: 'import.analyze_departures', text: 'analyze staged_departures' })
}

export interface DepartureAtOdds {
  file: number
  place: string
  productCode: string
  optionCode: string
  localDate: string
  localTime: string
  capacity: number
  taken: number
}

const whose = `p.code as "productCode", o.code as "optionCode", d.local_date as "localDate", d.local_time as "localTime",
  d.held + d.sold as taken`

/**
 * Departures whose new capacity is less than the seats taken, with the row that sets it: the schedule, else the
 * product.
 */
export function listTooSmall(tx: Tx): Promise<DepartureAtOdds[]> {
  return tx.rows<DepartureAtOdds>({
    name: 'import.too_small',
    text: `select coalesce(hs.file, s.file) as file, coalesce(hs.place, s.place) as place, ${whose}, w.capacity
      from staged_departures w join departure d on d.option_id = w.option_id and d.starts_at = w.starts_at
        join option o on o.id = d.option_id join product p on p.id = o.product_id join staged_products s on s.code = p.code
        join schedule h on h.id = w.schedule_id
        left join staged_schedules hs on hs.product = p.code and hs.option = o.code and hs.code = h.code
      where d.held + d.sold > w.capacity and d.hand_capacity is null order by d.starts_at, d.id`,
  })
}

// Future departures of the files' products that no schedule plans. Departures of quotes do not belong to a schedule.
const unplanned = `from departure d join option o on o.id = d.option_id join product p on p.id = o.product_id
  join staged_products s on s.code = p.code join city c on c.id = p.city_id
  where d.quote_request_id is null and d.starts_at > rihla_now() and d.local_date <= greatest((rihla_now() at time zone c.zone)::date + $1::integer, o.planned_until)
    and not exists (select from staged_departures w where w.option_id = d.option_id and w.starts_at = d.starts_at)`

/** Booked departures that no schedule plans any more. */
export function listBookedUnplanned(tx: Tx, days: number): Promise<DepartureAtOdds[]> {
  return tx.rows<DepartureAtOdds>({
    name: 'import.booked_unplanned',
    text: `select s.file, s.place, ${whose}, d.capacity ${unplanned} and d.held + d.sold > 0 and not d.is_withdrawn order by d.starts_at, d.id`,
    values: [days],
  })
}

export interface WrittenDepartures {
  added: number
  changed: number
  withdrawn: number
}

/**
 * Changes the departures of the next `days` days to the planned ones. An unplanned one is deleted if no cart or order
 * ever referred to it; otherwise it is closed and keeps its seats. What was set by hand in the console stays
 * (domain/hand.ts). Rows are locked in the order of their ids, as in a reservation.
 */
export async function writeDepartures(tx: Tx, days: number): Promise<WrittenDepartures> {
  const changed = await count(
    tx,
    'change.departures',
    `update departure d set ${columns
      .split(', ')
      .filter((name) => name !== 'capacity')
      .map((name) => `${name} = w.${name}`)
      .join(', ')}, capacity = coalesce(d.hand_capacity, w.capacity),
        plan_capacity = case when d.hand_capacity is not null then w.capacity end,
        is_open = coalesce(d.hand_open, d.is_open or d.is_withdrawn), is_withdrawn = false
      from staged_departures w, (select x.id from departure x join staged_departures y on y.option_id = x.option_id and y.starts_at = x.starts_at
          where (x.local_date, x.local_time, x.ends_at, x.cutoff_at, coalesce(x.plan_capacity, x.capacity), x.adjust_basis_points, x.is_withdrawn)
            is distinct from (y.local_date, y.local_time, y.ends_at, y.cutoff_at, y.capacity, y.adjust_basis_points, false)
          order by x.id for no key update of x) l
      where d.id = l.id and w.option_id = d.option_id and w.starts_at = d.starts_at`,
  )
  const withdrawn = await count(
    tx,
    'withdraw.departures',
    `update departure d set is_open = coalesce(d.hand_open, false), is_withdrawn = true
      from (select d.id ${unplanned} and not d.is_withdrawn and (d.is_open or d.hand_open is not null) order by d.id for no key update of d) l where d.id = l.id`,
    [days],
  )
  await count(
    tx,
    'remove.departures',
    `delete from departure where id in (select d.id ${unplanned} and d.is_withdrawn and d.held + d.sold = 0 and d.hand_open is null and d.hand_capacity is null
        and not exists (select from order_item i where i.departure_id = d.id) and not exists (select from hold h where h.departure_id = d.id)
        and not exists (select from cart_item i where i.departure_id = d.id))`,
    [days],
  )
  await count(
    tx,
    'planned.options',
    `update option o set planned_until = greatest(o.planned_until, (rihla_now() at time zone c.zone)::date + $1::integer)
      from product p join city c on c.id = p.city_id join staged_products s on s.code = p.code
      where p.id = o.product_id and o.is_listed and exists (select from schedule h where h.option_id = o.id)
        and o.planned_until is distinct from greatest(o.planned_until, (rihla_now() at time zone c.zone)::date + $1::integer)`,
    [days],
  )
  const added = await count(
    tx,
    'add.departures',
    `insert into departure (option_id, starts_at, ${columns})
      select option_id, starts_at, ${columns} from staged_departures w
      where w.starts_at > rihla_now()
        and not exists (select from departure d where d.option_id = w.option_id and d.starts_at = w.starts_at)
      order by w.option_id, w.starts_at`,
  )
  return { added, changed, withdrawn }
}
