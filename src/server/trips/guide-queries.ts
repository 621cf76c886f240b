import type { Locale } from '#domain/locale.ts'
import type { Connection } from '#server/kernel/database.ts'

export interface Guide {
  staffId: number
  name: string
  /** In which they use the console. */
  language: Locale
}

/** The guides of departures, by departure. */
export async function listGuides(connection: Connection, departureIds: number[]): Promise<Map<number, Guide[]>> {
  const rows = await connection.rows<Guide & { departureId: number }>({
    name: 'trips.guides',
    text: `select g.departure_id as "departureId", s.id as "staffId", s.name, s.language
      from departure_guide g join staff s on s.id = g.staff_id
      where g.departure_id = any ($1::bigint[]) order by s.name, s.id`,
    values: [departureIds],
  })
  const byDeparture = Map.groupBy(rows, ({ departureId }) => departureId)
  return new Map(
    departureIds.map((id) => [id, (byDeparture.get(id) ?? []).map(({ departureId: _departureId, ...guide }) => guide)]),
  )
}

/**
 * The supplier's staff who can check tickets in. People who have not accepted the offered role are left out, so that a
 * supplier does not learn their names.
 */
export function listPossibleGuides(connection: Connection, supplierId: number): Promise<Guide[]> {
  return connection.rows<Guide>({
    name: 'trips.possible_guides',
    text: `select s.id as "staffId", s.name, s.language from staff s where exists (select from membership m join role r on r.id = m.role_id
        where m.staff_id = s.id and m.ended_at is null and m.offered_until is null and m.supplier_id = $1 and 'tickets.check_in' = any (r.permissions))
      order by s.name, s.id`,
    values: [supplierId],
  })
}

/** The people who check tickets in, of a supplier or (null) of all. */
export function listGuidesOfScope(
  connection: Connection,
  supplierId: number | null,
): Promise<{ staffId: number; name: string }[]> {
  return connection.rows<{ staffId: number; name: string }>({
    name: 'trips.guides_of_scope',
    text: `select s.id as "staffId", s.name from staff s where exists (select from membership m join role r on r.id = m.role_id
        where m.staff_id = s.id and m.ended_at is null and m.offered_until is null and m.supplier_id is not null and ($1::bigint is null or m.supplier_id = $1)
          and 'tickets.check_in' = any (r.permissions))
      order by s.name, s.id limit 500`,
    values: [supplierId],
  })
}
