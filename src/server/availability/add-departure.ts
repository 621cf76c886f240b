import { oneRow, type Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { instantOf } from './instant-of.sql.ts'

const STARTS_AT = instantOf('(:localDate::date + :localTime::text::time)')

/**
 * The departure of the same option at another date and time of the city's clock. If there is none, it is added
 * with the same length, cut-off and capacity. No schedule has it, so it cannot be booked until it is opened by hand.
 */
export async function findOrAddDeparture(
  tx: Tx,
  at: { likeDepartureId: number; localDate: string; localTime: string; reason: string },
): Promise<number> {
  await tx.rows(
    named({
      name: 'availability.add_departure',
      text: `insert into departure (option_id, local_date, local_time, starts_at, ends_at, cutoff_at, capacity, is_open, is_withdrawn,
          hand_open, hand_reason, adjust_basis_points)
        select d.option_id, :localDate::date, :localTime::text, n.starts_at, n.starts_at + (d.ends_at - d.starts_at),
          n.starts_at - (d.starts_at - d.cutoff_at), coalesce(d.plan_capacity, d.capacity), false, true, false, :reason, d.adjust_basis_points
        from departure d join option o on o.id = d.option_id join product p on p.id = o.product_id join city c on c.id = p.city_id
          cross join lateral (select ${STARTS_AT} as starts_at) n
        where d.id = :likeDepartureId on conflict (option_id, starts_at) do nothing`,
      values: at,
    }),
  )
  const { id } = await oneRow<{ id: number }>(
    tx,
    named({
      name: 'availability.departure_at',
      text: `select d.id from departure d join departure l on l.option_id = d.option_id join option o on o.id = d.option_id
          join product p on p.id = o.product_id join city c on c.id = p.city_id
        where l.id = :likeDepartureId and d.starts_at = ${STARTS_AT}`,
      values: { likeDepartureId: at.likeDepartureId, localDate: at.localDate, localTime: at.localTime },
    }),
  )
  return id
}
