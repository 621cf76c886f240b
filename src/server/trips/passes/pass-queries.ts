import type { Words } from '#domain/locale.ts'
import { IN_LIVE_HOLD_STATES } from '#server/booking/states.ts'
import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { IS_AT_DOOR, LAST_DAY, NEAR_DOOR } from '#server/trips/door/at-door.sql.ts'
import { IN_SCOPE, type TripScope } from '#server/trips/trip-scope.ts'
import { IS_VALID } from './valid-pass.sql.ts'

export interface PassableDeparture {
  id: number
  supplierId: number
  isNow: boolean
  /** The end of its last day on the city's calendar. */
  dayEndsAt: Date
  /** For the log: '2026-11-24 09:00'. */
  day: string
}

/** Those of the departures that are in the scope. `isNow`: of today or tomorrow, or under way. */
export function listPassable(
  connection: Connection,
  { departureIds, ...scope }: TripScope & { departureIds: number[] },
): Promise<PassableDeparture[]> {
  return connection.rows<PassableDeparture>(
    named({
      name: 'trips.passable',
      text: `select d.id, p.supplier_id as "supplierId",
          ${IS_AT_DOOR} as "isNow", (${LAST_DAY} + 1)::timestamp at time zone c.zone as "dayEndsAt", d.local_date || ' ' || d.local_time as day
        from departure d join option o on o.id = d.option_id join product p on p.id = o.product_id join city c on c.id = p.city_id
        where d.id = any (:departureIds::bigint[]) and ${IN_SCOPE} order by d.starts_at, d.id`,
      values: { departureIds, ...scope },
    }),
  )
}

/** Of a pass `w`: all of its departures are in the scope. */
const IS_MANAGED = `(:supplierId::bigint is null or w.supplier_id = :supplierId)
  and (:guideId::bigint is null or not exists (select from device_pass_departure o where o.pass_id = w.id and not exists (
    select from departure_guide g where g.departure_id = o.departure_id and g.staff_id = :guideId)))` as const

export interface OtherDeparture {
  id: number
  title: Words
  localDate: string
  localTime: string
}

/** The booked departures of the same supplier in the scope, of today or tomorrow or under way. */
export function listOthers(
  connection: Connection,
  { departureId, ...scope }: TripScope & { departureId: number },
): Promise<OtherDeparture[]> {
  return connection.rows<OtherDeparture>(
    named({
      name: 'trips.passable_others',
      text: `select d.id, p.title, d.local_date as "localDate", d.local_time as "localTime"
        from departure f join option b on b.id = f.option_id join product q on q.id = b.product_id
          join product p on p.supplier_id = q.supplier_id join option o on o.product_id = p.id join departure d on d.option_id = o.id
          join city c on c.id = p.city_id
        where f.id = :departureId and d.id <> f.id and ${NEAR_DOOR} and ${IS_AT_DOOR} and ${IN_SCOPE}
          and exists (select from hold h where h.departure_id = d.id and h.status ${IN_LIVE_HOLD_STATES})
        order by d.starts_at, d.id limit 40`,
      values: { departureId, ...scope },
    }),
  )
}

export interface PassRow {
  id: number
  name: string
  madeBy: string
  createdAt: Date
  openedAt: Date | null
  lastUsedAt: Date | null
  expiresAt: Date
  departures: number
}

/** The passes of a departure that work and that a person of this scope may end. */
export function listPassesOf(
  connection: Connection,
  { departureId, supplierId, guideId }: TripScope & { departureId: number },
): Promise<PassRow[]> {
  return connection.rows<PassRow>(
    named({
      name: 'trips.passes',
      text: `select w.id, w.name, s.name as "madeBy", w.created_at as "createdAt", w.opened_at as "openedAt", w.last_used_at as "lastUsedAt",
        w.expires_at as "expiresAt", (select count(*) from device_pass_departure o where o.pass_id = w.id) as departures
      from device_pass_departure x join device_pass w on w.id = x.pass_id join membership m on m.id = w.membership_id
        join role r on r.id = m.role_id join staff s on s.id = m.staff_id
      where x.departure_id = :departureId and ${IS_VALID} and w.expires_at > rihla_now() and ${IS_MANAGED}
      order by w.id`,
      values: { departureId, supplierId, guideId },
    }),
  )
}

/** A pass whose departures are all in the scope, locked. */
export async function lockPassInScope(
  connection: Connection,
  { id, supplierId, guideId }: TripScope & { id: number },
): Promise<{ id: number; name: string; supplierId: number } | undefined> {
  const rows = await connection.rows<{ id: number; name: string; supplierId: number }>(
    named({
      name: 'trips.lock_pass_in_scope',
      text: `select w.id, w.name, w.supplier_id as "supplierId" from device_pass w
        where w.id = :id and w.revoked_at is null and ${IS_MANAGED} for no key update of w`,
      values: { id, supplierId, guideId },
    }),
  )
  return rows[0]
}
