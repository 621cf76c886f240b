import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { IN_SCOPE, type TripScope } from '#server/trips/trip-scope.ts'

export interface PassableDeparture {
  id: number
  supplierId: number
  isNow: boolean
  /** The end of its day on the city's calendar. */
  dayEndsAt: Date
  /** For the log: '2026-11-24 09:00'. */
  day: string
}

/** Those of the departures that are in the scope. `isNow`: of today or tomorrow. */
export function listPassable(
  connection: Connection,
  { departureIds, ...scope }: TripScope & { departureIds: number[] },
): Promise<PassableDeparture[]> {
  return connection.rows<PassableDeparture>(
    named({
      name: 'trips.passable',
      text: `select d.id, p.supplier_id as "supplierId",
          d.local_date between (rihla_now() at time zone c.zone)::date and (rihla_now() at time zone c.zone)::date + 1 as "isNow",
          (d.local_date + 1)::timestamp at time zone c.zone as "dayEndsAt", d.local_date || ' ' || d.local_time as day
        from departure d join option o on o.id = d.option_id join product p on p.id = o.product_id join city c on c.id = p.city_id
        where d.id = any (:departureIds::bigint[]) and ${IN_SCOPE} order by d.starts_at, d.id`,
      values: { departureIds, ...scope },
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

/** The passes of a departure that were neither revoked nor are over. */
export function listPassesOf(connection: Connection, departureId: number): Promise<PassRow[]> {
  return connection.rows<PassRow>({
    name: 'trips.passes',
    text: `select w.id, w.name, s.name as "madeBy", w.created_at as "createdAt", w.opened_at as "openedAt", w.last_used_at as "lastUsedAt",
        w.expires_at as "expiresAt", (select count(*) from device_pass_departure o where o.pass_id = w.id) as departures
      from device_pass_departure x join device_pass w on w.id = x.pass_id join membership m on m.id = w.membership_id
        join staff s on s.id = m.staff_id
      where x.departure_id = $1 and w.revoked_at is null and w.expires_at > rihla_now() and m.ended_at is null
      order by w.id`,
    values: [departureId],
  })
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
        where w.id = :id and w.revoked_at is null
          and (:supplierId::bigint is null or w.supplier_id = :supplierId)
          and (:guideId::bigint is null or not exists (select from device_pass_departure x where x.pass_id = w.id and not exists (
            select from departure_guide g where g.departure_id = x.departure_id and g.staff_id = :guideId)))
        for no key update of w`,
      values: { id, supplierId, guideId },
    }),
  )
  return rows[0]
}
