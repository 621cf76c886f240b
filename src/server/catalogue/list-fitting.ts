import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'

/**
 * Of the products those with a departure on sale on the day, on its city's calendar, that overlaps none of the times that are
 * taken. What is rented by days or nights leaves room for other things.
 */
export async function listFitting(
  connection: Connection,
  {
    productIds,
    localDate,
    taken,
  }: { productIds: number[]; localDate: string; taken: readonly { startsAt: string; endsAt: string }[] },
): Promise<number[]> {
  const rows = await connection.rows<{ id: number }>(
    named({
      name: 'catalogue.fitting',
      text: `select p.id from product p
      where p.id = any (:productIds::bigint[]) and (p.rate <> 'once' or exists (
        select from option o join departure d on d.option_id = o.id
        where o.product_id = p.id and o.is_listed and d.local_date = :localDate and d.is_open and d.cutoff_at > rihla_now() and d.held + d.sold < d.capacity
          and not exists (select from unnest(:starts::timestamptz[], :ends::timestamptz[]) as t (starts_at, ends_at)
            where d.starts_at < t.ends_at and t.starts_at < d.ends_at)))`,
      values: {
        productIds,
        localDate,
        starts: taken.map(({ startsAt }) => startsAt),
        ends: taken.map(({ endsAt }) => endsAt),
      },
    }),
  )
  return rows.map(({ id }) => id)
}
