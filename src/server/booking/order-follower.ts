import type { Tx } from '#server/kernel/database.ts'

/**
 * What follows an order in a module above booking, in the statement or transaction that changes the order. Registered by
 * `app/follow-orders.ts`, because booking imports none of those modules.
 */
export interface OrderFollower {
  /** CTEs, without `with`, for the orders that became bookings: the CTE `from` has their `id`. */
  booked: (from: string) => string
  /** The same for the orders that ended before they were paid. */
  ended: (from: string) => string
  /** Locks what follows the order of a payment. Before the order itself, as accepting a quote does. */
  lock: (tx: Tx, paymentId: number) => Promise<void>
}

let registered: OrderFollower | null = null

export function registerOrderFollower(follower: OrderFollower): void {
  registered = follower
}

/** @throws without a registered follower: a process that changes orders calls `followOrders` (app/follow-orders.ts) at start. */
export function orderFollower(): OrderFollower {
  if (registered === null) throw new Error('no follower of orders is registered (app/follow-orders.ts)')
  return registered
}

/** In a transaction that changes an order; null: nothing follows. */
export async function followOrder(tx: Tx, orderId: number, outcome: 'booked' | 'ended' | null): Promise<void> {
  if (outcome === null) return
  await tx.rows({
    name: `orders.follow_${outcome}`,
    text: `with followed as (select $1::bigint as id), ${orderFollower()[outcome]('followed')} select 1`,
    values: [orderId],
  })
}
