import type { Connection } from '#server/kernel/database.ts'
import { keyOfCart, type CartOwner } from './cart-key.ts'
import { countItems } from './queries.ts'

/** How many items the visitor's cart has, for the header. */
export async function countCartItems(connection: Connection, visitor: CartOwner): Promise<number> {
  const key = keyOfCart(visitor)
  return key === null ? 0 : countItems(connection, key)
}
