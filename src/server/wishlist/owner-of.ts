import { hashToken } from '#server/kernel/token.ts'
import type { Visitor } from '#server/kernel/visitor.ts'

/** The owner of a list: an account, or a browser by the hash of its cookie's token; the other is null. */
export type Owner = { userId: number; tokenHash: null } | { userId: null; tokenHash: Buffer }

/** The owner of the visitor's list: the account if signed in; null if this browser never saved anything. */
export function ownerOf(visitor: Pick<Visitor, 'userId' | 'wishlistToken'>): Owner | null {
  if (visitor.userId !== null) return { userId: visitor.userId, tokenHash: null }
  return visitor.wishlistToken === null ? null : { userId: null, tokenHash: hashToken(visitor.wishlistToken) }
}
