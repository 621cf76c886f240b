import type { Connection, Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'

/** Skips products that are unknown, withdrawn or not on this site. A product viewed before keeps its latest time. */
export async function upsertRecentlyViewed(
  tx: Tx,
  input: { userId: number; supplierId: number | null; seen: { productId: number; secondsAgo: number }[] },
): Promise<void> {
  await tx.rows(
    named({
      name: 'history.upsert',
      text: `insert into recently_viewed_product (user_id, product_id, viewed_at)
      select :userId, p.id, rihla_now() - make_interval(secs => min(s."secondsAgo"))
      from jsonb_to_recordset(:seen::jsonb) as s("productId" bigint, "secondsAgo" float8) join product p on p.id = s."productId"
      where is_offered(p.status, p.sold_until) and (:supplierId::bigint is null or p.supplier_id = :supplierId)
      group by p.id order by p.id
      on conflict (user_id, product_id) do update set viewed_at = greatest(recently_viewed_product.viewed_at, excluded.viewed_at)`,
      values: { ...input, seen: JSON.stringify(input.seen) },
    }),
  )
}

export async function trimRecentlyViewed(tx: Tx, userId: number, most: number): Promise<void> {
  await tx.rows({
    name: 'history.trim',
    text: `delete from recently_viewed_product where user_id = $1 and product_id not in
      (select product_id from recently_viewed_product where user_id = $1 order by viewed_at desc, product_id limit $2)`,
    values: [userId, most],
  })
}

/** Newest first. */
export async function listRecentlyViewed(connection: Connection, userId: number): Promise<number[]> {
  const rows = await connection.rows<{ productId: number }>({
    name: 'history.list',
    text: 'select product_id as "productId" from recently_viewed_product where user_id = $1 order by viewed_at desc, product_id',
    values: [userId],
  })
  return rows.map((row) => row.productId)
}

export async function deleteRecentlyViewed(connection: Connection, userId: number): Promise<void> {
  await connection.rows({
    name: 'history.delete',
    text: 'delete from recently_viewed_product where user_id = $1',
    values: [userId],
  })
}
