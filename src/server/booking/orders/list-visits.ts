import type { Visit } from '#domain/cart-plan.ts'
import type { Connection } from '#server/kernel/database.ts'
import { inItemStates } from '#server/booking/states.ts'

/** A booking that can still take place. */
export interface BookedVisit extends Visit {
  productId: number
  city: number
  citySlugs: { ar: string; en: string }
}

/** The live bookings of an order, the earliest first. */
export function listVisits(connection: Connection, orderId: number): Promise<BookedVisit[]> {
  return connection.rows<BookedVisit>({
    name: 'orders.visits',
    text: `select i.id, i.product_id as "productId", jsonb_build_object('ar', c.slug_ar, 'en', c.slug_en) as "citySlugs",
        i.local_date::text as "localDate", to_json(i.starts_at - make_interval(mins => coalesce((i.pickup ->> 'minutesBefore')::int, 0))) #>> '{}' as "startsAt", to_json(i.ends_at) #>> '{}' as "endsAt", to_json(case p.rate when 'once' then i.ends_at else i.starts_at end) #>> '{}' as "busyUntil", p.rate,
        c.id as city, c.zone, coalesce((p.meeting_point ->> 'lat')::float8, c.lat) as lat, coalesce((p.meeting_point ->> 'lng')::float8, c.lng) as lng
      from order_item i join product p on p.id = i.product_id join city c on c.id = p.city_id
      where i.order_id = $1 and i.status ${inItemStates('live')} order by i.starts_at, i.position`,
    values: [orderId],
  })
}
