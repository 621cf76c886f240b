import type { Connection } from '#server/kernel/database.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { cartKey } from './cart-key.ts'
import { countItems } from './queries.ts'

/** How many items the visitor's cart has, for the header. */
export async function countCartItems(
  connection: Connection,
  visitor: Pick<Visitor, 'site' | 'cartToken'>,
): Promise<number> {
  return visitor.cartToken === null ? 0 : countItems(connection, cartKey(visitor.site, visitor.cartToken))
}
