import { inPaymentStates } from '#server/booking/states.ts'
import type { Connection } from '#server/kernel/database.ts'

/** Ids of the open payments of an order, without those of a dearer date. */
export async function findOpenPayments(connection: Connection, orderId: number): Promise<number[]> {
  const rows = await connection.rows<{ id: number }>({
    name: 'payments.open_of_order',
    text: `select id from payment where order_id = $1 and date_change_id is null and status ${inPaymentStates('open')}`,
    values: [orderId],
  })
  return rows.map(({ id }) => id)
}
