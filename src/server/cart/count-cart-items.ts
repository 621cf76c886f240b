import type { Connection } from '#server/platform/database.ts'
import { hashToken } from '#server/platform/token.ts'
import type { Visitor } from '#server/platform/visitor.ts'
import { countItems } from './queries.ts'

/** How many items the visitor's cart has, for the header. */
export async function countCartItems(connection: Connection, visitor: Visitor): Promise<number> {
  return visitor.cartToken === null ? 0 : countItems(connection, hashToken(visitor.cartToken))
}
