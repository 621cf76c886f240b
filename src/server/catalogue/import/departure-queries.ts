import {
  changePlanned,
  deleteUnplanned,
  extendPlan,
  insertPlanned,
  PLANNED_COLUMNS,
  withdrawUnplanned,
} from '#server/availability/replan.sql.ts'
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
    text: `select o.id, c.zone, (rihla_now() at time zone c.zone)::date::text as today, a.planned_until as "plannedUntil", o.duration_minutes as "durationMinutes",
        p.cutoff_minutes as "cutoffMinutes",
        ${schedulesOfOption} as schedules
      from option o join product p on p.id = o.product_id join city c on c.id = p.city_id join staged_products s on s.code = p.code
        left join option_plan a on a.option_id = o.id
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

export async function stageDepartures(tx: Tx, departures: StagedDeparture[]): Promise<void> {
  await tx.rows({
    name: 'import.stage_departures',
    text: `insert into staged_departures (schedule_id, option_id, starts_at, ${PLANNED_COLUMNS})
      select schedule_id, option_id, starts_at, ${PLANNED_COLUMNS} from jsonb_to_recordset($1::jsonb) as r (schedule_id bigint, option_id bigint,
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
const unplanned = `departure d join option o on o.id = d.option_id join product p on p.id = o.product_id
  join staged_products s on s.code = p.code join city c on c.id = p.city_id
    left join option_plan a on a.option_id = o.id
  where d.quote_request_id is null and d.starts_at > rihla_now() and d.local_date <= greatest((rihla_now() at time zone c.zone)::date + $1::integer, a.planned_until)
    and not exists (select from staged_departures w where w.option_id = d.option_id and w.starts_at = d.starts_at)`

/** Booked departures that no schedule plans any more. */
export function listBookedUnplanned(tx: Tx, days: number): Promise<DepartureAtOdds[]> {
  return tx.rows<DepartureAtOdds>({
    name: 'import.booked_unplanned',
    text: `select s.file, s.place, ${whose}, d.capacity from ${unplanned} and d.held + d.sold > 0 and not d.is_withdrawn order by d.starts_at, d.id`,
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
 * ever referred to it; otherwise it is closed and keeps its seats.
 */
export async function writeDepartures(tx: Tx, days: number): Promise<WrittenDepartures> {
  const changed = await count(tx, 'change.departures', changePlanned('staged_departures'))
  const withdrawn = await count(tx, 'withdraw.departures', withdrawUnplanned(unplanned), [days])
  await count(tx, 'remove.departures', deleteUnplanned(unplanned), [days])
  await count(
    tx,
    'planned.options',
    extendPlan(`select o.id, greatest(a.planned_until, (rihla_now() at time zone c.zone)::date + $1::integer)
      from option o join product p on p.id = o.product_id join city c on c.id = p.city_id join staged_products s on s.code = p.code
        left join option_plan a on a.option_id = o.id
      where o.is_listed and exists (select from schedule h where h.option_id = o.id)`),
    [days],
  )
  const added = await count(tx, 'add.departures', insertPlanned('staged_departures'))
  return { added, changed, withdrawn }
}
