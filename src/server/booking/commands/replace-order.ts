import type { Tx } from '#server/kernel/database.ts'
import { ORDER, inOrderStates } from '#server/booking/states.ts'

/**
 * Marks an order that ended unpaid as replaced by a new one of the same buyer: a payment that still arrives for it is refunded instead of booking
 * the same twice (docs/rules/money-late.md). Waits for a concurrent confirmation. Returns false, without a change, if the order did not end unpaid.
 */
export async function replaceOrder(tx: Tx, input: { orderId: number }): Promise<boolean> {
  const rows = await tx.rows({
    name: 'orders.replaced',
    text: `update orders set is_replaced = true, updated_at = now()
      where id = $1 and (status ${inOrderStates('unsuccessful')} or status = ${ORDER.cancelled} and confirmed_at is null) returning id`,
    values: [input.orderId],
  })
  return rows.length > 0
}
