import type { Connection } from '#server/kernel/database.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { takeAndRecord, type OrderToRecord, type RecordedOrder } from './reserve-statement.ts'

/** The cart has an open order already, or what is in it is booked or being booked by another order. */
export class OrderInTheWay extends Error {}

/** Both are seen only when two orders of one cart are recorded at the same moment. */
const ONE_ORDER = new Set(['orders_open_of_cart', 'order_item_live_intent'])

/** A reservation ends when it is paid, cancelled or over; an hour is the longest that the hourly limit lasts. */
const RETRY_AFTER_SECONDS = 3600

/**
 * Takes an order's places and records it, all or nothing; its payment page is opened after the commit. Null when the key was used before.
 * Throws OrderInTheWay, ApiError `checkout.sold_out`, `checkout.cart_changed`, `checkout.too_many_open`, `promo.*`.
 */
export async function recordOrder(connection: Connection, order: OrderToRecord): Promise<RecordedOrder | null> {
  try {
    const [recorded] = await connection.rows<RecordedOrder>(takeAndRecord(order))
    return recorded ?? null
  } catch (error) {
    const { code, message = '', constraint = '' } = error as { code?: string; message?: string; constraint?: string }
    if (code === '23505' && ONE_ORDER.has(constraint)) throw new OrderInTheWay(constraint, { cause: error })
    if (code !== 'RH001') throw error
    if (message === 'order_in_the_way') throw new OrderInTheWay(message, { cause: error })
    if (message === 'cart_changed') throw new ApiError('conflict', 'checkout.cart_changed')
    if (message === 'sold_out') throw new ApiError('conflict', 'checkout.sold_out')
    if (message === 'too_many_open')
      throw new ApiError('limited', 'checkout.too_many_open', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    throw new ApiError('conflict', `promo.${message}`)
  }
}
