import type { Words } from '#domain/locale.ts'
import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { instantOf } from '#server/availability/instant-of.sql.ts'
import { seatsHeldFor } from '#server/booking/seats.sql.ts'
import { IN_SCOPE, tripScopeOf } from '#server/trips/trip-scope.ts'

export interface ChosenDeparture {
  departureId: number
  title: Words
  optionTitle: Words
  localDate: string
  localTime: string
  hasStarted: boolean
  /** It is being cancelled or moved. */
  isBusy: boolean
}

/** Those of the departures that are in the person's scope, by their start. */
export function listChosen(
  connection: Connection,
  { person, departureIds }: { person: SignedInStaff; departureIds: number[] },
): Promise<ChosenDeparture[]> {
  return connection.rows<ChosenDeparture>(
    named({
      name: 'disruptions.chosen',
      text: `select d.id as "departureId", p.title, o.title as "optionTitle", d.local_date as "localDate", d.local_time as "localTime",
          d.starts_at <= rihla_now() as "hasStarted",
          exists (select from disruption u where u.departure_id = d.id and u.ended_at is null) as "isBusy"
        from departure d join option o on o.id = d.option_id join product p on p.id = o.product_id
        where d.id = any (:departureIds::bigint[]) and ${IN_SCOPE} order by d.starts_at, d.id`,
      values: { departureIds, ...tripScopeOf(person) },
    }),
  )
}

/** On the clock of the city. */
export interface Shift {
  days: number
  minutes: number
}

export interface ShiftedDeparture {
  fromId: number
  departureId: number
  localDate: string
  localTime: string
  capacity: number
  taken: number
}

/** The open departures to come of the same options, so much later than each of these. */
export function listShifted(
  connection: Connection,
  { departureIds, days, minutes }: Shift & { departureIds: number[] },
): Promise<ShiftedDeparture[]> {
  return connection.rows<ShiftedDeparture>(
    named({
      name: 'disruptions.shifted',
      text: `select d.id as "fromId", t.id as "departureId", t.local_date as "localDate", t.local_time as "localTime", t.capacity,
          t.held + t.sold - ${seatsHeldFor('d', 't')} as taken
        from departure d join option o on o.id = d.option_id join product p on p.id = o.product_id join city c on c.id = p.city_id
          join departure t on t.option_id = d.option_id and t.id <> d.id and t.starts_at =
            ${instantOf('(d.local_date + d.local_time::time + make_interval(days => :days::integer, mins => :minutes::integer))')}
        where d.id = any (:departureIds::bigint[]) and t.is_open and t.starts_at > rihla_now() and t.quote_request_id is null`,
      values: { departureIds, days, minutes },
    }),
  )
}
