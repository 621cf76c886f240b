import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'

export interface MeetingPointRow {
  productId: number
  lat: number
  lng: number
}

/** The products of a city whose meeting point has a position. */
export function listMeetingPoints(connection: Connection, cityId: number): Promise<MeetingPointRow[]> {
  return connection.rows<MeetingPointRow>(
    named({
      name: 'search.meeting_points',
      text: `select p.id as "productId", (p.meeting_point ->> 'lat')::float8 as lat, (p.meeting_point ->> 'lng')::float8 as lng
      from product p
      where p.city_id = :cityId and jsonb_typeof(p.meeting_point -> 'lat') = 'number'
        and jsonb_typeof(p.meeting_point -> 'lng') = 'number'`,
      values: { cityId },
    }),
  )
}
