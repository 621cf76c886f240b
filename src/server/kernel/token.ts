import { createHash, randomBytes } from 'node:crypto'

/** A secret for a cookie or a link: 256 random bits. Store only its hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
