import { oneRow, type Connection } from '#server/kernel/database.ts'
import { inOrderStates, inItemStates } from '#server/booking/states.ts'

/** How many bookings of an account have not ended and may still take place. */
export async function countUpcoming(connection: Connection, userId: number): Promise<number> {
  const { count } = await oneRow<{ count: number }>(connection, {
    name: 'orders.count_upcoming',
    text: `select count(*)::int as count from order_item i join orders o on o.id = i.order_id
      where o.user_id = $1 and i.ends_at > rihla_now() and i.status ${inItemStates('live')}
        and o.status ${inOrderStates('upcoming')}`,
    values: [userId],
  })
  return count
}
