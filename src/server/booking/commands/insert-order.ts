import type { Connection } from '#server/kernel/database.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { reserveAndInsert, type OrderToRecord, type RecordedOrder, type ReserveRefusal } from './reserve-statement.ts'

/** The cart has an open order, or another order has its items. */
export class ConflictingOrder extends Error {}

/** Both are violated only if two orders of one cart are recorded at the same moment. */
const ONE_ORDER = new Set(['orders_open_of_cart', 'order_item_live_intent'])

/** The hourly limit lasts at most an hour; other limits end earlier, when a reservation is paid, answered, cancelled or expires. */
const RETRY_AFTER_SECONDS = 3600

const refusals: Record<ReserveRefusal, (cause: unknown) => Error> = {
  order_in_the_way: (cause) => new ConflictingOrder('order_in_the_way', { cause }),
  cart_changed: () => new ApiError('conflict', 'checkout.cart_changed'),
  sold_out: () => new ApiError('conflict', 'checkout.sold_out'),
  too_many_open: () => new ApiError('limited', 'checkout.too_many_open', { retryAfterSeconds: RETRY_AFTER_SECONDS }),
  too_many_requests: () =>
    new ApiError('limited', 'checkout.too_many_requests', { retryAfterSeconds: RETRY_AFTER_SECONDS }),
  code_used_up: () => new ApiError('conflict', 'promo.code_used_up'),
  code_used_by_you: () => new ApiError('conflict', 'promo.code_used_by_you'),
}

/**
 * Takes an order's seats and records it, all or nothing; its payment page is opened after the commit. Returns null if the key was used before.
 * Throws ConflictingOrder, ApiError `checkout.sold_out`, `checkout.cart_changed`, `checkout.too_many_open`, `checkout.too_many_requests`,
 * `promo.*`.
 */
export async function insertOrder(connection: Connection, order: OrderToRecord): Promise<RecordedOrder | null> {
  try {
    const [recorded] = await connection.rows<RecordedOrder>(reserveAndInsert(order))
    return recorded ?? null
  } catch (error) {
    const { code, message = '', constraint = '' } = error as { code?: string; message?: string; constraint?: string }
    if (code === '23505' && ONE_ORDER.has(constraint)) throw new ConflictingOrder(constraint, { cause: error })
    if (code !== 'RH001') throw error
    throw Object.hasOwn(refusals, message) ? refusals[message as ReserveRefusal](error) : error
  }
}
