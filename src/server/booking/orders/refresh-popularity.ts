import { setPopularity } from '#server/catalogue/refresh-popularity.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Connection } from '#server/kernel/database.ts'
import { ITEM } from '#server/booking/states.ts'

const LAST_DAYS = 365

/** Passes to the catalogue how often each product was booked in the last year; it breaks ties in listings. */
export async function refreshPopularity(context: Context): Promise<void> {
  await setPopularity(context, await listBookedCounts(context.db, LAST_DAYS))
}

/** Confirmed bookings of each product in the last `lastDays` days. */
function listBookedCounts(connection: Connection, lastDays: number): Promise<{ productId: number; count: number }[]> {
  return connection.rows({
    name: 'orders.booked_counts',
    text: `select i.product_id as "productId", count(*)::int as count from order_item i
      where i.status = ${ITEM.confirmed} and i.created_at > rihla_now() - make_interval(days => $1) group by i.product_id`,
    values: [lastDays],
  })
}
