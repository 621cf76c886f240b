import { registerOrderFollower } from '#server/booking/order-follower.ts'
import { quoteFollower } from '#server/quotes/quote-follower.ts'

/** Called once at start, by each process that changes orders. */
export function followOrders(): void {
  registerOrderFollower(quoteFollower)
}
