import { createHash } from 'node:crypto'
import { hashToken } from '#server/kernel/token.ts'

/**
 * The key of a cart: a hash of its cookie's token and its site, so that every statement distinguishes sites. The token
 * of another site's cart opens no cart here, and can have a cart of this site beside it.
 */
export function cartKey(site: { id: number }, cartToken: string): Buffer {
  const id = Buffer.alloc(8)
  id.writeBigInt64BE(BigInt(site.id))
  return createHash('sha256').update(hashToken(cartToken)).update(id).digest()
}
