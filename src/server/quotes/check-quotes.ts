import { followOrder } from '#server/booking/order-follower.ts'
import type { Context } from '#server/kernel/context.ts'
import { listStrayQuotes } from './queries.ts'

/**
 * A safety net that should find nothing: quotes follow their orders in the statements that change these
 * (quote-follower.ts).
 */
export async function checkQuotes(context: Context): Promise<void> {
  for (const { reference, orderId, outcome } of await listStrayQuotes(context.db)) {
    context.log.error({ reference, orderId, outcome }, 'a quote had not followed its order')
    await context.db.transaction((tx) => followOrder(tx, orderId, outcome))
  }
}
