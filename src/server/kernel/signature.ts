import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * A key for one subject until `expiresAt` (epoch seconds): '<expiry base36>.<mac>'. `scope` names the subject and the
 * use, so that a key for one order opens no other order and no other resource.
 */
export function signKey(secret: string, scope: string, expiresAt: number): string {
  const expiry = expiresAt.toString(36)
  return `${expiry}.${mac(secret, scope, expiry)}`
}

/** Whether we made `key` for this scope and it has not expired. Never throws. */
export function isKeyValid(secret: string, scope: string, key: string, nowSeconds: number): boolean {
  const [expiry, given] = key.split('.')
  if (!expiry || !given || !/^[0-9a-z]{1,9}$/.test(expiry)) return false
  const expected = Buffer.from(mac(secret, scope, expiry))
  const actual = Buffer.from(given)
  return expected.length === actual.length && timingSafeEqual(expected, actual) && parseInt(expiry, 36) > nowSeconds
}

function mac(secret: string, scope: string, expiry: string): string {
  return createHmac('sha256', secret).update(`${scope}\n${expiry}`).digest('base64url').slice(0, 32)
}
