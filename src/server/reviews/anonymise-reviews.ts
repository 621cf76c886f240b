import type { Tx } from '#server/kernel/database.ts'
import { leavePhotos } from './photo-queries.ts'

/**
 * Signs the reviews of these orders as "former traveller" in their own language. Their photos, which may show faces,
 * are removed; the sweep deletes them with their files.
 */
export async function anonymiseReviews(tx: Tx, orderIds: number[]): Promise<void> {
  await tx.rows({
    name: 'reviews.anonymise',
    text: `update review r set author = case r.language when 'ar' then 'مسافر سابق' else 'Former traveller' end, country = null
      from order_item i where i.id = r.order_item_id and i.order_id = any ($1::bigint[])`,
    values: [orderIds],
  })
  await leavePhotos(tx, orderIds)
}
