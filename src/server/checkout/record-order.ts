import type { Connection } from '#server/platform/database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { takeAndRecord, type OrderToRecord, type RecordedOrder } from './take-statement.ts'

/**
 * Takes an order's places and records it, all or nothing; its payment page is opened after the commit. Null when the key was used before.
 * Throws Refusal `checkout.sold_out`, `checkout.cart_changed`, `promo.*`.
 */
export async function recordOrder(connection: Connection, order: OrderToRecord): Promise<RecordedOrder | null> {
  try {
    const [recorded] = await connection.rows<RecordedOrder>(takeAndRecord(order))
    return recorded ?? null
  } catch (error) {
    const { code, message = '' } = error as { code?: string; message?: string }
    if (code !== 'RH001') throw error
    if (message === 'cart_changed') throw new Refusal('conflict', 'checkout.cart_changed')
    if (message === 'sold_out') throw new Refusal('conflict', 'checkout.sold_out')
    throw new Refusal('conflict', `promo.${message}`)
  }
}
