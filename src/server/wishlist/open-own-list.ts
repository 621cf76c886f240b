import type { Tx } from '#server/kernel/database.ts'
import { newToken } from '#server/kernel/token.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { ownerOf } from './owner-of.ts'
import { openList } from './queries.ts'

/** The visitor's list, created if missing, and locked. `wishlistToken` is for the cookie, null for an account. */
export async function openOwnList(tx: Tx, visitor: Visitor): Promise<{ listId: number; wishlistToken: string | null }> {
  const wishlistToken = visitor.userId === null ? (visitor.wishlistToken ?? newToken()) : null
  const owner = ownerOf({ userId: visitor.userId, wishlistToken })
  if (owner === null) throw new Error('a list without an owner')
  return { listId: await openList(tx, owner), wishlistToken }
}
