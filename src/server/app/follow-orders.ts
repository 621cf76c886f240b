import { registerOrderFollower } from '#server/booking/order-follower.ts'
import { quoteFollower } from '#server/quotes/quote-follower.ts'

/** Call once at startup, in each process that changes orders. */
export function followOrders(): void {
  registerOrderFollower(quoteFollower)
}
