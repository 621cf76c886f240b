import type { PlannedDeparture } from '#domain/schedule.ts'
import type { Connection, Tx } from '#server/kernel/database.ts'
import { schedulesOfOption, type ScheduleRow } from './schedules.sql.ts'
import { CLOSED_BY_EXCEPTION, IS_PLANNED } from './unplanned.sql.ts'

export interface OptionToExtend {
  id: number
  zone: string
  /** The first day without departures and the last to plan, on the city's clock. */
  fromDate: string
  toDate: string
  durationMinutes: number
  cutoffMinutes: number
  schedules: ScheduleRow[]
}

/**
 * Locks options whose departures do not reach `days` ahead, the shortest first. Options locked by other processes are
 * skipped.
 */
export function claimOptionsToExtend(tx: Tx, input: { days: number; most: number }): Promise<OptionToExtend[]> {
  return tx.rows<OptionToExtend>({
    name: 'availability.options_to_extend',
    text: `with due as (
        select o.id, c.zone, (rihla_now() at time zone c.zone)::date as today, a.planned_until, p.cutoff_minutes
        from option o join product p on p.id = o.product_id join city c on c.id = p.city_id
          left join option_plan a on a.option_id = o.id
        where o.is_listed and (a.planned_until is null or a.planned_until < (rihla_now() at time zone c.zone)::date + $1::integer)
          and exists (select from schedule h where h.option_id = o.id)
        order by a.planned_until nulls first, o.id limit $2 for no key update of o skip locked)
      select o.id, due.zone, greatest(due.today, due.planned_until + 1)::text as "fromDate", (due.today + $1::integer)::text as "toDate",
        o.duration_minutes as "durationMinutes", due.cutoff_minutes as "cutoffMinutes",
        ${schedulesOfOption} as schedules
      from due join option o on o.id = due.id order by o.id`,
    values: [input.days, input.most],
  })
}

export interface NewDeparture extends PlannedDeparture {
  optionId: number
}

/**
 * Inserts the missing departures and returns their number. A start that already has a departure, sold or not, is left
 * unchanged.
 */
export async function insertDepartures(tx: Tx, departures: NewDeparture[]): Promise<number> {
  const rows = await tx.rows({
    name: 'availability.insert_departures',
    text: `insert into departure (option_id, local_date, local_time, starts_at, ends_at, cutoff_at, capacity, adjust_basis_points)
      select "optionId", "localDate", "localTime", "startsAt", "endsAt", "cutoffAt", capacity, "adjustBasisPoints"
      from jsonb_to_recordset($1::jsonb) as r ("optionId" bigint, "localDate" date, "localTime" text, "startsAt" timestamptz,
        "endsAt" timestamptz, "cutoffAt" timestamptz, capacity integer, "adjustBasisPoints" integer)
      where "startsAt" > rihla_now() order by "optionId", "startsAt"
      on conflict (option_id, starts_at) do nothing returning id`,
    values: [JSON.stringify(departures)],
  })
  return rows.length
}

export async function setPlannedUntil(tx: Tx, options: OptionToExtend[]): Promise<void> {
  await tx.rows({
    name: 'availability.planned_until',
    text: `insert into option_plan (option_id, planned_until)
      select id, "toDate" from jsonb_to_recordset($1::jsonb) as r (id bigint, "toDate" date) order by id
      on conflict (option_id) do update set planned_until = excluded.planned_until`,
    values: [JSON.stringify(options.map(({ id, toDate }) => ({ id, toDate })))],
  })
}

/**
 * Closes unbooked departures with a closing exception, and returns their number. One that is being booked at the same
 * time stays open.
 */
export async function closeExceptions(connection: Connection): Promise<number> {
  const rows = await connection.rows({
    name: 'availability.close_exceptions',
    text: `update departure d set is_open = coalesce(d.hand_open, false), is_withdrawn = true
      from (select id from departure where id in (select d.id ${CLOSED_BY_EXCEPTION}) and held + sold = 0 order by id for no key update) l
      where d.id = l.id and d.held + d.sold = 0 returning d.id`,
  })
  return rows.length
}

/**
 * Reopens departures that an exception had closed and a schedule plans again. Departures closed by the operator stay
 * closed.
 */
export async function reopenPlanned(connection: Connection): Promise<number> {
  const rows = await connection.rows({
    name: 'availability.reopen_planned',
    text: `update departure d set is_open = coalesce(d.hand_open, true), is_withdrawn = false
      from (select d.id from departure d join option o on o.id = d.option_id
        where d.is_withdrawn and o.is_listed and d.starts_at > rihla_now() and ${IS_PLANNED} order by d.id for no key update of d) l
      where d.id = l.id returning d.id`,
  })
  return rows.length
}

export interface BookedAndClosed {
  id: number
  product: string
  option: string
  localDate: string
  localTime: string
  taken: number
}

/** Booked departures with a closing exception: an operator must decide; nothing is cancelled automatically. */
export function listBookedExceptions(connection: Connection): Promise<BookedAndClosed[]> {
  return connection.rows<BookedAndClosed>({
    name: 'availability.booked_exceptions',
    text: `select b.id, p.code as product, o.code as option, b.local_date as "localDate", b.local_time as "localTime", b.held + b.sold as taken
      from departure b join option o on o.id = b.option_id join product p on p.id = o.product_id
      where b.held + b.sold > 0 and b.id in (select d.id ${CLOSED_BY_EXCEPTION}) and b.hand_open is null order by b.starts_at, b.id`,
  })
}
