import { createHash } from 'node:crypto'
import { hashToken, newToken } from '#server/kernel/token.ts'
import type { Visitor } from '#server/kernel/visitor.ts'

/** Whose cart it is. */
export type CartOwner = Pick<Visitor, 'site' | 'userId' | 'cartToken'>

/**
 * The key of the visitor's cart. An account has one cart on each site, on all its devices; a guest has the cart of the
 * browser's cookie. Null: a guest without a cart.
 */
export function keyOfCart({ site, userId, cartToken }: CartOwner): Buffer | null {
  if (userId !== null) return keyOfAccount(site, userId)
  return cartToken === null ? null : keyOfToken(site, cartToken)
}

/** As keyOfCart; a guest without a cart gets a token for the cookie. */
export function cartToFill(owner: CartOwner): { key: Buffer; cartToken: string | null } {
  const key = keyOfCart(owner)
  if (key !== null) return { key, cartToken: owner.cartToken }
  const cartToken = newToken()
  return { key: keyOfToken(owner.site, cartToken), cartToken }
}

export function keyOfAccount(site: { id: number }, userId: number): Buffer {
  return createHash('sha256').update(`account ${userId} on site ${site.id}`).digest()
}

/** Has the site in it: the token of another site's cart opens no cart here, and can have a cart of this site beside it. */
export function keyOfToken(site: { id: number }, cartToken: string): Buffer {
  const id = Buffer.alloc(8)
  id.writeBigInt64BE(BigInt(site.id))
  return createHash('sha256').update(hashToken(cartToken)).update(id).digest()
}
