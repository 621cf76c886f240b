import type { Tx } from '#server/kernel/database.ts'
import { setReplaced } from './queries.ts'

/**
 * The buyer orders again what an order that ended unpaid was for: money that still comes for that one is sent back instead of booking the same
 * twice (docs/rules/money-late.md). Answers whether it had ended unpaid; one that was booked meanwhile is left as it is.
 */
export async function replaceOrder(tx: Tx, input: { orderId: number }): Promise<boolean> {
  return setReplaced(tx, input.orderId)
}
