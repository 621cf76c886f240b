import { clashesWith, endOfDuration, isAwayFrom, isContinuous, type Visit } from '#domain/cart-plan.ts'
import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { LEAST_AGE } from './least-age-sql.ts'

interface Departure extends Visit {
  productId: number
  city: number
  localTime: string
  /** The fewest days or nights that can be booked. */
  minDuration: number
}

interface Wish {
  productIds: number[]
  localDate: string
  taken: readonly Visit[]
  travellers: number
  /** In whole years; null: not known. */
  youngest: number | null
}

/**
 * The start times of the products, in order, with a departure on sale on the day, on its city's calendar, that takes the party and can be done
 * together with what is taken, with time for the way, and not during a stay in another town. What is rented by days or
 * nights leaves room for another thing, but not for several: a car for the day is of no use between two activities.
 */
export async function listFitting(
  connection: Connection,
  { productIds, localDate, taken, travellers, youngest }: Wish,
): Promise<Map<number, string[]>> {
  const rows = await connection.rows<Departure>(
    named({
      name: 'catalogue.fitting',
      // Departures have ids of their own, which must not be taken for those of visits.
      text: `select p.id as "productId", -d.id as id, to_json(d.starts_at) #>> '{}' as "startsAt", to_json(d.ends_at) #>> '{}' as "endsAt",
        to_json(case p.rate when 'once' then d.ends_at else d.starts_at end) #>> '{}' as "busyUntil", p.rate, d.local_date::text as "localDate", d.local_time as "localTime",
        p.min_duration as "minDuration", c.id as city, c.zone,
        coalesce((p.meeting_point ->> 'lat')::float8, c.lat) as lat, coalesce((p.meeting_point ->> 'lng')::float8, c.lng) as lng
      from product p join city c on c.id = p.city_id join option o on o.product_id = p.id and o.is_listed
        join departure d on d.option_id = o.id and d.local_date = :localDate
      where p.id = any (:productIds::bigint[]) and o.capacity >= :travellers and (:youngest::int is null or coalesce(${LEAST_AGE}, 0) <= :youngest)
        and (p.rate <> 'once' or (d.is_open and d.cutoff_at > rihla_now()
          and d.held + d.sold + case p.pricing_per when 'person' then :travellers::int else 1 end <= d.capacity))`,
      values: { productIds, localDate, travellers, youngest },
    }),
  )
  const isFull = taken.filter((visit) => isContinuous(visit) && visit.localDate === localDate).length > 1
  const fitting = rows.filter((departure) => {
    const visit = { ...departure, endsAt: endOfDuration(departure.endsAt, departure.minDuration) }
    return (
      clashesWith(visit, taken).length === 0 &&
      !taken.some((other) => isAwayFrom(visit, other) || isAwayFrom(other, visit)) &&
      (isContinuous(visit) || !isFull)
    )
  })
  const times = Map.groupBy(fitting, ({ productId }) => productId)
  return new Map(
    [...times].map(([id, these]) => [id, [...new Set(these.map(({ localTime }) => localTime))].toSorted()]),
  )
}
