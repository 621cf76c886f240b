import type { Context } from '#server/kernel/context.ts'
import { inOrderStates } from '#server/booking/states.ts'

/** Per transaction. */
const AT_ONCE = 5000

/**
 * Deletes the rows of finished card orders, which no limit counts (docs/rules/places-and-holds.md). A mobile carrier's
 * network can have thousands, and each checkout from it would read them all. Returns the number of deleted rows.
 */
export async function forgetEndedReservations(context: Context): Promise<number> {
  const deleted = await context.db.rows({
    name: 'orders.forget_ended_reservations',
    text: `delete from open_reservation where (key, order_id) in (select r.key, r.order_id from open_reservation r
        join orders o on o.id = r.order_id where not r.is_unpaid and o.status ${inOrderStates('finished')}
      limit ${AT_ONCE}) returning 1`,
  })
  return deleted.length
}
